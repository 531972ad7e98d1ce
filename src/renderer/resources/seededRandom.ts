/** A repeatable random source (mulberry32): numbers in 0 … 1, the same for the same seed. */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A seed for something that has a place: neighbouring places give unrelated seeds. */
export function placeSeed(row: number, col: number): number {
  return (Math.imul(row + 1, 0x9e3779b1) ^ Math.imul(col + 1, 0x85ebca77)) >>> 0;
}
