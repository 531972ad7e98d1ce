import type { Setup } from '../../board/setup';
import type { DirectedSquare, Square } from '../../board/square';
import type { ConstructionKind } from '../../lexicon/construction/construction';
import { ALGORITHM_KINDS, type ExerciseSource } from '../../school/exercise';
import type { MarkerKind } from '../../trace/markers';
import type { TraceAlgorithm } from '../../trace/traceScope';

/** A text by language id; in any language under `''`. */
export type Spoken = Readonly<Record<string, string>>;

/** A lesson, as its file describes it. Each step has everything that it shows: any can be entered at once. */
export interface Lesson {
  readonly title: Spoken;
  /** For a slow reader. */
  readonly minutes: number;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly say: Spoken;
  /** The position on the board: the last one that the file gives up to this step, or an empty board. */
  readonly setup: Setup;
  /** Rank of the candidate on the board; 0 for none. */
  readonly candidate: number;
  readonly lit: readonly Square[];
  readonly walk: LessonWalk | null;
  /** Viewpoint of the 3D board; null to keep the learner's own. */
  readonly camera: LessonCamera | null;
  /** Takes the place of the board. */
  readonly structure: LessonStructure | null;
  /** Parts of the window that the step needs beside the board. */
  readonly shows: readonly LessonPart[];
  readonly exercise: LessonExercise | null;
  readonly task: LessonTask | null;
}

export const LESSON_CAMERAS = ['top', 'player', 'low'] as const;
export type LessonCamera = (typeof LESSON_CAMERAS)[number];

export const LESSON_PARTS = ['rack', 'crossSets'] as const;
export type LessonPart = (typeof LESSON_PARTS)[number];

/** A walk through the open lexicon. */
export interface LessonWalk {
  readonly scope:
    | { readonly kind: 'candidate'; readonly rank: number }
    | { readonly kind: 'anchor'; readonly anchor: DirectedSquare }
    | { readonly kind: 'whole' };
  readonly algorithm: TraceAlgorithm;
  readonly at: LessonMoment;
}

/** A structure of a few words. */
export interface LessonStructure {
  readonly kind: ConstructionKind;
  readonly words: string;
  readonly at: LessonMoment;
}

/** The moment of a recording that a step begins with; `play` plays it from the start. */
export type LessonMoment =
  | { readonly kind: 'play' | 'end' }
  | { readonly kind: 'step'; readonly step: number }
  /** The nth event of a kind, from 1; only of a walk. */
  | { readonly kind: 'marker'; readonly marker: MarkerKind; readonly nth: number };

/** Those that need no walk that is open already. */
export const LESSON_EXERCISES = ALGORITHM_KINDS.filter((kind) => kind !== 'prediction');

/** An exercise of a kind and difficulty, made anew from a seed. */
export interface LessonExercise extends Omit<ExerciseSource, 'seed'> {
  /** Null for another instance each time. */
  readonly seed: number | null;
}

export type LessonGoal =
  /** A play laid on the board: a candidate that scores at least so much, or the best one. */
  | { readonly kind: 'play'; readonly score: number; readonly isBest: boolean }
  /** Words typed for the structure. */
  | { readonly kind: 'words'; readonly count: number };

/** Something to do, of which the engine says whether it is done. */
export interface LessonTask {
  readonly goal: LessonGoal;
  /** Said once it is done; of what is not, the engine itself says why. */
  readonly right: Spoken;
  /** Replies to expected plays, legal or not; the first one with the word of the play is said. */
  readonly replies: readonly LessonReply[];
}

export interface LessonReply {
  /** Main word of the play, in capitals. */
  readonly word: string;
  readonly say: Spoken;
}
