import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt, type Motion } from '../../../src/renderer/playback/motion';
import { GOOD_FRAME_RATE, paceOf } from '../../../src/renderer/playback/pacing';
import { runs } from '../../seed';

/**
 * Plays a walk on a machine with this drawing time: each picture starts in the first frame after the last was
 * done, and shows the step of that moment.
 */
function stepsShown(length: number, stepsPerSecond: number, pictureMs: readonly number[]): number[] {
  let motion: Motion = { from: 0, toStep: length, startedAtMs: 0, stepsPerSecond };
  const shown = [0];
  let step = 0;
  let isShown = true;
  let freeAtMs = 0;
  for (let frame = 1; frame < 1_000_000; frame++) {
    const nowMs = (frame * 1000) / 60;
    const { heldMs, playhead } = paceOf(motion, step, isShown, nowMs, false);
    motion = { ...motion, startedAtMs: motion.startedAtMs + heldMs };
    const next = frameAt(playhead).step;
    isShown = isShown && next === step;
    step = next;
    if (!isShown && nowMs >= freeAtMs) {
      freeAtMs = nowMs + (pictureMs[shown.length % pictureMs.length] ?? 0);
      shown.push(step);
      isShown = true;
    }
    if (isShown && step === length) return shown;
  }
  throw new Error('The walk never came to its end.');
}

const pictures = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 8 });

describe('playback', () => {
  it('shows every step of a walk up to the frame rate of a good machine, whatever a picture costs', () => {
    const rate = fc.constantFrom(0.25, 0.5, 1, 2, 4, 8, 16, 32, GOOD_FRAME_RATE);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), rate, pictures, (length, stepsPerSecond, pictureMs) => {
        const every = Array.from({ length: length + 1 }, (_, step) => step);
        expect(stepsShown(length, stepsPerSecond, pictureMs)).toEqual(every);
      }),
      { numRuns: runs(200) },
    );
  });

  it('shows ten steps at two per second if a picture takes 1.4 s', () => {
    expect(stepsShown(10, 2, [1400])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('keeps its time at speeds beyond any machine, and ends on the last step', () => {
    // 100 steps at 1,000 a second, a picture every fifth of a second: over after 0.2 s.
    const shown = stepsShown(100, 1000, [200]);
    expect(shown.length).toBeLessThanOrEqual(4);
    expect(shown.at(-1)).toBe(100);
  });

  it('is not delayed on a fast machine', () => {
    const motion: Motion = { from: 0, toStep: 10, startedAtMs: 0, stepsPerSecond: 2 };
    expect(paceOf(motion, 1, true, 700, false)).toEqual({ playhead: 1.4, heldMs: 0 });
    // A stall of two seconds: at 2.7 s the playhead would be at 5.4; it may go to 2, 3.4 steps or 1.7 s back.
    const held = paceOf(motion, 1, true, 2700, false);
    expect(held.playhead).toBe(2);
    expect(held.heldMs).toBeCloseTo(1700, 6);
    // The step of now has not been drawn: it stays.
    expect(paceOf(motion, 1, false, 700, false).playhead).toBe(1);
  });

  it('proceeds in cuts with reduced motion', () => {
    const motion: Motion = { from: 0, toStep: 100, startedAtMs: 0, stepsPerSecond: 16 };
    expect(paceOf(motion, 0, false, 500, true)).toEqual({ playhead: 8, heldMs: 0 });
  });
});
