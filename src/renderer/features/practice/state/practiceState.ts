import type { FoundMistakes, KeptPractice } from '../../../../contract/school/practiceApi';
import type { Message } from '../../../../core/message';
import {
  type Band,
  EXERCISE_KINDS,
  type Exercise,
  type ExerciseAnswer,
  type ExerciseKind,
  type ExerciseSource,
  isPuzzle,
  type Judgement,
  type ModelStep,
  type OtherTurn,
} from '../../../../core/school/exercise';
import { dueToday, type PracticeCard, type Practised } from '../../../../core/school/practiceCard';
import { NOTHING_KEPT } from './keptPractice';
import { NO_PREDICTION, type Prediction, type PredictionAction } from './prediction';

/** A faster answer is a guess. */
export const GUESS_MS = 2000;

/** First tries of one kind; guesses are counted apart. */
export interface FirstTries {
  readonly right: number;
  readonly all: number;
  readonly guesses: number;
}

/** How an exercise was answered at its first try, which is due to be scheduled. */
export interface Outcome extends Practised {
  readonly isRight: boolean;
}

/** How far the question that is shown has come. */
export interface Asked {
  /** Its number from 0. */
  readonly question: number;
  /** Null until something is marked or typed. */
  readonly draft: ExerciseAnswer | null;
  /** The latest judgement. */
  readonly judgement: Judgement | null;
  /** Number of hints shown. */
  readonly hints: number;
  /** Whether its first try has been counted. */
  readonly isCounted: boolean;
  /** Time at which it was asked, on the clock of the actions. */
  readonly atMs: number;
}

/** What the engine is asked: to judge the draft, or for the answers. */
export type Checking = 'answer' | 'model' | null;

export interface PracticeState {
  /** What is chosen on the page. */
  readonly kind: ExerciseKind;
  readonly band: Band;
  /** Null before the first exercise. */
  readonly source: ExerciseSource | null;
  /** That of `source`; null until it has been made. */
  readonly exercise: Exercise | null;
  /** Why it could not be made or judged. */
  readonly failure: Message | null;
  readonly asked: Asked;
  readonly checking: Checking;
  /** The answers, after giving up, and the step of them that is shown. */
  readonly model: { readonly steps: readonly ModelStep[]; readonly at: number } | null;
  readonly firstTries: Readonly<Record<ExerciseKind, FirstTries>>;
  /** The worst first try at a question of this exercise. */
  readonly worstTry: 'right' | 'guessed' | 'wrong';
  /** Null once it is scheduled. */
  readonly outcome: Outcome | null;
  /** Whether exercises follow one another as they are due. */
  readonly isReviewing: boolean;
  /** Milliseconds since 1970, as last read from the host's clock. */
  readonly clockMs: number;
  readonly prediction: Prediction;
  /** The content of the user's practice file; empty until it has been read. */
  readonly kept: KeptPractice;
  readonly isKeptRead: boolean;
  /** What was asked for: the mistakes of the games reviewed together, a file to take over, or words. */
  readonly taking: 'mistakes' | 'file' | 'words' | null;
}

export type PracticeAction =
  | PredictionAction
  | {
      readonly type: 'practice-chosen';
      readonly kind: ExerciseKind;
      readonly band: Band;
      readonly seed: number;
    }
  /** The loss up to which plays are accepted; another exercise is made. */
  | { readonly type: 'practice-loss-chosen'; readonly loss: number; readonly seed: number }
  | { readonly type: 'practice-made'; readonly exercise: Exercise }
  | { readonly type: 'practice-failed'; readonly message: Message }
  | { readonly type: 'practice-drafted'; readonly draft: ExerciseAnswer }
  | TurnChosen
  | { readonly type: 'practice-checked' }
  | { readonly type: 'practice-judged'; readonly judgement: Judgement }
  | { readonly type: 'practice-hinted' }
  | { readonly type: 'practice-given-up' }
  | { readonly type: 'practice-answers-shown'; readonly steps: readonly ModelStep[] }
  /** Steps outside the answers are clamped. */
  | { readonly type: 'practice-model-stepped'; readonly by: number }
  | { readonly type: 'practice-clock-read'; readonly nowMs: number }
  | { readonly type: 'practice-read'; readonly kept: KeptPractice | null }
  | { readonly type: 'practice-taking-asked'; readonly what: NonNullable<PracticeState['taking']> }
  | { readonly type: 'practice-taking-ended'; readonly message: Message | null }
  /** What another machine has kept. */
  | { readonly type: 'practice-file-taken'; readonly kept: KeptPractice }
  /** Words for the study list, in capitals; those that it has stay where they are. */
  | { readonly type: 'study-added'; readonly words: readonly string[] }
  | { readonly type: 'study-removed'; readonly word: string }
  /** Keeps the mistakes; `showPractice` turns to them. */
  | { readonly type: 'mistakes-taken'; readonly found: FoundMistakes; readonly seed: number }
  | { readonly type: 'practice-scheduled'; readonly of: Practised; readonly card: PracticeCard }
  /** Turns to what is due. */
  | { readonly type: 'practice-due-wanted'; readonly seed: number }
  /** The next question, or the next exercise: one that is due, or of the chosen kind. */
  | { readonly type: 'practice-continued'; readonly seed: number };

