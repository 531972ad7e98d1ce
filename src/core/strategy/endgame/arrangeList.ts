import { FACE, type MoveRecords, SCORE, TAKEN } from './moveRecords';

/**
 * Arranges adjacent records: those that play the whole rack first, and in each part the one with the highest
 * sum of score and points of the tiles played. The order of the others would cost more than it saves.
 *
 * @returns how many play the whole rack
 */
export function arrangeList(
  records: MoveRecords,
  first: number,
  end: number,
  size: number,
  wholeRack: number,
): number {
  const { ints } = records;
  let outsEnd = first;
  for (let move = first; move < end; move += size) {
    if (ints[move + TAKEN] !== wholeRack) continue;
    swap(ints, outsEnd, move, size);
    outsEnd += size;
  }
  bringBestFirst(records, first, outsEnd, size);
  bringBestFirst(records, outsEnd, end, size);
  return (outsEnd - first) / size;
}

function bringBestFirst({ floats, ints }: MoveRecords, first: number, end: number, size: number): void {
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (let move = first; move < end; move += size) {
    const worth = floats[(move + SCORE) >> 1]! + ints[move + FACE]!;
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  swap(ints, first, best, size);
}

function swap(ints: Int32Array, one: number, other: number, size: number): void {
  if (one === other) return;
  for (let i = 0; i < size; i++) {
    const kept = ints[one + i]!;
    ints[one + i] = ints[other + i]!;
    ints[other + i] = kept;
  }
}
