import type { WalkOptions } from '../../../contract/settings';
import type { MarkerKind } from '../../../core/trace/markers';
import type { Motion } from '../../playback/motion';
import type { StepSpan } from './stepSpan';
import type { WalkSync } from './walkComparison';
import type { Recording, WalkRun, WalkSubject } from './walkRun';

export type WalkProgress =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string };

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

/** What is replayed: everything, or only what leads to a word. An answer to a question is about the failure. */
export function recordingOf({ run, subject }: Walk, { showsFailures }: WalkOptions): Recording | null {
  if (run === null) return null;
  return showsFailures || subject.kind === 'question' ? run.whole : run.fruitful;
}
