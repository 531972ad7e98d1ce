import { entryAt } from '../../certain';
import type { PairResults } from './counts';
import type { SprtShares } from './tournamentPlan';

/**
 * Wald's sequential test of two win shares over whole pairs of games. It ends with `low` or `high` when the
 * log-likelihood ratio crosses the lower or upper bound.
 */
export interface SprtResult extends SprtShares {
  readonly logLikelihoodRatio: number;
  /** On either side: ln 19, which limits each kind of error to 5 %. */
  readonly bound: number;
  /** Null while undecided. */
  readonly decision: 'low' | 'high' | null;
}

export const SPRT_BOUND = 2.944;

/** Share of a pair by half points won in its two games, from 0 to 1. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;

/** Pseudo-count for results that have not occurred, so that nothing is impossible. */
const SELDOM = 1e-3;

/**
 * The generalised likelihood ratio: the maximum likelihood of the five results at one share against that at
 * the other.
 */
export function testShares(pairs: PairResults, { high, low }: SprtShares): SprtResult {
  const logLikelihoodRatio = pairs.every((count) => count === 0) ? 0 : ratioOf(pairs, low, high);
  const decision =
    logLikelihoodRatio >= SPRT_BOUND ? 'high' : logLikelihoodRatio <= -SPRT_BOUND ? 'low' : null;
  return { low, high, logLikelihoodRatio, bound: SPRT_BOUND, decision };
}

function ratioOf(pairs: PairResults, low: number, high: number): number {
  const counts = pairs.map((count) => Math.max(count, SELDOM));
  const atLow = tiltFor(counts, low);
  const atHigh = tiltFor(counts, high);
  return counts.reduce((sum, count, result) => {
    const share = entryAt(SHARES, result);
    return sum + count * Math.log((1 + atLow * (share - low)) / (1 + atHigh * (share - high)));
  }, 0);
}

/**
 * The maximum-likelihood probabilities with a mean of `mean` are the frequencies divided by 1 + t (share −
 * mean), with t chosen to give that mean (Owen 1988, https://doi.org/10.1093/biomet/75.2.237).
 */
function tiltFor(counts: readonly number[], mean: number): number {
  let from = -1 / (1 - mean);
  let to = 1 / mean;
  for (let halving = 0; halving < 100; halving++) {
    const tilt = (from + to) / 2;
    const slope = counts.reduce((sum, count, result) => {
      const away = entryAt(SHARES, result) - mean;
      return sum + (count * away) / (1 + tilt * away);
    }, 0);
    if (slope > 0) from = tilt;
    else to = tilt;
  }
  return (from + to) / 2;
}
