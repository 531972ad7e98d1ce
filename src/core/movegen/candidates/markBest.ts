import { FIRST_SHIFT, type MoveEntries, PLACES } from '../moveEntries';
import { scoreRange } from './scoreRange';
import { sortTie } from './tieSort';

export interface BestMarks {
  /** By move: 1 for each of the best. */
  readonly isBest: Uint8Array;
  readonly lowestScore: number;
}

/**
 * Marks the `count` moves that `rankMoves` would put first, without ranking the whole list, which must have
 * more.
 */
export function markBest(moves: MoveEntries, count: number): BestMarks {
  const lowestScore = scoreOfRank(moves, count);
  const isBest = new Uint8Array(moves.length);
  let room = count;
  let tieCount = 0;
  for (let index = 0; index < moves.length; index++) {
    const score = moves.scoreAt(index);
    if (score > lowestScore) {
      isBest[index] = 1;
      room--;
    } else if (score === lowestScore) tieCount++;
  }
  for (const index of firstOfTies(moves, lowestScore, tieCount, room)) isBest[index] = 1;
  return { isBest, lowestScore };
}

function scoreOfRank(moves: MoveEntries, rank: number): number {
  const { highest, isCountable, lowest } = scoreRange(moves);
  if (!isCountable) {
    const scores = Float64Array.from({ length: moves.length }, (_, index) => moves.scoreAt(index)).sort();
    return scores[scores.length - rank]!;
  }
  const counts = new Uint32Array(highest - lowest + 1);
  for (let index = 0; index < moves.length; index++) counts[highest - moves.scoreAt(index)]!++;
  let above = 0;
  for (let step = 0; ; step++) {
    above += counts[step]!;
    if (above >= rank) return highest - step;
  }
}

/** The `room` moves with this score that rank first; there are `tieCount` of them. */
function firstOfTies(moves: MoveEntries, score: number, tieCount: number, room: number): Uint32Array {
  const ends = new Uint32Array(PLACES + 1);
  for (let index = 0; index < moves.length; index++)
    if (moves.scoreAt(index) === score) ends[(moves.placeAt(index) >>> FIRST_SHIFT) + 1]!++;
  let first = 0;
  let behind = 0;
  for (let place = 1; place <= PLACES; place++) {
    ends[place]! += ends[place - 1]!;
    // Only the moves of the place at which the room runs out need sorting.
    if (ends[place - 1]! < room && ends[place]! > room) [first, behind] = [ends[place - 1]!, ends[place]!];
  }
  const ties = new Uint32Array(tieCount);
  for (let index = 0; index < moves.length; index++)
    if (moves.scoreAt(index) === score) ties[ends[moves.placeAt(index) >>> FIRST_SHIFT]!++] = index;
  sortTie(moves, ties, first, behind);
  return ties.subarray(0, room);
}
