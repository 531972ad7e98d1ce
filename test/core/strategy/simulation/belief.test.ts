import { describe, expect, it } from 'vitest';
import { PASS } from '../../../../src/core/game/turns/turn';
import { Belief } from '../../../../src/core/strategy/simulation/belief';
import { Samples } from '../../../../src/core/strategy/simulation/samples';

/** Utility per point as long as all samples have the same points. */
const SLOPE = 0.0036;
const NOISE = (SLOPE * 23) ** 2;
const DOUBT = 5;

/** @param winShares of each candidate, sample by sample; all of them win 0 points */
function beliefOf(equities: readonly number[], winShares: readonly (readonly number[])[]): Belief {
  const candidates = equities.map((equity) => ({ turn: PASS, equity: 1000 * equity }));
  const samples = winShares.map((shares) => {
    const each = new Samples(0);
    for (const share of shares) each.add(0, share);
    return each;
  });
  return new Belief(candidates, samples, 1000 * DOUBT);
}

const often = (count: number, share: number) => Array<number>(count).fill(share);

describe('the belief about candidates', () => {
  it('follows their equities, with their uncertainty, without samples', () => {
    const belief = beliefOf([2, 0], [[], []]);
    expect(belief.best).toBe(0);
    expect(belief.lead(0, 1)).toBeCloseTo(2 * SLOPE, 12);
    expect(belief.variance(0, 1)).toBeCloseTo((SLOPE * DOUBT) ** 2, 12);
  });

  it('is between equity and samples, closer to the more certain', () => {
    // A win share 0.06 higher is a utility 0.04 higher (1/1.5); all 12 differences are alike.
    const belief = beliefOf([2, 0], [often(12, 0.5), often(12, 0.56)]);
    const error = (8 * NOISE) / (8 + 11) / 12;
    const prior = (SLOPE * DOUBT) ** 2;
    expect(belief.lead(1, 0)).toBeCloseTo((prior * 0.04 - error * 2 * SLOPE) / (prior + error), 12);
    expect(belief.variance(1, 0)).toBeCloseTo((prior * error) / (prior + error), 12);
    expect(belief.best).toBe(1);
  });

  it('needs more samples if they vary more', () => {
    const swinging = [0.06, 0.56].flatMap((share) => often(6, share + 0.23));
    const steady = often(12, 0.54);
    expect(beliefOf([2, 0], [often(12, 0.5), swinging]).best).toBe(0);
    expect(beliefOf([2, 0], [often(12, 0.5), steady]).best).toBe(1);
  });

  it('stays with equity if a single sample contradicts it', () => {
    expect(beliefOf([2, 0], [[0.5], [0.7]]).best).toBe(0);
  });

  it('lowers a candidate without samples if the reference does well', () => {
    // Of three equals, the second is found to be better than the first: the first may be worse than thought.
    const belief = beliefOf([0, 0, 0], [often(40, 0.5), often(40, 0.56), []]);
    const error = (8 * NOISE) / (8 + 39) / 40;
    const half = (SLOPE * DOUBT) ** 2 / 2;
    // Two unknowns, each give or take the half: least squares puts the first so far below its equity.
    const below = (0.04 * half) / (2 * half + error);
    expect(belief.lead(1, 0)).toBeCloseTo(2 * below, 12);
    expect(belief.lead(2, 0)).toBeCloseTo(below, 12);
    expect(belief.best).toBe(1);
  });

  it('predicts the effect of more samples', () => {
    const [some, more] = [12, 30].map((count) => beliefOf([0, 0], [often(count, 0.5), often(count, 0.5)]));
    const prior = (SLOPE * DOUBT) ** 2 / 2;
    const noise = (8 * NOISE) / (8 + 11);
    const open = (count: number) => (prior * (noise / count)) / (prior + noise / count);
    expect(some?.variancePassing(1, 30)).toBeCloseTo(open(12) - open(30), 12);
    expect(more?.variance(0, 1)).toBeLessThan(some?.variance(0, 1) ?? 0);
  });
});
