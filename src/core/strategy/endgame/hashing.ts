/** Scrambles two numbers into 32 bits; each of the two multipliers of a pair of hashes gives another one. */
export function mixed(one: number, other: number, multiplier: number): number {
  let bits = Math.imul(one, multiplier) ^ Math.imul(other, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), multiplier);
  return bits ^ (bits >>> 15);
}

/** Two halves of 64 bits that stand for a thing: equal halves are taken for equal things. */
export const LOW = 0x9e3779b1;
export const HIGH = 0x7feb352d;
