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
 * Causes are ordered by question: does it fit there, are the tiles there, is it a word, are the cross-words
 * words?
 */
const FIRST_QUESTION = 0;
const QUESTION_OF: Partial<Record<WhyNotCode, number>> = {
  'not-on-rack': 1,
  'no-arc': 2,
  'no-word': 2,
  'cross-word': 3,
};

/** Causes in the order of their questions; the sort is stable. */
export const inOrder = (causes: readonly WhyNotCause[]): WhyNotCause[] =>
  causes.toSorted((a, b) => questionOf(a) - questionOf(b));

const questionOf = ({ code }: WhyNotCause): number => QUESTION_OF[code] ?? FIRST_QUESTION;

/** One reason why a play is not a candidate. */
export interface WhyNotCause {
  readonly code: WhyNotCode;
  /** One sentence. */
  readonly message: Message;
  /** How the walk shows it, in one sentence; null if there is nothing to add. */
  readonly detail: Message | null;
  /** The squares concerned: row × cols + col. */
  readonly squares: readonly number[];
}
