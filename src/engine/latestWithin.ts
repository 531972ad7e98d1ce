/**
 * The latest of these, oldest first: at most `most` of them, and those that fit into `room` together. One that
 * is too large makes no room for older ones.
 */
export function latestWithin<T>(
  oldestFirst: readonly T[],
  most: number,
  room: number,
  sizeOf: (each: T) => number,
): readonly T[] {
  const kept: T[] = [];
  let left = room;
  for (const each of oldestFirst.slice(-most).reverse()) {
    left -= sizeOf(each);
    if (left >= 0) kept.unshift(each);
  }
  return kept;
}
