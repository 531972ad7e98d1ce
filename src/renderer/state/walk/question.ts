import type { WhyNotRequest } from '../../../contract/walk/traceApi';
import type { Message } from '../../../core/message';
import type { RankedWhyNot } from '../../../core/trace/whyNot/rankPlay';

/** A question why a play is not a candidate, with its answer. */
export interface Question {
  readonly wanted: WhyNotRequest['wanted'];
  /** Null until it has arrived. */
  readonly answer: RankedWhyNot | null;
  readonly problem: Message | null;
  /** Whether the play is to be shown if it turns out to be a candidate. */
  readonly isToShow: boolean;
}

export type QuestionAction =
  | { readonly type: 'question-asked'; readonly wanted: Question['wanted'] }
  /** Asks about the tiles typed on the board since the cursor was last moved by hand; they are taken back. */
  | { readonly type: 'question-asked-about-tiles'; readonly isToShow?: boolean }
  | { readonly type: 'question-answered'; readonly question: Question; readonly answer: RankedWhyNot }
  | { readonly type: 'question-failed'; readonly question: Question; readonly problem: Message }
  | { readonly type: 'question-dismissed' };

export const questionAbout = (wanted: Question['wanted'], isToShow = false): Question => ({
  wanted,
  isToShow,
  answer: null,
  problem: null,
});
