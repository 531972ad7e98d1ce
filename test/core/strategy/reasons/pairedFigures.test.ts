import { describe, expect, it } from 'vitest';
import {
  pairedDeviations,
  pairedMeans,
  pairedShares,
} from '../../../../src/core/strategy/reasons/pairedFigures';

describe('figures of paired samples', () => {
  it('have the error of the mean difference', () => {
    // Differences 1, 3, 2, 2: mean 2, variance 2 / 3, error sqrt(2 / 3 / 4).
    const { error, other, shown } = pairedMeans([2, 5, 4, 5], [1, 2, 2, 3]);
    expect([shown, other]).toEqual([4, 2]);
    expect(error).toBeCloseTo(Math.sqrt(1 / 6), 12);
  });

  it('have a share for every key that occurs', () => {
    const shares = pairedShares([[7], [7, 9], [], [7]], [[9], [7], [], []]);
    expect([...shares].map(([key, { other, shown }]) => [key, shown, other])).toEqual([
      [7, 0.75, 0.25],
      [9, 0.25, 0.25],
    ]);
    // Of key 7 the differences are 1, 0, 0, 1: variance 1 / 3.
    expect(shares.get(7)?.error).toBeCloseTo(Math.sqrt(1 / 12), 12);
  });

  it('compare standard deviations by the correlation of sums and differences', () => {
    // Of independent samples of equal size, twice the deviation is many errors away, the same is not.
    const near = Array.from({ length: 400 }, (_, nth) => Math.sin(nth * 1.3));
    const far = near.map((_, nth) => 2 * Math.sin(nth * 2.9 + 1));
    const { error, other, shown } = pairedDeviations(far, near);
    expect(shown / other).toBeCloseTo(2, 1);
    // Two independent deviations have the errors s / sqrt(2 n), for normal values; sines have shorter tails.
    expect(error).toBeLessThan(Math.hypot(shown, other) / Math.sqrt(800));
    expect(error).toBeGreaterThan(0);
    expect(pairedDeviations(near, near)).toMatchObject({ error: 0 });
  });
});
