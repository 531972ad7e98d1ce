/**
 * The newest entries, oldest first: at most `most` of them, with a total size of at most `room`. An entry
 * that does not fit also excludes all older ones.
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
