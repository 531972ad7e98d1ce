import type { Setup } from '../board/setup';
import type { Seed } from '../game/seed';
import type { ConstructionKind } from '../lexicon/construction/construction';
import type { Message } from '../message';
import type { PartialPlayTile } from '../trace/partialPlay';

/** The kinds of exercises, each judged by running the algorithm. */
export const EXERCISE_KINDS = ['algorithm', 'crossSet', 'merge', 'input', 'wrongStep', 'prediction'] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** Bands of difficulty, easiest first. */
export const BANDS = [1, 2, 3] as const;
export type Band = (typeof BANDS)[number];

/** Determines an exercise, together with a lexicon and rules. */
export interface ExerciseSource {
  readonly kind: ExerciseKind;
  readonly band: Band;
  readonly seed: Seed;
}

/** An exercise as plain data, without its answers. */
export interface Exercise extends ExerciseSource {
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
  | { readonly kind: 'merge'; readonly nodeCount: number };

export type NodePair = readonly [number, number];

export type ExerciseAnswer =
  | { readonly kind: 'choice'; readonly option: number }
  | { readonly kind: 'letters'; readonly letters: readonly number[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'merge'; readonly pairs: readonly NodePair[] };

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
