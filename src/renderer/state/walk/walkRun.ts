import type { TraceRequest } from '../../../contract/traceApi';
import type { Position } from '../../../core/board/position';
import { findMarkers, type TraceMarkers } from '../../../core/trace/markers';
import type { TraceMoves } from '../../../core/trace/traceMoves';
import type { TraceAlgorithm } from '../../../core/trace/traceScope';
import type { TraceSummary } from '../../../core/trace/traceSummary';
import type { Trace } from '../../../core/trace/traceWriter';
import { keepFruitful } from '../../playback/fruitfulTrace';

/** How much of the search is looked at. */
export type WalkScope = TraceRequest['scope'];

export type WalkSubject =
  | { readonly kind: 'search'; readonly scope: WalkScope; readonly algorithm: TraceAlgorithm }
  /** The walk towards a play that somebody missed, up to where it fails. */
  | { readonly kind: 'question'; readonly word: string };

/** A trace that is shown. Nobody writes to it, so the state may hold it by reference; `replayOf` goes through it. */
export interface Recording {
  readonly trace: Trace;
  readonly markers: TraceMarkers;
}

export interface WalkRun {
  readonly position: Position;
  readonly algorithm: TraceAlgorithm;
  readonly summary: TraceSummary;
  /** Points by move number; empty where no search has found moves. */
  readonly scores: ArrayLike<number>;
  readonly found: FoundMoves;
  /** Everything that was tried. */
  readonly whole: Recording;
  /** Only what leads to a word, and of each of its steps the one of `whole`. */
  readonly fruitful: Recording;
  readonly wholeSteps: Uint32Array;
}

export interface RunParts {
  readonly position: Position;
  readonly algorithm: TraceAlgorithm;
  readonly trace: Trace;
  readonly summary: TraceSummary;
  readonly scores: ArrayLike<number>;
  readonly found?: FoundMoves;
}

/** The candidates among the moves of a walk: where in `whole` each is found; 0 where that event was not kept. */
export type FoundMoves = Pick<TraceMoves, 'ranks' | 'steps'>;

const NONE_FOUND: FoundMoves = { ranks: new Uint32Array(0), steps: new Uint32Array(0) };

export function walkRunOf({ trace, found = NONE_FOUND, ...parts }: RunParts): WalkRun {
  const kept = keepFruitful(trace);
  return {
    ...parts,
    found,
    whole: recordingOf(trace),
    fruitful: recordingOf(kept.trace),
    wholeSteps: kept.steps,
  };
}

const recordingOf = (trace: Trace): Recording => ({
  trace,
  markers: findMarkers(trace),
});

/** The step of the other recording that shows the same event, or the last one before it. */
export function stepInOther({ wholeSteps }: WalkRun, step: number, toWhole: boolean): number {
  if (toWhole) return step === 0 ? 0 : wholeSteps[step - 1]!;
  let low = 0;
  let high = wholeSteps.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (wholeSteps[middle]! <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}
