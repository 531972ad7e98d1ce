/** Mixes two numbers into 32 bits; the two multipliers give independent halves of a hash. */
export function mixed(one: number, other: number, multiplier: number): number {
  let bits = Math.imul(one, multiplier) ^ Math.imul(other, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), multiplier);
  return bits ^ (bits >>> 15);
}

/** Multipliers of the two halves of a 64-bit hash; equal hashes are taken for equal objects. */
export const LOW = 0x9e3779b1;
export const HIGH = 0x7feb352d;
