/** Calls `make` the first time only: unit tests share a process, so what costs much is made once. */
export function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
