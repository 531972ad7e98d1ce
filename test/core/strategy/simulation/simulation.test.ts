import { describe, expect, it } from 'vitest';
import { certain } from '../../../../src/core/certain';
import { PASS } from '../../../../src/core/game/turns/turn';
import type { Allotment, Batch } from '../../../../src/core/strategy/simulation/allocation';
import { type Outcomes, rankRows, Simulation } from '../../../../src/core/strategy/simulation/simulation';

const BOARD = { rows: 2, cols: 2 };
const NO_REPLIES = {
  squares: [0, 1].map(() => new Float64Array(4)),
  points: [0, 1].map(() => new Float64Array(4)),
  replies: [],
};

/** Result of sample n of a candidate, in points. */
type Outcome = (candidate: number, sample: number) => number;

const outcomesOf = ({ candidate, count, from }: Batch, outcome: Outcome): Outcomes => {
  const spreads = Float64Array.from({ length: count }, (_, nth) => 1000 * outcome(candidate, from + nth));
  return {
    spreads,
    winShares: spreads.map((spread) => (spread > 0 ? 1 : 0)),
    plies: 3 * count,
    replies: NO_REPLIES,
  };
};

/** @param order in which the batches of a round are ready */
function simulated(
  equities: readonly number[],
  allotment: Allotment,
  outcome: Outcome,
  order: (batches: readonly Batch[]) => readonly Batch[] = (batches) => batches,
): Simulation {
  const candidates = equities.map((equity) => ({ turn: PASS, equity }));
  const simulation = new Simulation(candidates, 0, allotment, BOARD);
  while (!simulation.isFinished) {
    const batches: Batch[] = [];
    for (let batch = simulation.take(); batch !== undefined; batch = simulation.take()) batches.push(batch);
    for (const batch of order(batches)) simulation.add(batch, outcomesOf(batch, outcome));
  }
  return simulation;
}

/** −10 … 10 in an order without a plan, the same for all candidates. */
const noise = (sample: number): number => ((sample * 2_654_435_761) % 4_294_967_296) / 214_748_364.8 - 10;

describe('a simulation', () => {
  it('returns mean and standard error', () => {
    // Half of the samples are 10, the others −10.
    const { rows } = simulated([0], { least: 100, most: 100, confidence: null }, (_, sample) =>
      sample % 2 === 0 ? 10 : -10,
    );
    const [row] = rows;
    expect(row?.samples).toBe(100);
    expect(row?.spread.mean).toBeCloseTo(0, 9);
    expect(row?.spread.error).toBeCloseTo(10 / Math.sqrt(99), 9);
    expect(row?.winShare.mean).toBeCloseTo(0.5, 9);
    // 100 games, and half a game won and half a game lost: 101 that lie 0.5 from their mean.
    expect(row?.winShare.error).toBeCloseTo(Math.sqrt((101 * 0.25) / 100 / 101), 9);
  });

  it('never claims a proven win or loss', () => {
    for (const [points, won] of [
      [10, 8],
      [-10, 0],
    ] as const) {
      const { rows } = simulated([0], { least: 8, most: 8, confidence: null }, () => points);
      const [row] = rows;
      expect(row?.spread).toEqual({ mean: points, error: 0 });
      // Eight games, and one that is won and lost by half.
      expect(row?.winShare.mean).toBeCloseTo((won + 0.5) / 9, 12);
      const mean = (won + 0.5) / 9;
      const squares = 8 * (won / 8 - mean) ** 2 + 0.5 * mean ** 2 + 0.5 * (1 - mean) ** 2;
      expect(row?.winShare.error).toBeCloseTo(Math.sqrt(squares / 8 / 9), 12);
    }
  });

  it('stops when the best is known with the requested confidence, and drops the others', () => {
    const better: Outcome = (candidate, sample) =>
      noise(sample) * (1 + candidate / 50) + (candidate === 2 ? 4 : 0);
    const simulation = simulated([3, 2, 1, 0], { least: 20, most: 100_000, confidence: 0.99 }, better);
    expect(simulation.isSure).toBe(true);
    expect(simulation.sampleCount).toBeLessThan(2000);
    expect(rankRows(simulation.rows)[0]).toBe(2);
  });

  it('continues to the last sample if candidates are indistinguishable, and ranks them by equity', () => {
    const simulation = simulated([2, 1, 3], { least: 20, most: 1000, confidence: 0.95 }, (_, n) => noise(n));
    expect(simulation.sampleCount).toBe(1000);
    expect(simulation.isSure).toBe(false);
    const { samples, spread, winShare } = simulation.difference(0, 1);
    expect(samples).toBeGreaterThan(300);
    expect([spread, winShare]).toEqual([
      { mean: 0, error: 0 },
      { mean: 0, error: 0 },
    ]);
  });

  it('seldom stops with the wrong one: less often than tolerated', () => {
    let wrong = 0;
    for (let trial = 0; trial < 200; trial++) {
      const at = (candidate: number, sample: number) => noise(7919 * trial + 104_729 * candidate + sample);
      const outcome: Outcome = (candidate, sample) => at(candidate, sample) + (candidate === 1 ? 1 : 0);
      const simulation = simulated([1, 0, 0], { least: 16, most: 4000, confidence: 0.95 }, outcome);
      if (simulation.isSure && rankRows(simulation.rows)[0] !== 1) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(10);
  });

  it('has the same result in whatever order batches arrive', () => {
    const allotment = { least: 10, most: 2000, confidence: null };
    const outcome: Outcome = (candidate, sample) => noise(sample + candidate) + candidate / 10;
    const inOrder = simulated([0, 0, 0], allotment, outcome);
    const backwards = simulated([0, 0, 0], allotment, outcome, (batches) => batches.toReversed());
    expect(backwards.rows).toEqual(inOrder.rows);
    expect(inOrder.sampleCount).toBe(2000);
  });

  it('draws each sample of a candidate once, from the first on', () => {
    const drawn = new Map<number, Set<number>>();
    simulated([0, 0], { least: 5, most: 500, confidence: null }, (candidate, sample) => {
      const samples = drawn.get(candidate) ?? new Set();
      expect(samples.has(sample)).toBe(false);
      drawn.set(candidate, samples.add(sample));
      return noise(sample) + candidate;
    });
    for (const samples of drawn.values()) expect(samples.size).toBe(Math.max(...samples) + 1);
  });

  it('reissues returned batches', () => {
    const simulation = new Simulation(
      [{ turn: PASS, equity: 0 }],
      0,
      { least: 8, most: 8, confidence: null },
      BOARD,
    );
    const batch = certain(simulation.take(), 'a batch');
    simulation.giveBack(batch);
    expect(simulation.take()).toBe(batch);
  });
});
