import { describe, expect, it } from 'vitest';
import { addRound, addSample, contestant } from '../../src/engine/measureByTurns';

describe('measuring by turns', () => {
  /** A quarter of a millisecond has gone each time. */
  let quarters = 0;
  const cpuNow = () => quarters++ / 4;

  it('returns the median of the rounds', () => {
    const measured = contestant(() => undefined, cpuNow);
    expect(measured.cpuMs).toBeNull();
    for (const millis of [9, 1, 2]) addSample(measured, millis);
    expect(measured.cpuMs).toBe(2);
  });

  it('runs at least once per round, and often enough to measure the time', () => {
    let runs = 0;
    const measured = contestant(() => void runs++, cpuNow);
    addRound(measured, 0);
    expect(runs).toBe(1);
    addRound(measured, 1);
    expect(runs).toBeGreaterThan(2);
    expect(measured.samples).toHaveLength(2);
  });
});
