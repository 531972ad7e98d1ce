import { pseudocodeLine } from '../../../core/trace/pseudocode';
import { eventAt, type ReplayState } from '../../../core/trace/replay';
import { replayOf } from '../../playback/replayOf';
import type { Highlight } from '../../state/walk/highlight';
import type { Recording, WalkRun } from '../../state/walk/walk';
import { eventSaid } from '../walk/eventSaid';

/** A highlighted item in the form that every view of the walk shows. */
export interface ResolvedHighlight {
  /** Null for squares without an event. */
  readonly step: number | null;
  readonly squares: readonly number[];
  readonly arc: number | null;
  readonly line: number | null;
  /** Description of the step; empty without one. */
  readonly sentence: string;
}

const NOTHING: ResolvedHighlight = { step: null, squares: [], arc: null, line: null, sentence: '' };

/** Number of events to search backwards for a match. */
const REACH = 20_000;

/**
 * Resolves a highlight to a step and, from that, to the square, the arc and the line of the algorithm. A
 * square, an arc or a line stands for its latest event up to the current step.
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
