import { describe, expect, it } from 'vitest';
import { PASS } from '../../../../src/core/game/turns/turn';
import type { Batch } from '../../../../src/core/strategy/simulation/allocation';
import { expectedLoss } from '../../../../src/core/strategy/simulation/gainAllocation';
import { Simulation } from '../../../../src/core/strategy/simulation/simulation';

const DOUBT = 5000;
const NO_REPLIES = {
  squares: [0, 1].map(() => new Float64Array(4)),
  points: [0, 1].map(() => new Float64Array(4)),
  replies: [],
};

/** −10 … 10 in an order without a plan. */
const noise = (sample: number): number => ((sample * 2_654_435_761) % 4_294_967_296) / 214_748_364.8 - 10;

/**
 * @param equities and true worths of the candidates, in points
 * @param isBackwards whether the last batch of a round is ready first
 */
function simulated(
  equities: readonly number[],
  worths: readonly number[],
  most: number,
  isBackwards = false,
): Simulation {
  const candidates = equities.map((equity) => ({ turn: { ...PASS }, equity: 1000 * equity }));
  const simulation = new Simulation(
    candidates,
    0,
    { doubt: DOUBT, leastLoss: 50, most },
    { rows: 2, cols: 2 },
  );
  while (!simulation.isFinished) {
    const batches: Batch[] = [];
    for (let batch = simulation.take(); batch !== undefined; batch = simulation.take()) batches.push(batch);
    for (const batch of isBackwards ? batches.toReversed() : batches) {
      const points = Array.from({ length: batch.count }, (_, nth) => {
        const sample = batch.from + nth;
        return (worths[batch.candidate] ?? 0) + noise(sample) + 2 * noise(sample + 7919 * batch.candidate);
      });
      simulation.add(batch, {
        spreads: Float64Array.from(points, (each) => 1000 * each),
        winShares: Float64Array.from(points, (each) => 0.5 + each / 250),
        plies: 3 * batch.count,
        replies: NO_REPLIES,
      });
    }
  }
  return simulation;
}

/** The index of the likeliest candidate. */
const chosenOf = (simulation: Simulation): number =>
  simulation.candidates.findIndex(({ turn }) => turn === simulation.likeliest(DOUBT)[0]?.turn);

const countsOf = ({ rows }: Simulation) => rows.map(({ samples }) => samples);

describe('sample allocation by gain', () => {
  it('excludes candidates too far behind by equity', () => {
    const counts = countsOf(simulated([0, -1, -60], [0, 0, 0], 1000));
    expect(counts[1]).toBeGreaterThanOrEqual(8);
    expect(counts[2]).toBe(0);
  });

  it('stops at once if nothing comes close to the best', () => {
    expect(countsOf(simulated([0, -60, -61], [0, 9, 9], 1000))).toEqual([8, 0, 0]);
  });

  it('finds a candidate that equity underrates, with the necessary samples', () => {
    const simulation = simulated([3, 2, 1, 0, 0, 0], [0, 0, 0, 6, 0, 0], 10_000);
    expect(chosenOf(simulation)).toBe(3);
    expect(simulation.sampleCount).toBeLessThan(3000);
    const counts = countsOf(simulation);
    expect(counts[3]).toBeGreaterThan(simulation.sampleCount / 6);
  });

  it('draws no more than there are', () => {
    for (const most of [1, 5, 8, 9, 100, 333])
      expect(simulated([0, 0, 0], [0, 0.1, 0], most).sampleCount).toBeLessThanOrEqual(most);
    expect(simulated([0, 0, 0], [0, 0, 0], 50).sampleCount).toBe(50);
  });

  it('has the same result in whatever order batches arrive', () => {
    const [inOrder, backwards] = [false, true].map((each) => simulated([0, 0, 0], [0, 1, 2], 900, each));
    expect(backwards?.rows).toEqual(inOrder?.rows);
  });

  it('nearly always chooses the right one if it is two points better than the others', () => {
    // The best of ten by as many points as equity is seldom off; the wrong one costs two points.
    let wrong = 0;
    for (let trial = 0; trial < 10; trial++) {
      const worths = Array.from({ length: 10 }, (_, nth) => (nth === trial ? 2 : 0));
      if (chosenOf(simulated(Array<number>(10).fill(0), worths, 20_000)) !== trial) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(1);
  });
});

describe('the expected loss of a choice', () => {
  it('is the mean below zero of a normal distribution', () => {
    for (const [lead, deviation] of [
      [0, 1],
      [1, 1],
      [-1, 1],
      [3, 2],
      [-0.5, 0.1],
    ] as const) {
      // By summing up small steps.
      const step = 1e-3;
      let sum = 0;
      for (let z = -9; z < 9; z += step)
        sum += Math.max(0, -(lead + deviation * z)) * Math.exp((-z * z) / 2) * step;
      expect(expectedLoss(lead, deviation)).toBeCloseTo(sum / Math.sqrt(2 * Math.PI), 5);
    }
  });

  it('is zero if the best is certain', () => {
    expect([expectedLoss(2, 0), expectedLoss(0, 0), expectedLoss(-2, 0)]).toEqual([0, 0, 2]);
  });
});
