type NumberArray = Uint8Array | Int32Array | Uint32Array | Float64Array;

/** Gives `larger` with the numbers of `old` at its beginning. */
export function enlarged<A extends NumberArray>(old: NumberArray, larger: A): A {
  larger.set(old);
  return larger;
}
