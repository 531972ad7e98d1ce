/** Calls `make` the first time only. Unit tests share a process, so what is costly and constant is made once. */
export function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
