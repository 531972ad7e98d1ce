type NumberArray = Uint8Array | Int32Array | Uint32Array | Float64Array;

/** Copies `old` to the beginning of `larger` and returns it. */
export function enlarged<A extends NumberArray>(old: NumberArray, larger: A): A {
  larger.set(old);
  return larger;
}
