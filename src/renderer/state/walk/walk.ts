import type { TraceRequest } from '../../../contract/walk/traceApi';
import type { WalkOptions, WalkSection, WalkSpeed } from '../../../contract/window/settings';
import type { Position } from '../../../core/board/position';
import { entryAt } from '../../../core/certain';
import { countBelow } from '../../../core/countBelow';
import type { Message } from '../../../core/message';
import { findMarkers, type MarkerKind, type TraceMarkers } from '../../../core/trace/markers';
import { TRACE_RECORD_LENGTH } from '../../../core/trace/traceEvent';
import type { TraceMoves } from '../../../core/trace/traceMoves';
import type { TraceAlgorithm } from '../../../core/trace/traceScope';
import type { TraceSummary } from '../../../core/trace/traceSummary';
import type { Trace } from '../../../core/trace/traceWriter';
import { keepFruitful } from '../../playback/fruitfulTrace';
import type { Motion } from '../../playback/motion';
import type { Highlight } from './highlight';
import type { StepSpan } from './stepSpan';

/** The part of the search that is shown. */
export type WalkScope = TraceRequest['scope'];

export type WalkSubject =
  | { readonly kind: 'search'; readonly scope: WalkScope; readonly algorithm: TraceAlgorithm }
  /** The walk towards a play that the user asked about, up to where it fails. */
  | { readonly kind: 'question'; readonly word: string };

/** The walk that found a candidate. */
export const walkTo = (rank: number): WalkSubject => ({
  kind: 'search',
  scope: { kind: 'candidate', rank },
  algorithm: 'gaddag',
});

/** A trace being shown. It is immutable, so the state may hold it by reference; `replayOf` replays it. */
export interface Recording {
  readonly trace: Trace;
  readonly markers: TraceMarkers;
}

export interface WalkRun {
  readonly position: Position;
  readonly algorithm: TraceAlgorithm;
  readonly summary: TraceSummary;
  /** Points by move number; empty if no search has found moves. */
  readonly scores: ArrayLike<number>;
  readonly found: FoundMoves;
  /** Everything that was tried. */
  readonly whole: Recording;
  /** Only what leads to a word, and for each of its steps the corresponding one of `whole`. */
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

/**
 * The candidates among the moves of a walk: the step of `whole` that finds each; 0 if that event was not
 * kept.
 */
export type FoundMoves = Pick<TraceMoves, 'ranks' | 'steps'>;

const NONE_FOUND: FoundMoves = { ranks: new Uint32Array(0), steps: new Uint32Array(0) };

export function walkRunOf({ trace, found = NONE_FOUND, ...parts }: RunParts): WalkRun {
  const kept = keepFruitful(trace);
  return {
    ...parts,
    found,
    whole: withMarkers(trace),
    fruitful: withMarkers(kept.trace),
    wholeSteps: kept.steps,
  };
}

/** Its first `length` events. */
export const beginningOf = ({ trace }: Recording, length: number): Recording =>
  withMarkers({
    ...trace,
    records: trace.records.subarray(0, length * TRACE_RECORD_LENGTH),
    length,
    total: length,
  });

const withMarkers = (trace: Trace): Recording => ({
  trace,
  markers: findMarkers(trace),
});

/** The step of the other recording with the same event, or the last one before it. */
export function stepInOther({ wholeSteps }: WalkRun, step: number, toWhole: boolean): number {
  if (toWhole) return step === 0 ? 0 : entryAt(wholeSteps, step - 1);
  return countBelow(wholeSteps, step + 1);
}

/** How two walks are synchronised: by share completed, by square tried, or by number of steps. */
export type WalkSync = 'share' | 'square' | 'steps';

export type WalkProgress =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: Message };

/** The walk through the lexicon that is open in the window. */
export interface Walk {
  readonly subject: WalkSubject;
  readonly progress: WalkProgress;
  /** Null until the first answer. While another one is loaded, the old one stays. */
  readonly run: WalkRun | null;
  /** The same search by the other algorithm, while the two are compared. */
  readonly rival: WalkRun | null;
  /** How the two are synchronised; null if there is no comparison. */
  readonly comparedBy: WalkSync | null;
  /** The beginning that is shown while the walk asks what comes next; null to show all. */
  readonly cut: Recording | null;
  /** Kinds of markers that jumps skip. */
  readonly passedOver: readonly MarkerKind[];
  /** The part shown by the timeline; null for all of it. */
  readonly span: StepSpan | null;
  /** Number of events that have happened, 0 … length. */
  readonly step: number;
  /** Movement of the playhead; null while it rests on `step`. */
  readonly motion: Motion | null;
  /** Whether the movement is playback instead of a manual step. */
  readonly isPlaying: boolean;
}

