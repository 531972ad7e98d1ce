import type { Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { mayExchange } from '../../game/turnRules';
import { popcount } from '../../lexicon/popcount';
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
  const pass = { kind: 'pass', tiles: [], worth: bagCount === 0 ? worthOf(kept, full) : null } as const;
  if (bagCount === 0 || !mayExchange(bagCount, rules.exchangeLimit)) return [pass];
  const copies = laterCopies(rack);
  const masks: number[] = [];
  for (let mask = 0; mask < full; mask++)
    if (popcount(full ^ mask) <= bagCount && keepsFirstCopies(mask, copies)) masks.push(mask);
  masks.sort((one, other) => worthOf(kept, other) - worthOf(kept, one) || popcount(other) - popcount(one));
  const exchanges = masks.slice(0, MOST_EXCHANGES).map((mask) => ({
    kind: 'exchange' as const,
    tiles: [...rack].filter((_, place) => ((mask >> place) & 1) === 0),
    worth: worthOf(kept, mask),
  }));
  return [...exchanges, pass];
}

const worthOf = (kept: Int32Array, mask: number): number => kept[mask] ?? 0;

/** For each tile with an equal one before it: both places on the rack. */
const laterCopies = (rack: Uint8Array): readonly (readonly [before: number, place: number])[] =>
  [...rack].flatMap((tile, place) => {
    const before = rack.lastIndexOf(tile, place - 1);
    return place === 0 || before < 0 ? [] : [[before, place] as const];
  });

/** Whether the first of equal tiles are kept, so that equal exchanges come only once. */
const keepsFirstCopies = (mask: number, copies: ReturnType<typeof laterCopies>): boolean =>
  copies.every(([before, place]) => ((mask >> place) & 1) === 0 || ((mask >> before) & 1) === 1);
