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
 * The exchange that is worth most; of equals the one that keeps most tiles, then the first tiles of the rack.
 * `undefined` where the rules allow none.
 * @param exchanged what each is worth, by the mask of the tiles kept
 */
export function bestExchange(
  { bagCount, position: { rack, rules } }: Pick<PlayerView, 'bagCount' | 'position'>,
  exchanged: Int32Array,
): WorthyExchange | undefined {
  if (!mayExchange(bagCount, rules.exchangeLimit)) return undefined;
  let best = -1;
  const full = exchanged.length - 1;
  const isBetter = (mask: number): boolean => {
    const gain = (exchanged[mask] ?? 0) - (exchanged[best] ?? 0);
    return best < 0 || gain > 0 || (gain === 0 && popcount(mask) > popcount(best));
  };
  for (let mask = 0; mask < full; mask++)
    if (popcount(full ^ mask) <= bagCount && isBetter(mask)) best = mask;
  if (best < 0) return undefined;
  const tiles = [...rack].filter((_tile, nth): _tile is Tile => ((best >> nth) & 1) === 0);
  return { turn: { kind: 'exchange', tiles }, worth: exchanged[best] ?? 0 };
}
