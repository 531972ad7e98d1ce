/** Number of set bits in a 32-bit word, signed or unsigned. */
export function popcount(bits: number): number {
  const pairs = (bits | 0) - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
