/** A value that cannot be missing where it is asked for; throws, saying what is missing, where a programmer erred. */
export function certain<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`Internal error: ${what} is missing.`);
  return value;
}