/** The previous walk stays visible until the new one is loaded. */
export const openedWalk = (subject: WalkSubject, before: Walk | null = null): Walk => ({
  subject,
  progress: { kind: 'loading' },
  run: before?.run ?? null,
  rival: null,
  comparedBy: before?.comparedBy ?? null,
  cut: null,
  passedOver: before?.passedOver ?? [],
  span: null,
  step: before?.step ?? 0,
  motion: null,
  isPlaying: false,
});

/** The part of the rival that is replayed along with the walk. */
export const rivalRecordingOf = ({ rival }: Walk, { showsFailures }: WalkOptions): Recording | null =>
  rival === null ? null : showsFailures ? rival.whole : rival.fruitful;

/**
 * The part that is replayed: everything, or only what leads to a word. An answer to a question is about its
 * failure, so it is always shown in full.
 */
export function recordingOf({ cut, run, subject }: Walk, { showsFailures }: WalkOptions): Recording | null {
  if (run === null || cut !== null) return cut;
  return showsFailures || subject.kind === 'question' ? run.whole : run.fruitful;
}

/** The setting for the speed of a walk, of which null is none in particular. */
export const speedSetting = (subject: WalkSubject | null): 'speed' | 'searchSpeed' =>
  subject?.kind === 'search' && subject.scope.kind === 'whole' ? 'searchSpeed' : 'speed';

/** Actions on a walk through the lexicon. */
export type WalkAction =
  /** Gives the timeline the focus. */
  | { readonly type: 'walk-opened'; readonly subject: WalkSubject }
  /** Opens a walk that is already loaded, and plays it at once. */
  | { readonly type: 'walk-shown'; readonly subject: WalkSubject; readonly run: WalkRun }
  | { readonly type: 'walk-closed' }
  | { readonly type: 'walk-loaded'; readonly subject: WalkSubject; readonly run: WalkRun }
  | { readonly type: 'walk-failed'; readonly subject: WalkSubject; readonly message: Message }
  /** Null for no comparison. */
  | { readonly type: 'walk-comparison-chosen'; readonly by: WalkSync | null }
  /** Swaps the walk on the board with its rival, at the rival's step. */
  | { readonly type: 'walk-sides-swapped' }
  | { readonly type: 'rival-loaded'; readonly subject: WalkSubject; readonly run: WalkRun | null }
  | { readonly type: 'walk-play-toggled' }
  | { readonly type: 'walk-replayed' }
  /** Steps outside the trace are clamped. */
  | { readonly type: 'walk-stepped'; readonly by: number }
  | { readonly type: 'walk-sought'; readonly step: number }
  | { readonly type: 'walk-marker-sought'; readonly by: 1 | -1 }
  /** Toggles whether jumps stop at markers of this kind. */
  | { readonly type: 'walk-marker-kind-toggled'; readonly kind: MarkerKind }
  /** A tick: the playhead is now at this step or on its way there; it had to wait for `heldMs`. */
  | {
      readonly type: 'walk-moved';
      readonly step: number;
      readonly hasArrived: boolean;
      readonly heldMs: number;
    }
  | { readonly type: 'walk-options-changed'; readonly change: Partial<WalkOptions> }
  /** Null for the default. */
  | { readonly type: 'walk-speed-chosen'; readonly speed: WalkSpeed | null }
  | { readonly type: 'walk-speed-stepped'; readonly by: 1 | -1 }
  | { readonly type: 'walk-section-toggled'; readonly section: WalkSection }
  /** Zooms the timeline around a step (null for the current one); a null factor shows all. */
  | { readonly type: 'timeline-zoomed'; readonly factor: number | null; readonly at: number | null }
  /** By a share of the visible steps. */
  | { readonly type: 'timeline-panned'; readonly by: number }
  /** Announces the step again. */
  | { readonly type: 'walk-described' }
  | { readonly type: 'highlight-changed'; readonly highlight: Highlight | null };
