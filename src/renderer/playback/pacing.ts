import { frameAt, type Motion, playheadAt } from './motion';

/**
 * Frames per second of a good machine. A walk up to this speed shows every step, however long a frame takes:
 * it then proceeds at the frame rate. A faster one, which no machine could show step by step, keeps its time.
 */
export const GOOD_FRAME_RATE = 60;

export interface Pace {
  readonly playhead: number;
  /** How long the walk was held up; its motion is delayed by this. */
  readonly heldMs: number;
}

/**
 * How far the playhead may go.
 *
 * @param shownStep the step that the picture is to show now
 * @param isShown whether a picture of that step has been drawn
 */
export function paceOf(
  motion: Motion,
  shownStep: number,
  isShown: boolean,
  nowMs: number,
  isMotionReduced: boolean,
): Pace {
  const playhead = playheadAt(motion, nowMs, isMotionReduced);
  const { stepsPerSecond, toStep } = motion;
  const last = Math.min(toStep, isShown ? shownStep + 1 : shownStep);
  // With reduced motion the walk proceeds in cuts, of several steps if necessary.
  if (isMotionReduced || stepsPerSecond > GOOD_FRAME_RATE || frameAt(playhead).step <= last)
    return { playhead, heldMs: 0 };
  return { playhead: last, heldMs: ((playhead - last) / stepsPerSecond) * 1000 };
}
