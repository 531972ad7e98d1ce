import type { Message } from '../../message';
export type WhyNotCode =
  | 'outside-board'
  | 'other-tile'
  | 'gap'
  | 'brick'
  | 'not-in-line'
  | 'one-letter'
  | 'no-tile-played'
  | 'start-not-covered'
  | 'touches-nothing'
  | 'longer-word'
  | 'not-on-rack'
  | 'cross-word'
  | 'no-arc'
  | 'no-word';

/**
 * What is asked of a play, in this order: does it fit there, are the tiles there, is it
 * a word, are the others?
 */
const FIRST_QUESTION = 0;
const QUESTION_OF: Partial<Record<WhyNotCode, number>> = {
  'not-on-rack': 1,
  'no-arc': 2,
  'no-word': 2,
  'cross-word': 3,
};

/** Causes in the order of the questions that they answer; those of one question stay as they were. */
export const inOrder = (causes: readonly WhyNotCause[]): WhyNotCause[] =>
  causes.toSorted((a, b) => questionOf(a) - questionOf(b));

const questionOf = ({ code }: WhyNotCause): number => QUESTION_OF[code] ?? FIRST_QUESTION;

/** One reason why a play is no candidate. */
export interface WhyNotCause {
  readonly code: WhyNotCode;
  /** One sentence. */
  readonly message: Message;
  /** How the walk shows it; one sentence, null where there is nothing to add. */
  readonly detail: Message | null;
  /** Where it shows: row × cols + col. */
  readonly squares: readonly number[];
}
