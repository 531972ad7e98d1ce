import type { MoveEntries } from '../moveEntries';

/** Scores that lie further apart than this are sorted by comparison instead of by counting. */
const WIDEST_COUNT = 1 << 16;

export interface ScoreRange {
  readonly lowest: number;
  readonly highest: number;
  /** Whether there are few enough scores between them for a table with one entry each. */
  readonly isCountable: boolean;
}

/** The lowest and the highest score of moves; infinite where there is no move. */
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
