import type { JudgedPlay, WhyNotRequest } from '../../../contract/walk/traceApi';
import type { Message } from '../../../core/message';

/** A question why a play is not a candidate, with its answer. */
export interface Question {
  readonly wanted: WhyNotRequest['wanted'];
  /** Null until it has arrived. */
  readonly answer: JudgedPlay | null;
  readonly problem: Message | null;
}

export type QuestionAction =
  | { readonly type: 'question-asked'; readonly wanted: Question['wanted'] }
  /** Asks about the tiles tried on the board. */
  | { readonly type: 'question-asked-about-tiles' }
  | { readonly type: 'question-answered'; readonly question: Question; readonly answer: JudgedPlay }
  | { readonly type: 'question-failed'; readonly question: Question; readonly problem: Message }
  | { readonly type: 'question-dismissed' };

export const questionAbout = (wanted: Question['wanted']): Question => ({
  wanted,
  answer: null,
  problem: null,
});
