import { entryAt } from '../../certain';
import { type Batch, batchesOf } from './allocation';
import { Belief } from './belief';
import type { StaticCandidate } from './candidates';
import type { Samples } from './samples';

/** Allocates samples where they are most likely to improve the choice. */
export interface GainAllotment {
  /** Typical error of static equity, in thousandths of a point: see `Belief`. */
  readonly doubt: number;
  /** Stop below this expected opportunity cost, in thousandths of a point. */
  readonly leastLoss: number;
  /** Maximum samples of all candidates together. */
  readonly most: number;
}

/** Samples in the first batch of a candidate. */
const FIRST = 8;

/**
 * The samples to draw next; empty if more samples would hardly change the choice. They go to the candidate
 * with the greatest expected gain per sample (the knowledge gradient of Frazier, Powell and Dayanik, 2008,
 * https://doi.org/10.1137/070693424), so candidates far behind by equity get none. They depend only on the
 * samples so far, not on who draws them.
 */
export function nextByGain(
  candidates: readonly StaticCandidate[],
  samples: readonly Samples[],
  { doubt, leastLoss, most }: GainAllotment,
): readonly Batch[] {
  const counts = samples.map(({ count }) => count);
  const room = most - counts.reduce((sum, count) => sum + count, 0);
  if (room <= 0 || candidates.length === 0) return [];
  const belief = new Belief(candidates, samples, doubt);
  const { reference } = belief;
  const drawn = entryAt(counts, reference);
  const more = counts.map(() => 0);
  if (drawn === 0) {
    more[reference] = Math.min(FIRST, room);
    return batchesOf(counts, more);
  }
  const chosen = likeliestGain(belief, counts, leastLoss);
  if (chosen === undefined) return [];
  const { nth, upTo } = chosen;
  const own = Math.min(room, upTo - entryAt(counts, nth));
  more[nth] = own;
  more[reference] = Math.min(room - own, Math.max(0, upTo - drawn));
  return batchesOf(counts, more);
}

/** A candidate, and the number of samples that it should have. */
interface Choice {
  readonly nth: number;
  readonly upTo: number;
}

/**
 * The choice with the greatest gain per sample; undefined if none gains enough. The reference keeps up with
 * the others.
 */
function likeliestGain(belief: Belief, counts: readonly number[], leastLoss: number): Choice | undefined {
  const { best, reference } = belief;
  let loss = 0;
  let leadOfBest = Number.POSITIVE_INFINITY;
  for (const nth of counts.keys()) {
    if (nth === best) continue;
    const lead = belief.lead(best, nth);
    leadOfBest = Math.min(leadOfBest, lead);
    loss = Math.max(loss, expectedLoss(lead, Math.sqrt(belief.variance(best, nth))));
  }
  if (loss < belief.utilityOf(leastLoss)) return undefined;
  let most = 0;
  let chosen: Choice | undefined;
  for (const [nth, drawn] of counts.entries()) {
    if (nth === reference) continue;
    const upTo = drawn + Math.max(FIRST, drawn >> 1);
    const lead = nth === best ? leadOfBest : belief.lead(best, nth);
    const cost = upTo - drawn + Math.max(0, upTo - entryAt(counts, reference));
    const gain = expectedLoss(lead, Math.sqrt(belief.variancePassing(nth, upTo))) / cost;
    if (gain <= most) continue;
    most = gain;
    chosen = { nth, upTo };
  }
  return chosen;
}

/** Expected loss below zero of a normal variable with the given mean and deviation. */
export function expectedLoss(lead: number, deviation: number): number {
  if (deviation === 0) return Math.max(0, -lead);
  const z = lead / deviation;
  return deviation * Math.max(0, density(z) - z * upperTail(z));
}

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** Upper tail of the standard normal distribution, to seven places (Abramowitz and Stegun, 26.2.17). */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const sum = 0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)));
  return density(z) * t * sum;
}
