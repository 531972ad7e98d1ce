import { describe, expect, it } from 'vitest';
import { xxHash32 } from '../../src/core/lexicon/xxHash32';

/** The expected values are what the reference implementation (xxhsum 0.8.1, -H0) prints. */
describe('XXH32', () => {
  it.each([
    ['', 0x02cc5d05],
    ['abcd', 0xa3643705],
    ['0123456789abcdef0123', 0x6350964e],
    ['Nobody inspects the spammish repetition!', 0x6ad6f5d9],
  ])('of "%s"', (text, expected) => {
    const bytes = new TextEncoder().encode(text);
    expect(xxHash32(new Uint32Array(bytes.buffer))).toBe(expected);
  });
});
