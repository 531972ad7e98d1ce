import { entryAt } from '../../certain';
import { meanDifference, type Samples } from './samples';

/** When to stop a simulation. */
export interface Allotment {
  /** Minimum samples per candidate before any is dropped. */
  readonly least: number;
  /** Maximum samples of all candidates together. */
  readonly most: number;
  /** For example 0.99; if null, it continues to `most`. */
  readonly confidence: number | null;
}

/** Consecutive samples of one candidate. */
export interface Batch {
  readonly candidate: number;
  readonly from: number;
  readonly count: number;
}

/** A round is this fraction of the samples so far, so that rounds grow and are few. */
const ROUND_PART = 8;
/** Approximate number of batches per round, for threads to share. */
const BATCHES_OF_ROUND = 16;
const LARGEST_BATCH = 64;
/** Differences that never vary would otherwise be infinitely certain. */
const LEAST_VARIANCE = 1e-10;

/** The evidence that the leader is better than each other candidate. */
interface Standings {
  readonly leader: number;
  /** By candidate: half the squared number of standard errors of the difference; Infinity for the leader. */
  readonly evidence: Float64Array;
}

/** Half the squared number of standard errors by which the leader is ahead, compared sample by sample. */
function standingsOf(samples: readonly Samples[]): Standings {
  let leader = 0;
  for (const [nth, { utility }] of samples.entries())
    if (utility.mean > samples[leader]!.utility.mean) leader = nth;
  const best = entryAt(samples, leader);
  const evidence = Float64Array.from(samples, (each, nth) => {
    if (nth === leader) return Number.POSITIVE_INFINITY;
    const count = Math.min(each.count, best.count);
    const { errorSquared, mean } = meanDifference(best.utilities, each.utilities, count);
    return mean <= 0 ? 0 : mean ** 2 / (2 * Math.max(errorSquared, LEAST_VARIANCE / count));
  });
  return { leader, evidence };
}

/**
 * The samples to draw next; empty if the simulation is over. They depend only on the samples so far, not on
 * who draws them. All candidates get the minimum; after that, those that may still be the best: the leader
 * and the challenger with the least evidence against it, with a penalty for the samples it already has
 * (Jourdan and others, 2022, https://arxiv.org/abs/2206.05979). Unlike there, candidates are compared within
 * the same deals, so the leader keeps up with its challengers.
 */
export function nextRound(samples: readonly Samples[], allotment: Allotment): readonly Batch[] {
  const { least, most } = allotment;
  const total = totalOf(samples);
  const counts = samples.map(({ count }) => count);
  const first = counts.map((count) => Math.max(0, least - count));
  if (first.some((count) => count > 0)) return batchesOf(counts, first);
  const room = Math.min(most - total, Math.max(BATCHES_OF_ROUND, Math.floor(total / ROUND_PART)));
  if (room <= 0 || samples.length === 0) return [];
  if (isSure(samples, allotment)) return [];
  return batchesOf(counts, share(standingsOf(samples), counts, room));
}

/** Whether the leader is significantly better than every other candidate. */
export function isSure(samples: readonly Samples[], { confidence }: Allotment): boolean {
  if (confidence === null) return false;
  const threshold = Math.log((Math.log(totalOf(samples)) + 1) / (1 - confidence));
  return standingsOf(samples).evidence.every((each) => each > threshold);
}

const totalOf = (samples: readonly Samples[]): number => samples.reduce((sum, { count }) => sum + count, 0);

/** Distribution of `room` samples to the candidates. */
function share({ evidence, leader }: Standings, counts: readonly number[], room: number): number[] {
  const more = counts.map(() => 0);
  const size = Math.max(1, Math.floor(room / BATCHES_OF_ROUND));
  const countOf = (nth: number) => counts[nth]! + more[nth]!;
  // Evidence grows with the samples that both have.
  const gradeOf = (nth: number) => (evidence[nth]! * countOf(nth)) / counts[nth]! + Math.log(countOf(nth));
  for (let left = room; left > 0; ) {
    let challenger = -1;
    for (let nth = 0; nth < counts.length; nth++)
      if (nth !== leader && (challenger < 0 || gradeOf(nth) < gradeOf(challenger))) challenger = nth;
    const chosen = challenger < 0 || countOf(leader) <= countOf(challenger) ? leader : challenger;
    const given = Math.min(size, left);
    more[chosen]! += given;
    left -= given;
  }
  return more;
}

export function batchesOf(counts: readonly number[], more: readonly number[]): readonly Batch[] {
  const total = more.reduce((sum, count) => sum + count, 0);
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.ceil(total / BATCHES_OF_ROUND)));
  return more.flatMap((count, candidate) =>
    Array.from({ length: Math.ceil(count / size) }, (_, nth) => ({
      candidate,
      from: counts[candidate]! + nth * size,
      count: Math.min(size, count - nth * size),
    })),
  );
}
