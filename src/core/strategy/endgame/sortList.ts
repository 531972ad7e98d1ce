import { FACE, type MoveRecords, SCORE, TAKEN } from './moveRecords';

/**
 * Sorts records that lie side by side: those that take the whole rack first, then by falling score
 * and points of the tiles played together. Gives how many take the whole rack.
 */
export function sortList(
  { floats, ints }: MoveRecords,
  first: number,
  count: number,
  size: number,
  wholeRack: number,
): number {
  let outs = 0;
  let isSorted = true;
  for (let i = 0; i < count; i++) {
    const move = first + i * size;
    if (ints[move + TAKEN] === wholeRack) outs++;
    if (i > 0 && isBefore(floats, ints, move, move - size, wholeRack)) isSorted = false;
  }
  if (isSorted) return outs;
  const order = Array.from({ length: count }, (_, index) => first + index * size);
  order.sort((one, other) => {
    if (isBefore(floats, ints, one, other, wholeRack)) return -1;
    return isBefore(floats, ints, other, one, wholeRack) ? 1 : one - other;
  });
  const copy = ints.slice(first, first + count * size);
  for (let i = 0; i < count; i++) {
    const from = order[i]! - first;
    ints.set(copy.subarray(from, from + size), first + i * size);
  }
  return outs;
}

function isBefore(
  floats: Float64Array,
  ints: Int32Array,
  one: number,
  other: number,
  wholeRack: number,
): boolean {
  const isOneOut = ints[one + TAKEN] === wholeRack;
  const isOtherOut = ints[other + TAKEN] === wholeRack;
  if (isOneOut !== isOtherOut) return isOneOut;
  return (
    floats[(one + SCORE) >> 1]! + ints[one + FACE]! > floats[(other + SCORE) >> 1]! + ints[other + FACE]!
  );
}
