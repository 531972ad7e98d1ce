/** Asserts that a value is present. Throws an internal error that names what is missing. */
export function certain<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`Internal error: ${what} is missing.`);
  return value;
}

/**
 * The entry at an index that must exist, for lists that are read rarely. Hot code uses `certain(list[index],
 * …)`, which V8 specialises per list type, and kernels read their typed arrays unchecked.
 */
export function entryAt<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`Internal error: entry ${index} of ${list.length} is missing.`);
  return entry;
}
