import { FIRST_SHIFT, PLACES } from '../moveEntries';
import type { MoveList } from '../moveList';
import { scoreRange } from './scoreRange';
import { compareTiles, sortTie } from './tieSort';

/**
 * The moves from best to worst, as indices into the list. By descending score; ties by across before down,
 * then by line (the row of an across move, the column of a down move), by first square, and by the tiles
 * played in reading order: letter tiles in alphabet order before blanks, a word before its extensions. No two
 * moves compare equal.
 */
export function rankMoves(moves: MoveList): Uint32Array {
  const order = sortByScore(moves, sortByPlace(moves));
  sortTies(moves, order);
  return order;
}

/** Compares two moves of a list in the order of `rankMoves`: negative if `a` is better. */
export function compareMoves(moves: MoveList, a: number, b: number): number {
  const byScore = moves.scoreAt(b) - moves.scoreAt(a);
  if (byScore !== 0) return byScore;
  const byPlace = (moves.placeAt(a) >>> FIRST_SHIFT) - (moves.placeAt(b) >>> FIRST_SHIFT);
  return byPlace !== 0 ? byPlace : compareTiles(moves, a, b);
}

/** Index of the move that `rankMoves` puts first, or −1. */
export function findBestMove(moves: MoveList): number {
  let best = -1;
  for (let index = 0; index < moves.length; index++) {
    if (best < 0 || moves.scoreAt(index) > moves.scoreAt(best)) best = index;
    else if (moves.scoreAt(index) === moves.scoreAt(best) && compareMoves(moves, index, best) < 0)
      best = index;
  }
  return best;
}

function sortByPlace(moves: MoveList): Uint32Array {
  const { length } = moves;
  const ends = new Uint32Array(PLACES + 1);
  for (let index = 0; index < length; index++) ends[(moves.placeAt(index) >>> FIRST_SHIFT) + 1]!++;
  accumulate(ends);
  const sorted = new Uint32Array(length);
  for (let index = 0; index < length; index++) sorted[ends[moves.placeAt(index) >>> FIRST_SHIFT]!++] = index;
  return sorted;
}

/** A stable sort, best score first. */
function sortByScore(moves: MoveList, order: Uint32Array): Uint32Array {
  const { highest, isCountable, lowest } = scoreRange(moves);
  if (!isCountable) return order.sort((a, b) => moves.scoreAt(b) - moves.scoreAt(a));
  const ends = new Uint32Array(Math.max(0, highest - lowest + 1) + 1);
  for (let i = 0; i < order.length; i++) ends[highest - moves.scoreAt(i) + 1]!++;
  accumulate(ends);
  const sorted = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) {
    const index = order[i]!;
    sorted[ends[highest - moves.scoreAt(index)]!++] = index;
  }
  return sorted;
}

/** Turns the counts of each key, stored one place late, into the start index of each key's entries. */
function accumulate(counts: Uint32Array): void {
  for (let key = 1; key < counts.length; key++) counts[key]! += counts[key - 1]!;
}

/** Sorts moves of equal score and place. They are adjacent. */
function sortTies(moves: MoveList, order: Uint32Array): void {
  let begin = 0;
  for (let end = 1; end <= order.length; end++) {
    if (end < order.length && isTie(moves, order[begin]!, order[end]!)) continue;
    if (end - begin > 1) sortTie(moves, order, begin, end);
    begin = end;
  }
}

const isTie = (moves: MoveList, a: number, b: number): boolean =>
  moves.scoreAt(a) === moves.scoreAt(b) &&
  moves.placeAt(a) >>> FIRST_SHIFT === moves.placeAt(b) >>> FIRST_SHIFT;
