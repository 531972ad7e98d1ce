import { entryAt } from '../../certain';
import type { StaticCandidate } from './candidates';
import { meanDifference, type Samples } from './samples';

/**
 * The candidate that is likeliest best, from samples and static equity together: before any sample is drawn,
 * the utility of a candidate differs from that of the first by what their equities say, more or less; samples
 * within the same deals then weigh as much as they are sure (the mean of a normal distribution whose prior is
 * normal, too). Few samples would else prefer turns that were lucky.
 * @param doubt by how much static equity is off, usually, where it says how much better one turn is
 */
export function likeliestBest(
  candidates: readonly StaticCandidate[],
  samples: readonly Samples[],
  doubt: number,
): number {
  const slope = utilityOfPoints(samples);
  const first = entryAt(samples, 0);
  const { equity } = entryAt(candidates, 0);
  const variance = (slope * doubt) ** 2;
  let best = 0;
  let most = 0;
  for (const [nth, each] of samples.entries()) {
    if (nth === 0) continue;
    const expected = slope * (entryAt(candidates, nth).equity - equity);
    const count = Math.min(each.count, first.count);
    const { errorSquared, mean } = meanDifference(each.utilities, first.utilities, count);
    const weight = variance / (variance + errorSquared);
    const believed = Number.isNaN(weight) ? mean : weight * mean + (1 - weight) * expected;
    if (believed <= most) continue;
    best = nth;
    most = believed;
  }
  return best;
}

/** How much more utility goes with each thousandth of a point, over all samples (least squares). */
function utilityOfPoints(samples: readonly Samples[]): number {
  let together = 0;
  let squares = 0;
  for (const { count, spread, spreads, utilities, utility } of samples)
    for (let nth = 0; nth < count; nth++) {
      const points = spreads[nth]! - spread.mean;
      together += points * (utilities[nth]! - utility.mean);
      squares += points ** 2;
    }
  return squares === 0 ? 0 : together / squares;
}
