import type { Tile } from '../alphabet/tile';
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
  if (best < 0) return undefined;
  const tiles = [...rack].filter((_tile, nth): _tile is Tile => ((best >> nth) & 1) === 0);
  return { turn: { kind: 'exchange', tiles }, worth: most };
}
