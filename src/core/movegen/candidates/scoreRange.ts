import type { MoveEntries } from '../moveEntries';

/** A wider range of scores is sorted by comparison instead of counting. */
const WIDEST_COUNT = 1 << 16;

export interface ScoreRange {
  readonly lowest: number;
  readonly highest: number;
  /** Whether the range is small enough for a table with one entry per score. */
  readonly isCountable: boolean;
}

/** The lowest and highest score of the moves; infinite if there are none. */
export function scoreRange(moves: Pick<MoveEntries, 'length' | 'scoreAt'>): ScoreRange {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < moves.length; index++) {
    const score = moves.scoreAt(index);
    if (score < lowest) lowest = score;
    if (score > highest) highest = score;
  }
  return { lowest, highest, isCountable: highest - lowest < WIDEST_COUNT };
}
