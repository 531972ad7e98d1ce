import { frameAt, type Motion, playheadAt } from './motion';

/**
 * Frames a second that a good machine draws. A walk no faster than this shows every step, however long
 * a frame takes: then it goes on as fast as frames come. A faster one, which no machine could show step
 * by step, keeps its time.
 */
export const GOOD_FRAME_RATE = 60;

export interface Pace {
  readonly playhead: number;
  /** How long the walk was held up: as much later has its motion begun. */
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
  // With motion reduced the walk goes by cuts, of several steps if need be.
  if (isMotionReduced || stepsPerSecond > GOOD_FRAME_RATE || frameAt(playhead).step <= last)
    return { playhead, heldMs: 0 };
  return { playhead: last, heldMs: ((playhead - last) / stepsPerSecond) * 1000 };
}