/** An exchange or a pass instead of tiles on the board; null for none. */
export interface TurnChosen {
  readonly type: 'practice-turn-chosen';
  readonly turn: OtherTurn | null;
}

export const FIRST_ASKED: Asked = {
  question: 0,
  draft: null,
  judgement: null,
  hints: 0,
  isCounted: false,
  atMs: 0,
};

const NO_TRIES: FirstTries = { right: 0, all: 0, guesses: 0 };

/** Before an exercise has been made. */
export const UNMADE = {
  exercise: null,
  failure: null,
  asked: FIRST_ASKED,
  checking: null,
  model: null,
  worstTry: 'right',
} as const satisfies Partial<PracticeState>;

export const NO_PRACTICE: PracticeState = {
  kind: EXERCISE_KINDS[0],
  band: 1,
  source: null,
  ...UNMADE,
  firstTries: {
    algorithm: NO_TRIES,
    crossSet: NO_TRIES,
    merge: NO_TRIES,
    input: NO_TRIES,
    wrongStep: NO_TRIES,
    prediction: NO_TRIES,
    bingo: NO_TRIES,
    bestPlay: NO_TRIES,
    endgame: NO_TRIES,
    preendgame: NO_TRIES,
    mistake: NO_TRIES,
  },
  outcome: null,
  isReviewing: false,
  clockMs: 0,
  prediction: NO_PREDICTION,
  kept: NOTHING_KEPT,
  isKeptRead: false,
  taking: null,
};

/** The first tries with another one. */
export const addTry = (tries: FirstTries, isRight: boolean, isGuess: boolean): FirstTries =>
  isGuess
    ? { ...tries, guesses: tries.guesses + 1 }
    : { ...tries, all: tries.all + 1, right: tries.right + Number(isRight) };

/** Whether the exercise has been answered to its end, or given up. */
export const isDone = ({ asked, exercise, model }: PracticeState): boolean =>
  model !== null ||
  (exercise !== null && asked.judgement !== null && asked.question === exercise.questions.length - 1);

/** Whether the exercise has been answered rightly to its end, or given up. */
export const isSolved = (practice: PracticeState): boolean =>
  isDone(practice) && (practice.model !== null || practice.asked.judgement?.isRight === true);

/** Whether games are played to find a puzzle, which can take seconds. */
export const isPuzzleSought = ({ exercise, failure, source }: PracticeState): boolean =>
  source !== null && isPuzzle(source.kind) && exercise === null && failure === null;

/** The exercises due today, in order of time. */
export const dueOf = ({
  practice: { clockMs, kept },
}: {
  readonly practice: PracticeState;
}): readonly Practised[] =>
  dueToday(
    kept.cards,
    clockMs,
    kept.mistakes.map(({ id }) => id),
  );

/** Whether the draft can be judged. */
export function canCheck({ asked, checking, exercise, model }: PracticeState): boolean {
  // The same answer is not judged again.
  if (exercise === null || checking !== null || model !== null || asked.judgement !== null) return false;
  // An empty set of letters is an answer, too.
  return asked.draft !== null || exercise.questions[asked.question]?.form.kind === 'letters';
}

/** The marked letters, with this one marked or no longer. */
export function toggleLetter({ asked }: PracticeState, letter: number): ExerciseAnswer {
  const marked = asked.draft?.kind === 'letters' ? asked.draft.letters : [];
  const letters = marked.includes(letter) ? marked.filter((each) => each !== letter) : [...marked, letter];
  return { kind: 'letters', letters };
}
