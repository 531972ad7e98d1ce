/** What the arrows of a candidate are timed by. Times are on one clock, in milliseconds. */
export interface ArrowTiming {
  readonly shownAtMs: number;
  /** Arrows to draw, one for each arc between two letters of the match. */
  readonly stepCount: number;
  readonly stepsPerSecond: number;
  /** The system asks for no motion: everything is drawn at once. */
  readonly isMotionReduced: boolean;
}

/** How much of the arrows is drawn at `nowMs`, 0 … 1. The same moment always gives the same picture. */
export function arrowPhase(timing: ArrowTiming, nowMs: number): number {
  const { isMotionReduced, shownAtMs, stepCount, stepsPerSecond } = timing;
  if (isMotionReduced || stepCount === 0) return 1;
  const steps = ((nowMs - shownAtMs) / 1000) * stepsPerSecond;
  return Math.min(Math.max(steps / stepCount, 0), 1);
}
