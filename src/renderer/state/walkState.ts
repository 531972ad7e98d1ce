import type { Motion } from '../playback/motion';
import { NORMAL_SPEED, type Speed } from '../playback/speed';
import type { Recording, WalkRun, WalkSubject } from './walkRun';

/** How walks are played, whichever it is. */
export interface WalkOptions {
  readonly speed: Speed;
  readonly isLooping: boolean;
  /** Whether letters turned away and branches without a word are among the steps. */
  readonly showsFailures: boolean;
  readonly followsCamera: boolean;
}

export const DEFAULT_WALK_OPTIONS: WalkOptions = {
  speed: NORMAL_SPEED,
  isLooping: false,
  showsFailures: true,
  followsCamera: false,
};

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
  /** The same anchor by the other algorithm, while the two are compared. */
  readonly rival: WalkRun | null;
  readonly isComparing: boolean;
  /** 0 … length: so many events have happened. */
  readonly step: number;
  /** The way that the playhead is going; null while it rests on `step`. */
  readonly motion: Motion | null;
  /** Whether the motion is playback, and not one step taken by hand. */
  readonly isPlaying: boolean;
}

export const openedWalk = (subject: WalkSubject): Walk => ({
  subject,
  progress: { kind: 'loading' },
  run: null,
  rival: null,
  isComparing: false,
  step: 0,
  motion: null,
  isPlaying: false,
});

/** What is replayed: everything, or only what leads to a word. */
export function recordingOf(walk: Walk, options: WalkOptions): Recording | null {
  if (walk.run === null) return null;
  return options.showsFailures ? walk.run.whole : walk.run.fruitful;
}
