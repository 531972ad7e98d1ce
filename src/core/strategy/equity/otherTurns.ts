import type { Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { rankedExchanges } from '../exchanges';
import type { PositionWorth } from './judgePosition';

/** A turn that puts no tile on the board. */
export interface OtherTurn {
  readonly kind: 'exchange' | 'pass';
  /** The tiles that go back into the bag. */
  readonly tiles: readonly Tile[];
  /** In thousandths of a point; null for a pass while there are tiles to draw, which has no static equity. */
  readonly worth: number | null;
}

/** All exchanges of a rack of seven tiles. For larger racks, the best ones. */
const MOST_EXCHANGES = 127;

/** Turns other than placements, best first; of equals, those that keep most tiles, then the first tiles. */
export function otherTurnsOf({ rack, rules }: Position, { bagCount, kept }: PositionWorth): OtherTurn[] {
  const full = kept.length - 1;
  const pass = { kind: 'pass', tiles: [], worth: bagCount === 0 ? (kept[full] ?? 0) : null } as const;
  const exchanges = rankedExchanges({ rack, rules, bagCount }, kept, MOST_EXCHANGES).map(
    ({ turn: { kind, tiles }, worth }) => ({ kind, tiles, worth }),
  );
  return [...exchanges, pass];
}
