import { enlarged } from '../../enlarged';

const FIRST_CAPACITY = 256;

/** Scale of the spread's contribution, in thousandths of a point. */
const UTILITY_POINTS = 100_000;
const SPREAD_WEIGHT = 0.5;

/**
 * Utility of a result: mostly win %, and to a small extent the spread, so that there is something to play for
 * if the game is decided.
 */
const utilityOf = (winShare: number, ahead: number): number =>
  (winShare + SPREAD_WEIGHT / (1 + Math.exp(-ahead / UTILITY_POINTS))) / (1 + SPREAD_WEIGHT);

/** A mean and its standard error. */
export interface Estimate {
  readonly mean: number;
  /** Null with fewer than two samples. */
  readonly error: number | null;
}

/** Running mean and variance (Welford, 1962, https://doi.org/10.2307/1266577). */
export class RunningMean {
  static of(values: Iterable<number>): RunningMean {
    const mean = new RunningMean();
    for (const value of values) mean.add(value);
    return mean;
  }

  count = 0;
  mean = 0;
  /** Sum of squared deviations from the mean. */
  squares = 0;

  add(value: number): void {
    const before = value - this.mean;
    this.mean += before / ++this.count;
    this.squares += before * (value - this.mean);
  }

  /** The squared standard error; Infinity with fewer than two numbers. */
  get errorSquared(): number {
    const { count, squares } = this;
    return count < 2 ? Number.POSITIVE_INFINITY : squares / (count - 1) / count;
  }

  /** In multiples of `unit`. */
  estimate(unit = 1): Estimate {
    const { count, errorSquared, mean } = this;
    return { mean: mean / unit, error: count < 2 ? null : Math.sqrt(errorSquared) / unit };
  }

  /**
   * For numbers from 0 to 1, with half a win and half a loss added (Jeffreys’ prior for a proportion): equal
   * results so far do not prove the next one, so the mean is never 0 or 1 and the error never 0.
   */
  shareEstimate(): Estimate {
    const { count } = this;
    const mean = (count * this.mean + 0.5) / (count + 1);
    const squares = this.squares + count * (this.mean - mean) ** 2 + (mean ** 2 + (1 - mean) ** 2) / 2;
    return { mean, error: count < 2 ? null : Math.sqrt(squares / count / (count + 1)) };
  }
}

/** The results of one candidate, sample by sample: the nth has the same deal for all candidates. */
export class Samples {
  readonly spread = new RunningMean();
  readonly winShare = new RunningMean();
  readonly utility = new RunningMean();
  spreads = new Float64Array(FIRST_CAPACITY);
  winShares = new Float64Array(FIRST_CAPACITY);
  utilities = new Float64Array(FIRST_CAPACITY);

  /** @param lead of the player with the candidate, in thousandths of a point */
  constructor(private readonly lead: number) {}

  get count(): number {
    return this.spread.count;
  }

  add(spread: number, winShare: number): void {
    const nth = this.count;
    if (nth === this.spreads.length) this.grow();
    const utility = utilityOf(winShare, this.lead + spread);
    this.spreads[nth] = spread;
    this.winShares[nth] = winShare;
    this.utilities[nth] = utility;
    this.spread.add(spread);
    this.winShare.add(winShare);
    this.utility.add(utility);
  }

  private grow(): void {
    const capacity = 2 * this.spreads.length;
    this.spreads = enlarged(this.spreads, new Float64Array(capacity));
    this.winShares = enlarged(this.winShares, new Float64Array(capacity));
    this.utilities = enlarged(this.utilities, new Float64Array(capacity));
  }
}

/** Mean difference between two candidates within the same deals, over the first `count`. */
export function meanDifference(ones: Float64Array, others: Float64Array, count: number): RunningMean {
  const difference = new RunningMean();
  for (let i = 0; i < count; i++) difference.add(ones[i]! - others[i]!);
  return difference;
}
