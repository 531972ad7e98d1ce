import { FIRST_SHIFT, type MoveList } from './moveList';

/** Scores that lie further apart than this are sorted by comparison instead of by counting. */
const WIDEST_COUNT = 1 << 16;

/**
 * The moves from best to worst, as indices into the list. Score descending; among equals across before down, then by
 * line (the row of an across move, the column of a down move), by first square, and by the tiles played in reading
 * order, letter tiles in alphabet order before blanks, a shorter word before its prolongations. No two moves are equal.
 */
export function rankMoves(moves: MoveList): Uint32Array {
  const byPlace = countingSort(
    indices(moves.length),
    (index) => moves.placeAt(index) >>> FIRST_SHIFT,
    PLACES,
  );
  const order = sortByScore(moves, byPlace);
  sortTies(moves, order);
  return order;
}

/** One more than the greatest value of direction, line and first square together. */
const PLACES = 1 << (31 - FIRST_SHIFT);

const indices = (length: number): Uint32Array => Uint32Array.from({ length }, (_, index) => index);

/** A stable sort of `order` by a key from 0 to `keys` − 1. */
function countingSort(order: Uint32Array, keyOf: (index: number) => number, keys: number): Uint32Array {
  const ends = new Uint32Array(keys + 1);
  for (let i = 0; i < order.length; i++) ends[keyOf(order[i]!) + 1]!++;
  for (let key = 1; key <= keys; key++) ends[key]! += ends[key - 1]!;
  const sorted = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) sorted[ends[keyOf(order[i]!)]!++] = order[i]!;
  return sorted;
}

function sortByScore(moves: MoveList, order: Uint32Array): Uint32Array {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < moves.length; index++) {
    lowest = Math.min(lowest, moves.scoreAt(index));
    highest = Math.max(highest, moves.scoreAt(index));
  }
  if (highest - lowest < WIDEST_COUNT)
    return countingSort(order, (index) => highest - moves.scoreAt(index), Math.max(0, highest - lowest) + 1);
  return order.sort((a, b) => moves.scoreAt(b) - moves.scoreAt(a));
}

/** Moves of equal score and place are few: insertion sort. */
function sortTies(moves: MoveList, order: Uint32Array): void {
  for (let i = 1; i < order.length; i++) {
    const moved = order[i]!;
    let to = i;
    while (to > 0 && isTie(moves, order[to - 1]!, moved) && compareTiles(moves, moved, order[to - 1]!) < 0) {
      order[to] = order[to - 1]!;
      to--;
    }
    order[to] = moved;
  }
}

const isTie = (moves: MoveList, a: number, b: number): boolean =>
  moves.placeAt(a) >>> FIRST_SHIFT === moves.placeAt(b) >>> FIRST_SHIFT &&
  moves.scoreAt(a) === moves.scoreAt(b);

function compareTiles(moves: MoveList, a: number, b: number): number {
  const playedByA = moves.tilesPlayedAt(a);
  const playedByB = moves.tilesPlayedAt(b);
  for (let nth = 0; nth < Math.min(playedByA, playedByB); nth++) {
    const difference = moves.playedTileAt(a, nth) - moves.playedTileAt(b, nth);
    if (difference !== 0) return difference;
  }
  return playedByA - playedByB;
}
