import type { Position } from '../board/position';
import { mayExchange } from '../game/turnRules';
import type { Exchange } from '../game/turns/turn';
import { popcount } from '../lexicon/popcount';
import type { PlayerView } from './playerView';

export interface WorthyExchange {
  readonly turn: Exchange;
  /** In thousandths of a point. */
  readonly worth: number;
}

/**
 * The exchange with the highest worth; of equals, the one that keeps most tiles, then the first tiles of the
 * rack. `undefined` if the rules allow none.
 *
 * @param exchanged worth of each exchange, by the mask of the tiles kept
 */
export function bestExchange(
  { bagCount, position: { rack, rules } }: Pick<PlayerView, 'bagCount' | 'position'>,
  exchanged: Int32Array,
): WorthyExchange | undefined {
  if (!mayExchange(bagCount, rules.exchangeLimit)) return undefined;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  const full = exchanged.length - 1;
  for (let mask = 0; mask < full; mask++) {
    const worth = exchanged[mask] ?? 0;
    if (worth < most || popcount(full ^ mask) > bagCount) continue;
    if (worth === most && popcount(mask) <= popcount(best)) continue;
    best = mask;
    most = worth;
  }
  return best < 0 ? undefined : worthyExchange(rack, best, most);
}

interface ExchangeSituation extends Pick<Position, 'rack' | 'rules'> {
  readonly bagCount: number;
}

/**
 * The `most` exchanges with the highest worth, best first; of equals, those that keep most tiles, then the
 * first tiles of the rack. Exchanges of equal tiles come once.
 *
 * @param exchanged worth of each exchange, by the mask of the tiles kept
 */
export function rankedExchanges(
  { bagCount, rack, rules }: ExchangeSituation,
  exchanged: Int32Array,
  most: number,
): readonly WorthyExchange[] {
  if (!mayExchange(bagCount, rules.exchangeLimit)) return [];
  const full = exchanged.length - 1;
  const copies = laterCopies(rack);
  const worthOf = (mask: number): number => exchanged[mask] ?? 0;
  const masks: number[] = [];
  for (let mask = 0; mask < full; mask++)
    if (popcount(full ^ mask) <= bagCount && keepsFirstCopies(mask, copies)) masks.push(mask);
  masks.sort((one, other) => worthOf(other) - worthOf(one) || popcount(other) - popcount(one));
  return masks.slice(0, most).map((mask) => worthyExchange(rack, mask, worthOf(mask)));
}

const worthyExchange = (rack: Uint8Array, kept: number, worth: number): WorthyExchange => ({
  turn: { kind: 'exchange', tiles: [...rack].filter((_tile, nth) => ((kept >> nth) & 1) === 0) },
  worth,
});

/** For each tile with an equal one before it: both places on the rack. */
const laterCopies = (rack: Uint8Array): readonly (readonly [before: number, place: number])[] =>
  [...rack].flatMap((tile, place) => {
    const before = rack.lastIndexOf(tile, place - 1);
    return place === 0 || before < 0 ? [] : [[before, place] as const];
  });

/** Whether the first of equal tiles are kept, so that equal exchanges come only once. */
const keepsFirstCopies = (mask: number, copies: ReturnType<typeof laterCopies>): boolean =>
  copies.every(([before, place]) => ((mask >> place) & 1) === 0 || ((mask >> before) & 1) === 1);
