import { clamp } from '../../core/clamp';

/** Timing of a candidate's arrows. Times are on one clock, in milliseconds. */
export interface ArrowTiming {
  readonly shownAtMs: number;
  /** Number of arrows, one for each arc between two letters of the match. */
  readonly stepCount: number;
  readonly stepsPerSecond: number;
  /** With reduced motion everything is drawn at once. */
  readonly isMotionReduced: boolean;
}

/** Progress of the arrows at `nowMs`, 0 … 1. Pure. */
export function arrowPhase(timing: ArrowTiming, nowMs: number): number {
  const { isMotionReduced, shownAtMs, stepCount, stepsPerSecond } = timing;
  if (isMotionReduced || stepCount === 0) return 1;
  const steps = ((nowMs - shownAtMs) / 1000) * stepsPerSecond;
  return clamp(steps / stepCount, 0, 1);
}
