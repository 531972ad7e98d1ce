import { entryAt } from '../../certain';
import { THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { StaticCandidate } from './candidates';
import { meanDifference, type Samples } from './samples';

/** Samples within the same deals differ by so much, usually; that counts as much as so many samples. */
const USUAL_NOISE = 23 * THOUSANDTHS;
const USUAL_COUNT = 8;
/** So much utility goes with a thousandth of a point, usually; that counts as much as so many samples. */
const USUAL_SLOPE = 0.0036 / THOUSANDTHS;
const SLOPE_COUNT = 4;

/** What is believed of a candidate. */
interface Believed {
  /** By how much its utility is above that of the candidate of reference. */
  readonly ahead: number;
  /** How much of what its samples say is believed. */
  readonly trust: number;
  /** The variance of what its samples leave open. */
  readonly open: number;
  /** The variance of one sample, beside that of the reference. */
  readonly noise: number;
}

/**
 * What samples and static equity say together. Before any sample is drawn, utilities differ as equities do,
 * each give or take the doubt; samples within the same deals then weigh as much as they are sure (means of a
 * normal distribution whose prior is normal, too). Few samples would else prefer turns that were lucky.
 */
export class Belief {
  /** The candidate with most samples: the others are compared with it. */
  readonly reference: number;
  /** The one to take. */
  readonly best: number;
  /** How much more utility goes with each thousandth of a point. */
  private readonly slope: number;
  /** The variance of what equity says of one candidate. */
  private readonly doubtful: number;
  /** That of how far the reference is from where its equity puts it. */
  private readonly openOfReference: number;
  private readonly believed: readonly Believed[];

  /** @param doubt by how much static equity is off, usually, where it says how much better one turn is */
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

  /** By how much the first is believed to be better. */
  lead(one: number, other: number): number {
    return entryAt(this.believed, one).ahead - entryAt(this.believed, other).ahead;
  }

  /** The variance of that. */
  variance(one: number, other: number): number {
    const [first, second] = [entryAt(this.believed, one), entryAt(this.believed, other)];
    return first.open + second.open + (first.trust - second.trust) ** 2 * this.openOfReference;
  }

  /** By how much the variance falls of where a candidate stands, if it has so many samples. */
  variancePassing(candidate: number, count: number): number {
    const { noise, open } = entryAt(this.believed, candidate);
    const error = noise / count;
    return Math.max(0, open - (this.doubtful * error) / (this.doubtful + error));
  }

  /** The utility of so many thousandths of a point. */
  utilityOf(points: number): number {
    return this.slope * points;
  }
}

function mostSampled(samples: readonly Samples[]): number {
  let most = 0;
  for (const [nth, { count }] of samples.entries()) if (count > entryAt(samples, most).count) most = nth;
  return most;
}

/** How much more utility goes with each thousandth of a point, over all samples (least squares). */
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
