/** A movement of the playhead along the steps of a trace. Times in milliseconds, on one clock. */
export interface Motion {
  /** Where the playhead was; between two steps when another motion was cut short. */
  readonly from: number;
  readonly toStep: number;
  readonly startedAtMs: number;
  readonly stepsPerSecond: number;
}

/** With motion reduced the picture changes by cuts, and never more often than this. */
const SHORTEST_CUT_MS = 500;

/** Where the playhead is at `nowMs`. The same moment always gives the same place. */
export function playheadAt(motion: Motion, nowMs: number, isMotionReduced: boolean): number {
  const { from, startedAtMs, stepsPerSecond, toStep } = motion;
  const elapsedMs = Math.max(0, nowMs - startedAtMs);
  const way = toStep - from;
  if (!isMotionReduced) {
    const gone = Math.min(Math.abs(way), (elapsedMs / 1000) * stepsPerSecond);
    return gone === Math.abs(way) ? toStep : from + Math.sign(way) * gone;
  }
  // A step taken by hand is one cut, at once.
  if (Math.abs(way) <= 1) return toStep;
  const cutMs = Math.max(SHORTEST_CUT_MS, 1000 / stepsPerSecond);
  const stepsPerCut = Math.max(1, Math.round((stepsPerSecond * cutMs) / 1000));
  const gone = Math.floor(elapsedMs / cutMs) * stepsPerCut;
  return gone >= Math.abs(way) ? toStep : Math.round(from) + Math.sign(way) * gone;
}

/** What a place between the steps looks like: a step, and how much of its event has happened, 0 … 1. */
export interface Frame {
  readonly step: number;
  readonly phase: number;
}

export function frameAt(playhead: number): Frame {
  const step = Math.ceil(playhead);
  return { step, phase: step === 0 ? 1 : playhead - step + 1 };
}

/** How much of the event of `step` has happened at `nowMs`; 1 when the playhead has passed it already. */
export function phaseOfStep(motion: Motion, step: number, nowMs: number, isMotionReduced: boolean): number {
  if (step === 0) return 1;
  return Math.min(Math.max(playheadAt(motion, nowMs, isMotionReduced) - step + 1, 0), 1);
}
