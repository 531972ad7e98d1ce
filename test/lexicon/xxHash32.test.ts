import { describe, expect, it } from 'vitest';
import { XxHash32 } from '../../src/core/lexicon/xxHash32';

/** The expected values are what the reference implementation (xxhsum 0.8.1, -H0) prints. */
describe('XXH32', () => {
  it.each([
    ['', 0x02cc5d05],
    ['abcd', 0xa3643705],
    ['0123456789abcdef0123', 0x6350964e],
    ['Nobody inspects the spammish repetition!', 0x6ad6f5d9],
  ])('of "%s"', (text, expected) => {
    const bytes = new TextEncoder().encode(text);
    expect(new XxHash32(new Uint32Array(bytes.buffer)).digest()).toBe(expected);
  });

  it('is the same however the words arrive', () => {
    const words = Uint32Array.from({ length: 23 }, (_, i) => Math.imul(i + 1, 0x9e3779b1));
    const whole = new XxHash32(words).digest();
    for (let first = 0; first <= words.length; first++)
      for (let second = first; second <= words.length; second++) {
        const hash = new XxHash32(words);
        hash.advance(first);
        hash.advance(second);
        expect(hash.digest(), `${first}, ${second}`).toBe(whole);
      }
  });
});
