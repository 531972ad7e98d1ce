/** A number from 0 to below 1, as `Math.random` gives it, but the same ones for the same seed. */
export type Random = () => number;

/** Marsaglia's xorshift with 32 bits of state: quick, and good enough to shuffle a hundred tiles. */
export function createRandom(seed: number): Random {
  // Neighbouring seeds would begin alike, and a state of 0 would stay 0.
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}
