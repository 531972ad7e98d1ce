import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { entryAt } from '../certain';
import type { Seed } from './seed';

/**
 * Returns a number from 0 up to but not including 1, like `Math.random`, but reproducible from the seed on
 * every machine.
 */
export type Random = () => number;

/** The only random number generator: its 128 bits of state all come from the seed. */
export function createRandom(seed: Seed): Random {
  const generator = xoroshiro128plusFromState(MULTIPLIERS.map((multiplier) => digest(`${seed}`, multiplier)));
  return () => uniformFloat64(generator);
}

/** Odd, and dissimilar so that the words of the state are uncorrelated. */
const MULTIPLIERS = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const;

/** Hashes a text to 32 bits, so that similar seeds start quite differently. */
function digest(text: string, multiplier: number): number {
  let bits = multiplier;
  for (let i = 0; i < text.length; i++) {
    bits = Math.imul(bits ^ text.charCodeAt(i), multiplier);
    bits ^= bits >>> 15;
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Every order is equally likely (Fisher and Yates). */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const order = [...things];
  for (let end = order.length - 1; end > 0; end--) {
    const at = Math.floor(random() * (end + 1));
    [order[end], order[at]] = [entryAt(order, at), entryAt(order, end)];
  }
  return order;
}
