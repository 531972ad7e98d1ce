import { describe, expect, it } from 'vitest';
import { frameAt, type Motion, phaseOfStep, playheadAt } from '../../../src/renderer/playback/motion';
import { singleStepRate, speedAfter, stepsPerSecond } from '../../../src/renderer/playback/speed';

const motion = (from: number, toStep: number, rate: number): Motion => ({
  from,
  toStep,
  startedAtMs: 1000,
  stepsPerSecond: rate,
});

describe('the playhead', () => {
  it('moves at its speed and stops at its target', () => {
    const on = motion(3, 10, 4);
    expect(playheadAt(on, 1000, false)).toBe(3);
    expect(playheadAt(on, 1250, false)).toBe(4);
    expect(playheadAt(on, 1375, false)).toBe(4.5);
    expect(playheadAt(on, 99_000, false)).toBe(10);
  });

  it('returns the way it came', () => {
    const back = motion(10, 3, 4);
    expect(playheadAt(back, 1375, false)).toBe(8.5);
    expect(playheadAt(back, 99_000, false)).toBe(3);
  });

  it('does not move before it starts, whatever the clock says', () => {
    expect(playheadAt(motion(3, 10, 4), 500, false)).toBe(3);
  });

  it('shows the same frames backwards and forwards', () => {
    const on = motion(2, 6, 4);
    const back = motion(6, 2, 4);
    for (const elapsedMs of [0, 125, 250, 410, 625, 1000]) {
      const forwards = frameAt(playheadAt(on, 1000 + elapsedMs, false));
      const backwards = frameAt(playheadAt(back, 2000 - elapsedMs, false));
      expect(backwards.step).toBe(forwards.step);
      expect(backwards.phase).toBeCloseTo(forwards.phase, 9);
    }
  });
});

describe('a frame', () => {
  it('is a step with the progress of its event; complete on a step', () => {
    expect(frameAt(0)).toEqual({ step: 0, phase: 1 });
    expect(frameAt(0.25)).toEqual({ step: 1, phase: 0.25 });
    expect(frameAt(7)).toEqual({ step: 7, phase: 1 });
  });

  it('that the state has yet to reach is complete', () => {
    // At 2.0 s the playhead is on 7: step 5 is done, step 8 has not begun.
    expect(phaseOfStep(motion(3, 10, 4), 5, 2000, false)).toBe(1);
    expect(phaseOfStep(motion(3, 10, 4), 8, 2000, false)).toBe(0);
    expect(phaseOfStep(motion(3, 0, 4), 0, 2000, false)).toBe(1);
  });
});

describe('with motion reduced', () => {
  const places = (of: Motion, stepMs: number, count: number) =>
    Array.from({ length: count }, (_, nth) => playheadAt(of, 1000 + nth * stepMs, true));

  it('there are only whole steps', () => {
    expect(places(motion(0, 100, 1), 250, 9)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2]);
  });

  it('cuts are at least half a second apart, however fast the walk is', () => {
    expect(places(motion(0, 1000, 64), 125, 9)).toEqual([0, 0, 0, 0, 32, 32, 32, 32, 64]);
  });

  it('a manual step is one immediate cut', () => {
    expect(playheadAt(motion(4, 5, 4), 1000, true)).toBe(5);
    expect(playheadAt(motion(4, 3, 4), 1000, true)).toBe(3);
  });
});

describe('the speed', () => {
  it('doubles and halves between a step in four seconds and everything in five', () => {
    expect([speedAfter(2, 1), speedAfter(2, -1)]).toEqual([4, 1]);
    expect([speedAfter(64, 1), speedAfter('fiveSeconds', 1)]).toEqual(['fiveSeconds', 'fiveSeconds']);
    expect([speedAfter('fiveSeconds', -1), speedAfter(0.25, -1)]).toEqual([64, 0.25]);
  });

  it('of a whole trace is a fifth of it per second', () => {
    expect(stepsPerSecond('fiveSeconds', 800_000)).toBe(160_000);
    expect(stepsPerSecond(8, 800_000)).toBe(8);
  });

  it('of a single step is never slow', () => {
    expect([singleStepRate(0.25), singleStepRate(16), singleStepRate('fiveSeconds')]).toEqual([4, 16, 4]);
  });
});
