import { pseudocodeLine } from '../../../core/trace/pseudocode';
import { eventAt, type ReplayState } from '../../../core/trace/replay';
import { replayOf } from '../../playback/replayOf';
import type { Highlight } from '../../state/walk/highlight';
import type { Recording, WalkRun } from '../../state/walk/walk';
import { eventSaid } from '../walk/eventSaid';

/** One thing pointed at, as every view of the walk shows it. */
export interface ResolvedHighlight {
  /** Null for squares that belong to no event. */
  readonly step: number | null;
  readonly squares: readonly number[];
  readonly arc: number | null;
  readonly line: number | null;
  /** What the step says; empty without one. */
  readonly sentence: string;
}

const NOTHING: ResolvedHighlight = { step: null, squares: [], arc: null, line: null, sentence: '' };

/** So many events back a match is sought. */
const REACH = 20_000;

/**
 * What else shows the thing that is pointed at: its step, and from that the square, the arc and the line of
 * the algorithm. A square, an arc or a line means its latest event up to the step shown.
 */
export function resolveHighlight(
  highlight: Highlight | null,
  run: WalkRun | null,
  recording: Recording | null,
  shownStep: number,
): ResolvedHighlight {
  if (highlight === null) return NOTHING;
  if (highlight.kind === 'squares') return { ...NOTHING, squares: highlight.squares };
  const own: ResolvedHighlight = {
    ...NOTHING,
    squares: highlight.kind === 'square' ? [highlight.square] : [],
    arc: highlight.kind === 'arc' ? highlight.arc : null,
    line: highlight.kind === 'line' ? highlight.line : null,
  };
  if (recording === null || run === null) return own;
  const step = highlight.kind === 'step' ? highlight.step : latestStep(highlight, run, recording, shownStep);
  if (step === null) return own;
  const state = replayOf(recording.trace).at(step);
  return {
    step,
    ...placeOf(state),
    line: own.line ?? pseudocodeLine(run.algorithm, run.position, state),
    arc: own.arc ?? state.event?.arc ?? null,
    sentence: eventSaid(run, state),
  };
}

const placeOf = ({ event }: ReplayState) => ({ squares: event === null ? [] : [event.square] });

function latestStep(
  highlight: Exclude<Highlight, { kind: 'step' | 'squares' }>,
  { algorithm, position }: WalkRun,
  { trace }: Recording,
  shownStep: number,
): number | null {
  const first = Math.max(1, shownStep - (highlight.kind === 'line' ? REACH / 100 : REACH));
  for (let step = shownStep; step >= first; step--) {
    const event = eventAt(trace, step - 1);
    if (highlight.kind === 'square' && event.square === highlight.square) return step;
    if (highlight.kind === 'arc' && event.arc === highlight.arc) return step;
    if (
      highlight.kind === 'line' &&
      pseudocodeLine(algorithm, position, replayOf(trace).at(step)) === highlight.line
    )
      return step;
  }
  return null;
}
