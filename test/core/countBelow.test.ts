import { describe, expect, it } from 'vitest';
import { countBelow } from '../../src/core/countBelow';

describe('the number of ascending numbers below a limit', () => {
  it('is none, some or all of them, excluding the limit itself', () => {
    const numbers = [2, 3, 3, 8];
    const limits = [0, 2, 3, 4, 8, 9];
    expect(limits.map((limit) => countBelow(numbers, limit))).toEqual([0, 0, 1, 3, 3, 4]);
  });

  it('works for empty arrays and arrays of any kind', () => {
    expect(countBelow([], 5)).toBe(0);
    expect(countBelow(Float32Array.of(0.5, 1.5), 1)).toBe(1);
  });
});
