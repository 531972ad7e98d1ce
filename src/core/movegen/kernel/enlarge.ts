/** Gives `larger` with the numbers of `old` at its beginning. */
export function enlarge<A extends Int32Array | Float64Array>(old: A, larger: A): A {
  larger.set(old);
  return larger;
}
