import { entryAt } from '../../certain';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { StaticCandidate } from './candidates';
import { meanDifference, type Samples } from './samples';

/** Prior for the noise of samples within the same deals, and its weight in samples. */
const USUAL_NOISE = 23 * THOUSANDTHS;
const USUAL_COUNT = 8;
/** Prior for the utility per thousandth of a point, and its weight in samples. */
const USUAL_SLOPE = 0.0036 / THOUSANDTHS;
const SLOPE_COUNT = 4;

/** The posterior of a candidate. */
interface Believed {
  /** Advantage in utility over the reference candidate. */
  readonly ahead: number;
  /** Weight of its samples against the prior. */
  readonly trust: number;
  /** Remaining variance given its samples. */
  readonly open: number;
  /** Variance of one sample relative to the reference. */
  readonly noise: number;
}

/**
 * Combines samples with static equity. A priori, utilities differ as equities do, with the given doubt;
 * samples within the same deals are then weighted by their precision (the mean of a normal distribution with
 * a normal prior). Otherwise, with few samples, lucky turns would be preferred.
 */
export class Belief {
  /** The candidate with most samples, which the others are compared with. */
  readonly reference: number;
  /** The candidate to choose. */
  readonly best: number;
  /** Utility per thousandth of a point. */
  private readonly slope: number;
  /** Prior variance of one candidate's utility given its equity. */
  private readonly doubtful: number;
  /** Remaining variance of the reference's own deviation from its equity. */
  private readonly openOfReference: number;
  private readonly believed: readonly Believed[];

  /** @param doubt typical error of differences in static equity */
  constructor(candidates: readonly StaticCandidate[], samples: readonly Samples[], doubt: number) {
    this.reference = mostSampled(samples);
    this.slope = utilityOfPoints(samples);
    this.doubtful = (this.slope * doubt) ** 2 / 2;
    const against = entryAt(samples, this.reference);
    const { equity: itsEquity } = entryAt(candidates, this.reference);
    const usual = (this.slope * USUAL_NOISE) ** 2;
    let precision = 1 / this.doubtful;
    let pull = 0;
    const said = candidates.map(({ equity }, nth) => {
      const expected = this.slope * (equity - itsEquity);
      if (nth === this.reference) return { expected, surprise: 0, noise: 0, error: 0 };
      const { count, utilities } = entryAt(samples, nth);
      const difference = meanDifference(utilities, against.utilities, count);
      const noise = (difference.squares + USUAL_COUNT * usual) / (USUAL_COUNT + Math.max(0, count - 1));
      const error = noise / count;
      const surprise = count === 0 ? 0 : difference.mean - expected;
      precision += 1 / (this.doubtful + error);
      pull -= surprise / (this.doubtful + error);
      return { expected, surprise, noise, error };
    });
    this.openOfReference = 1 / precision;
    const shift = pull / precision;
    this.believed = said.map(({ error, expected, noise, surprise }) => {
      const trust = this.doubtful / (this.doubtful + error);
      return {
        ahead: expected + trust * (surprise + shift) - shift,
        trust,
        open: (1 - trust) * this.doubtful,
        noise,
      };
    });
    this.best = 0;
    for (const [nth, { ahead }] of this.believed.entries())
      if (ahead > entryAt(this.believed, this.best).ahead) this.best = nth;
  }

  /** Believed advantage of the first over the second. */
  lead(one: number, other: number): number {
    return entryAt(this.believed, one).ahead - entryAt(this.believed, other).ahead;
  }

  /** The variance of that advantage. */
  variance(one: number, other: number): number {
    const [first, second] = [entryAt(this.believed, one), entryAt(this.believed, other)];
    return first.open + second.open + (first.trust - second.trust) ** 2 * this.openOfReference;
  }

  /** The reduction of a candidate's variance if it has this many samples. */
  variancePassing(candidate: number, count: number): number {
    const { noise, open } = entryAt(this.believed, candidate);
    const error = noise / count;
    return Math.max(0, open - (this.doubtful * error) / (this.doubtful + error));
  }

  /** In thousandths of a point, compared with the reference. */
  equityOf(candidate: number): number {
    return entryAt(this.believed, candidate).ahead / this.slope;
  }

  /** The utility of a number of thousandths of a point. */
  utilityOf(points: number): number {
    return this.slope * points;
  }
}

function mostSampled(samples: readonly Samples[]): number {
  let most = 0;
  for (const [nth, { count }] of samples.entries()) if (count > entryAt(samples, most).count) most = nth;
  return most;
}

/** Utility per thousandth of a point, by least squares over all samples. */
function utilityOfPoints(samples: readonly Samples[]): number {
  let squares = SLOPE_COUNT * USUAL_NOISE ** 2;
  let together = USUAL_SLOPE * squares;
  for (const { count, spread, spreads, utilities, utility } of samples)
    for (let nth = 0; nth < count; nth++) {
      const points = spreads[nth]! - spread.mean;
      together += points * (utilities[nth]! - utility.mean);
      squares += points ** 2;
    }
  return together / squares;
}
