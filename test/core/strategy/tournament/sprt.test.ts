import { describe, expect, it } from 'vitest';
import { testShares } from '../../../../src/core/strategy/tournament/sprt';

const ratio = (...[pairs, low, high]: [Parameters<typeof testShares>[0], number, number]) =>
  testShares(pairs, { low, high }).logLikelihoodRatio;

describe('the test of two shares', () => {
  it("for pairs won or lost entirely is Wald's test", () => {
    // Each pair is won with the share itself: 60 ln(0.6 / 0.5) + 40 ln(0.4 / 0.5).
    const wald = 60 * Math.log(0.6 / 0.5) + 40 * Math.log(0.4 / 0.5);
    expect(ratio([40, 0, 0, 0, 60], 0.5, 0.6)).toBeCloseTo(wald, 2);
    expect(ratio([60, 0, 0, 0, 40], 0.4, 0.5)).toBeCloseTo(-wald, 2);
  });

  it('for even results is undecided between shares equally far from the middle', () => {
    expect(ratio([10, 20, 30, 20, 10], 0.45, 0.55)).toBeCloseTo(0, 9);
  });

  it('of many pairs and close shares approximates a normal distribution', () => {
    // N (high − low) (2 mean − low − high) / (2 variance).
    const pairs = [1000, 2000, 3600, 2400, 1000] as const;
    const shares = [0, 0.25, 0.5, 0.75, 1];
    const mean = pairs.reduce((sum, count, nth) => sum + count * shares[nth]!, 0) / 10_000;
    expect(mean).toBeCloseTo(0.51, 12);
    const variance = pairs.reduce((sum, count, nth) => sum + count * (shares[nth]! - mean) ** 2, 0) / 10_000;
    const normal = (10_000 * 0.005 * (2 * mean - 0.5 - 0.505)) / (2 * variance);
    expect(Math.abs(ratio([...pairs], 0.5, 0.505) / normal - 1)).toBeLessThan(0.01);
  });

  it('decides as soon as its bound is passed', () => {
    expect(testShares([0, 0, 0, 0, 0], { low: 0.5, high: 0.6 })).toEqual({
      low: 0.5,
      high: 0.6,
      logLikelihoodRatio: 0,
      bound: 2.944,
      decision: null,
    });
    // ln(0.6 / 0.5) = 0.1823 a pair: sixteen make 2.917, seventeen 3.099.
    const allWon = (count: number) => testShares([0, 0, 0, 0, count], { low: 0.5, high: 0.6 }).decision;
    expect([allWon(16), allWon(17)]).toEqual([null, 'high']);
    expect(testShares([40, 0, 0, 0, 20], { low: 0.5, high: 0.6 }).decision).toBe('low');
  });
});
