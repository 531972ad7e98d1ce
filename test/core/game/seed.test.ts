import { describe, expect, it } from 'vitest';
import { createRandom, shuffled } from '../../../src/core/game/random';
import { parseSeed } from '../../../src/core/game/seed';
import { say } from '../../../src/texts/say';
import { sentence } from '../../said';

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
    const allowed = { low: -9007199254740991, high: 9007199254740991, longest: 100 };
    const noNumber = (seed: string) => sentence('game.seedNoNumber', { seed, ...allowed });
    expect(read('  ')).toBe(sentence('game.seedEmpty', allowed));
    expect(read('1.5')).toBe(noNumber('“1.5”'));
    expect(read('9007199254740992')).toBe(noNumber('“9007199254740992”'));
    expect(read('-Infinity')).toBe(noNumber('“-Infinity”'));
    expect(read('x'.repeat(101))).toBe(sentence('game.seedTooLong', { length: 101, ...allowed }));
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
