import { describe, expect, it } from 'vitest';
import { createRandom, shuffled } from '../../../src/core/game/random';
import { parseSeed } from '../../../src/core/game/seed';
import { say } from '../../../src/texts/say';

const read = (typed: string) => {
  const seed = parseSeed(typed);
  return seed.ok ? seed.value : say(seed.error);
};

describe('a seed', () => {
  it('is a whole number or a text', () => {
    expect(['7', ' -12 ', '007', '9007199254740991', 'spring cup'].map(read)).toEqual([
      7,
      -12,
      7,
      9007199254740991,
      'spring cup',
    ]);
  });

  it('is rejected in one sentence if it is neither', () => {
    const allowed =
      'a whole number from -9007199254740991 to 9007199254740991 or a text of at most 100 characters is allowed.';
    expect(read('  ')).toBe(`The seed is empty; ${allowed}`);
    expect(read('1.5')).toBe(`The seed is “1.5”; ${allowed}`);
    expect(read('9007199254740992')).toBe(`The seed is “9007199254740992”; ${allowed}`);
    expect(read('-Infinity')).toBe(`The seed is “-Infinity”; ${allowed}`);
    expect(read('x'.repeat(101))).toBe(`The seed has 101 characters; ${allowed}`);
  });
});

describe('random numbers', () => {
  const first = (seed: number | string, count = 4) => {
    const random = createRandom(seed);
    return Array.from({ length: count }, random);
  };

  it('are the same for the same seed and on every machine', () => {
    expect(first(7)).toEqual(first('7'));
    // Worked out with 64-bit integers from the published definition of xoroshiro128+ 24, 16, 37.
    expect(first(1, 3)).toEqual([0.37376303494805563, 0.20994703223259592, 0.6405398674598868]);
  });

  it('are uniform and uncorrelated for neighbouring seeds', () => {
    const numbers = Array.from({ length: 4000 }, (_, seed) => first(seed, 1)[0]!);
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => numbers.filter((x) => Math.floor(x * 10) === tenth).length,
    );
    // 400 each; four standard deviations are 76.
    for (const count of tenths) expect(Math.abs(count - 400)).toBeLessThan(76);
    expect(new Set(numbers).size).toBe(4000);
    expect(numbers.every((x) => x >= 0 && x < 1)).toBe(true);
  });

  it('shuffle into every order equally often', () => {
    const random = createRandom(3);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // 1,000 each; four standard deviations are 115.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(115);
  });
});
