import { describe, expect, it } from 'vitest';
import { arrowPhase } from '../../../src/renderer/playback/arrowPhase';

const timing = { shownAtMs: 1000, stepCount: 8, stepsPerSecond: 4, isMotionReduced: false };

describe('arrowPhase', () => {
  it.each([
    [900, 0],
    [1000, 0],
    [1250, 0.125],
    [2000, 0.5],
    [3000, 1],
    [99_000, 1],
  ])('at %i ms is %f', (nowMs, phase) => {
    expect(arrowPhase(timing, nowMs)).toBe(phase);
  });

  it('is complete at once with reduced motion', () => {
    expect(arrowPhase({ ...timing, isMotionReduced: true }, 1000)).toBe(1);
  });

  it('is complete if there is nothing to draw', () => {
    expect(arrowPhase({ ...timing, stepCount: 0 }, 1000)).toBe(1);
  });
});
