import type { MoveEntries } from '../moveEntries';

/** An insertion sort is fastest for up to this many. */
const SHORT_TIE = 32;

/**
 * Sorts moves of equal score and place, entries `begin` … `end` − 1 of `order`, by their tiles in reading
 * order, a word before its extensions. Bentley and Sedgewick's multikey quicksort (1997): tiles that a part
 * has in common are not compared again. With a few blanks on the rack, a tie has tens of thousands of moves.
 *
 * @param nth the first tile in which they may differ
 */
export function sortTie(moves: MoveEntries, order: Uint32Array, begin: number, end: number, nth = 0): void {
  let from = begin;
  let to = end;
  let at = nth;
  while (to - from > SHORT_TIE) {
    const pivot = medianTile(moves, order, from, to, at);
    let below = from;
    let above = to;
    for (let i = from; i < above; ) {
      const index = order[i]!;
      const tile = tileOrEnd(moves, index, at);
      if (tile < pivot) {
        order[i++] = order[below]!;
        order[below++] = index;
      } else if (tile > pivot) {
        order[i] = order[--above]!;
        order[above] = index;
      } else i++;
    }
    sortTie(moves, order, from, below, at);
    sortTie(moves, order, above, to, at);
    // The moves that end here are all equal.
    if (pivot === 0) return;
    from = below;
    to = above;
    at++;
  }
  sortShortTie(moves, order, from, to, at);
}

/** Compares two moves of equal score and place by their tiles, which are equal before the nth. */
export function compareTiles(moves: MoveEntries, a: number, b: number, nth = 0): number {
  const playedByA = moves.tilesPlayedAt(a);
  const playedByB = moves.tilesPlayedAt(b);
  const both = Math.min(playedByA, playedByB);
  for (let at = nth; at < both; at++) {
    const difference = moves.playedTileAt(a, at) - moves.playedTileAt(b, at);
    if (difference !== 0) return difference;
  }
  return playedByA - playedByB;
}

/** 0 if the move plays no further tile. */
const tileOrEnd = (moves: MoveEntries, index: number, nth: number): number =>
  nth < moves.tilesPlayedAt(index) ? moves.playedTileAt(index, nth) : 0;

function medianTile(moves: MoveEntries, order: Uint32Array, from: number, to: number, nth: number): number {
  const first = tileOrEnd(moves, order[from]!, nth);
  const middle = tileOrEnd(moves, order[(from + to) >>> 1]!, nth);
  const last = tileOrEnd(moves, order[to - 1]!, nth);
  return Math.max(Math.min(first, middle), Math.min(Math.max(first, middle), last));
}

function sortShortTie(moves: MoveEntries, order: Uint32Array, begin: number, end: number, nth: number): void {
  for (let i = begin + 1; i < end; i++) {
    const moved = order[i]!;
    let to = i;
    while (to > begin && compareTiles(moves, moved, order[to - 1]!, nth) < 0) {
      order[to] = order[to - 1]!;
      to--;
    }
    order[to] = moved;
  }
}
