import type { TraceRequest } from '../../../contract/walk/traceApi';
import type { WalkOptions, WalkSection } from '../../../contract/window/settings';
import type { Position } from '../../../core/board/position';
import { entryAt } from '../../../core/certain';
import { countBelow } from '../../../core/countBelow';
import type { Message } from '../../../core/message';
import { findMarkers, type MarkerKind, type TraceMarkers } from '../../../core/trace/markers';
import type { TraceMoves } from '../../../core/trace/traceMoves';
import type { TraceAlgorithm } from '../../../core/trace/traceScope';
import type { TraceSummary } from '../../../core/trace/traceSummary';
import type { Trace } from '../../../core/trace/traceWriter';
import { keepFruitful } from '../../playback/fruitfulTrace';
import type { Motion } from '../../playback/motion';
import type { Highlight } from './highlight';
import type { StepSpan } from './stepSpan';

/** How much of the search is looked at. */
export type WalkScope = TraceRequest['scope'];

export type WalkSubject =
  | { readonly kind: 'search'; readonly scope: WalkScope; readonly algorithm: TraceAlgorithm }
  /** The walk towards a play that somebody missed, up to where it fails. */
  | { readonly kind: 'question'; readonly word: string };

/** The walk that found a candidate. */
export const walkTo = (rank: number): WalkSubject => ({
  kind: 'search',
  scope: { kind: 'candidate', rank },
  algorithm: 'gaddag',
});

/**
 * A trace that is shown. Nobody writes to it, so the state may hold it by reference;
 * `replayOf` goes through it.
 */
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

/**
 * The candidates among the moves of a walk: where in `whole` each is found; 0 where that event was not kept.
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

const withMarkers = (trace: Trace): Recording => ({
  trace,
  markers: findMarkers(trace),
});

/** The step of the other recording that shows the same event, or the last one before it. */
export function stepInOther({ wholeSteps }: WalkRun, step: number, toWhole: boolean): number {
  if (toWhole) return step === 0 ? 0 : entryAt(wholeSteps, step - 1);
  return countBelow(wholeSteps, step + 1);
}

/**
 * What two walks have in common at one moment: the share of each that is done, the square
 * tried, or the steps taken.
 */
export type WalkSync = 'share' | 'square' | 'steps';

export type WalkProgress =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: Message };

/** A walk through the lexicon that is open in the window. */
export interface Walk {
  readonly subject: WalkSubject;
  readonly progress: WalkProgress;
  /** Null until the first answer. While another one is being fetched, the old one stays. */
  readonly run: WalkRun | null;
  /** The same search by the other algorithm, while the two are compared. */
  readonly rival: WalkRun | null;
  /** By what the two go side by side; null while none is compared. */
  readonly comparedBy: WalkSync | null;
  /** Kinds of markers that the jumps from marker to marker leave out. */
  readonly passedOver: readonly MarkerKind[];
  /** The part that the timeline shows; null: all of it. */
  readonly span: StepSpan | null;
  /** 0 … length: so many events have happened. */
  readonly step: number;
  /** The way that the playhead is going; null while it rests on `step`. */
  readonly motion: Motion | null;
  /** Whether the motion is playback, and not one step taken by hand. */
  readonly isPlaying: boolean;
}

/** What was open before stays to be seen until the new one is there. */
export const openedWalk = (subject: WalkSubject, before: Walk | null = null): Walk => ({
  subject,
  progress: { kind: 'loading' },
  run: before?.run ?? null,
  rival: null,
  comparedBy: before?.comparedBy ?? null,
  passedOver: before?.passedOver ?? [],
  span: null,
  step: before?.step ?? 0,
  motion: null,
  isPlaying: false,
});

/** What of the rival is replayed along with the walk. */
export const rivalRecordingOf = ({ rival }: Walk, { showsFailures }: WalkOptions): Recording | null =>
  rival === null ? null : showsFailures ? rival.whole : rival.fruitful;

/**
 * What is replayed: everything, or only what leads to a word. An answer to a question is about the failure.
 */
export function recordingOf({ run, subject }: Walk, { showsFailures }: WalkOptions): Recording | null {
  if (run === null) return null;
  return showsFailures || subject.kind === 'question' ? run.whole : run.fruitful;
}

/** Watching a walk through the lexicon. */
export type WalkAction =
  /** The timeline gets the focus. */
  | { readonly type: 'walk-opened'; readonly subject: WalkSubject }
  /** A walk that is here already; it plays at once. */
  | { readonly type: 'walk-shown'; readonly subject: WalkSubject; readonly run: WalkRun }
  | { readonly type: 'walk-closed' }
  | { readonly type: 'walk-loaded'; readonly subject: WalkSubject; readonly run: WalkRun }
  | { readonly type: 'walk-failed'; readonly subject: WalkSubject; readonly message: Message }
  /** Null: no comparison. */
  | { readonly type: 'walk-comparison-chosen'; readonly by: WalkSync | null }
  /** The board shows the rival, where it stands, and the walk shown becomes the rival. */
  | { readonly type: 'walk-sides-swapped' }
  | { readonly type: 'rival-loaded'; readonly subject: WalkSubject; readonly run: WalkRun | null }
  | { readonly type: 'walk-play-toggled' }
  | { readonly type: 'walk-replayed' }
  /** Steps outside the trace mean its nearest end. */
  | { readonly type: 'walk-stepped'; readonly by: number }
  | { readonly type: 'walk-sought'; readonly step: number }
  | { readonly type: 'walk-marker-sought'; readonly by: 1 | -1 }
  /** Whether the jumps stop at markers of this kind. */
  | { readonly type: 'walk-marker-kind-toggled'; readonly kind: MarkerKind }
  /**
   * The clock: the playhead has come to this step, and is there now or still on its way;
   * `heldMs` it had to wait.
   */
  | {
      readonly type: 'walk-moved';
      readonly step: number;
      readonly hasArrived: boolean;
      readonly heldMs: number;
    }
  | { readonly type: 'walk-options-changed'; readonly change: Partial<WalkOptions> }
  | { readonly type: 'walk-speed-stepped'; readonly by: 1 | -1 }
  | { readonly type: 'walk-section-toggled'; readonly section: WalkSection }
  /**
   * The timeline shows fewer or more steps, one of them staying where it is (null: the step
   * shown); factor null: all.
   */
  | { readonly type: 'timeline-zoomed'; readonly factor: number | null; readonly at: number | null }
  /** By a share of what it shows. */
  | { readonly type: 'timeline-panned'; readonly by: number }
  /** Says the step once more. */
  | { readonly type: 'walk-described' }
  | { readonly type: 'highlight-changed'; readonly highlight: Highlight | null };
