import { clamp } from '../../core/clamp';

/** A movement of the playhead along the steps of a trace. Times in milliseconds, on one clock. */
export interface Motion {
  /** Initial position of the playhead; between two steps if another motion was interrupted. */
  readonly from: number;
  readonly toStep: number;
  readonly startedAtMs: number;
  readonly stepsPerSecond: number;
}

/** With reduced motion the picture changes in cuts, at most once per this interval. */
const SHORTEST_CUT_MS = 500;

/** Position of the playhead at `nowMs`. Pure. */
export function playheadAt(motion: Motion, nowMs: number, isMotionReduced: boolean): number {
  const { from, startedAtMs, stepsPerSecond, toStep } = motion;
  const elapsedMs = Math.max(0, nowMs - startedAtMs);
  const way = toStep - from;
  if (!isMotionReduced) {
    const gone = Math.min(Math.abs(way), (elapsedMs / 1000) * stepsPerSecond);
    return gone === Math.abs(way) ? toStep : from + Math.sign(way) * gone;
  }
  // A single manual step is one immediate cut.
  if (Math.abs(way) <= 1) return toStep;
  const cutMs = Math.max(SHORTEST_CUT_MS, 1000 / stepsPerSecond);
  const stepsPerCut = Math.max(1, Math.round((stepsPerSecond * cutMs) / 1000));
  const gone = Math.floor(elapsedMs / cutMs) * stepsPerCut;
  return gone >= Math.abs(way) ? toStep : Math.round(from) + Math.sign(way) * gone;
}

/** The picture at a position between steps: a step, and the progress of its event, 0 … 1. */
export interface Frame {
  readonly step: number;
  readonly phase: number;
}

export function frameAt(playhead: number): Frame {
  const step = Math.ceil(playhead);
  return { step, phase: step === 0 ? 1 : playhead - step + 1 };
}

/** Progress of the event of `step` at `nowMs`; 1 if the playhead has passed it. */
export function phaseOfStep(motion: Motion, step: number, nowMs: number, isMotionReduced: boolean): number {
  if (step === 0) return 1;
  return clamp(playheadAt(motion, nowMs, isMotionReduced) - step + 1, 0, 1);
}
