/**
 * A value that cannot be missing where it is asked for; throws, saying what is missing,
 * where a programmer erred.
 */
export function certain<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`Internal error: ${what} is missing.`);
  return value;
}

/**
 * The entry at an index that the list certainly has; for lists that are read seldom. Where one is read
 * again and again, `certain(list[index], …)` is compiled for this kind of list alone, and kernels read
 * their typed arrays without asking.
 */
export function entryAt<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`Internal error: entry ${index} of ${list.length} is missing.`);
  return entry;
}
