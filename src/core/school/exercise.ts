import type { Setup } from '../board/setup';
import type { Seed } from '../game/seed';
import type { PlainTurn } from '../game/turns/turn';
import type { ConstructionKind } from '../lexicon/construction/construction';
import type { Message } from '../message';
import type { Move } from '../movegen/move';
import type { PartialPlayTile } from '../trace/partialPlay';
import type { GameMistake } from './mistakes/gameMistakes';

/** Exercises about the algorithm. */
export const ALGORITHM_KINDS = [
  'algorithm',
  'crossSet',
  'merge',
  'input',
  'wrongStep',
  'prediction',
] as const;
/** Positions of self-play in which one play is clearly the best. */
export const PUZZLE_KINDS = ['bingo', 'bestPlay', 'endgame'] as const;
/** Those in three bands: `preendgame` is prepared, the others are judged by running the algorithm. */
export const BANDED_KINDS = [...ALGORITHM_KINDS, ...PUZZLE_KINDS, 'preendgame'] as const;
export const EXERCISE_KINDS = [...BANDED_KINDS, 'mistake'] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export const isPuzzle = (kind: ExerciseKind): kind is PuzzleKind =>
  PUZZLE_KINDS.some((each) => each === kind);

/** Whether it is answered by a play that may lose some points to the best one. */
export const isLossAccepted = (kind: ExerciseKind): boolean => kind === 'mistake' || isPuzzle(kind);

/** Whether it is answered by a play. */
export const isPlayKind = (kind: ExerciseKind): boolean => kind === 'preendgame' || isLossAccepted(kind);

/** Points that a play may be worth less than the best one, if nothing else is chosen. */
export const USUAL_LOSS = 2;

/** Bands of difficulty, easiest first. */
export const BANDS = [1, 2, 3] as const;
export type Band = (typeof BANDS)[number];

/** Determines an exercise, together with a lexicon and rules. */
export interface ExerciseSource {
  readonly kind: ExerciseKind;
  readonly band: Band;
  readonly seed: Seed;
  /** Of puzzles and mistakes: the loss in points up to which a play is accepted. */
  readonly loss?: number | undefined;
  /** Of a mistake, whose id is the seed. */
  readonly mistake?: GameMistake | undefined;
}

/** An exercise as plain data, without its answers. */
export interface Exercise extends Omit<ExerciseSource, 'mistake'> {
  readonly prompt: Message;
  readonly shown: Shown;
  /** They are answered one after another. */
  readonly questions: readonly Question[];
}

/** The subject of an exercise: a position, or words and the structure that is built from them. */
export type Shown =
  | { readonly kind: 'board'; readonly setup: Setup }
  | {
      readonly kind: 'words';
      readonly words: readonly string[];
      readonly construction: Extract<ConstructionKind, 'trie' | 'dawg'>;
    };

export interface Question {
  readonly prompt: Message;
  /** Facts that the answer follows from, one sentence each. */
  readonly facts: readonly Message[];
  readonly form: AnswerForm;
  /** Each gives away more than the one before; the first never gives away the answer. */
  readonly hints: readonly Message[];
  /** Squares to highlight: row × cols + col. */
  readonly lit: readonly number[];
  /** Tiles of the walk so far. */
  readonly walked: readonly PartialPlayTile[];
}

/** How a question is answered. */
export type AnswerForm =
  | { readonly kind: 'choice'; readonly options: readonly Message[] }
  /** A set of letters, given by their codes from 1. */
  | { readonly kind: 'letters'; readonly glyphs: readonly string[] }
  | { readonly kind: 'text'; readonly longest: number }
  /** Pairs of nodes of the shown trie. */
  | { readonly kind: 'merge'; readonly nodeCount: number }
  /** Tiles of the rack laid on the board, or one of these other turns. */
  | { readonly kind: 'play'; readonly others: readonly OtherTurn['kind'][] };

export type NodePair = readonly [number, number];

export type ExerciseAnswer =
  | { readonly kind: 'choice'; readonly option: number }
  | { readonly kind: 'letters'; readonly letters: readonly number[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'merge'; readonly pairs: readonly NodePair[] }
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'otherTurn'; readonly turn: OtherTurn };

/** A turn that lays no tiles. */
export type OtherTurn = Exclude<PlainTurn, Move>;

/** Whether an answer is of the kind that a question takes. */
export const isAnswerOf = (form: AnswerForm, { kind }: ExerciseAnswer): boolean =>
  kind === 'otherTurn' ? form.kind === 'play' && form.others.length > 0 : kind === form.kind;

export interface Judgement {
  readonly isRight: boolean;
  /** From 0 to 1: 1 if right. */
  readonly credit: number;
  readonly reason: Message;
}

/** A right answer to a question, complete or on the way there, and the reason. */
export interface ModelStep {
  readonly question: number;
  readonly answer: ExerciseAnswer;
  readonly reason: Message;
}

/** An exercise together with the knowledge to judge it. */
export interface Instance {
  readonly exercise: Exercise;
  /** Judges an answer to a question that exists, of that question's form. */
  readonly judge: (question: number, answer: ExerciseAnswer) => Judgement;
  readonly model: () => readonly ModelStep[];
}

/** A judgement without partial credit. */
export const verdict = (isRight: boolean, reason: Message): Judgement => ({
  isRight,
  credit: isRight ? 1 : 0,
  reason,
});
