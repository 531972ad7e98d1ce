import type { RequestError } from '../../contract/requests/requestError';
import type { LeavesMark, ReviewOrigin } from '../../contract/review/reviewApi';
import type { Rules } from '../../core/board/rules';
import type { GcgDocument } from '../../core/notation/gcg/gcgDocument';
import type { Result } from '../../core/result';
import type { ReviewedTurn } from '../../core/strategy/review/reviewedTurn';
import type { ReviewSettings } from '../../core/strategy/review/turnReviewer';
import type { SharedGaddag } from '../../engine/lexicon';

/** A game to be reviewed. */
export interface ReviewTask {
  readonly record: GcgDocument;
  readonly rules: Rules;
  readonly lexicon: { readonly id: string; readonly name: string };
  readonly gaddag: SharedGaddag;
  readonly settings: ReviewSettings;
}

/** What a thread has found out of a game before it judges a turn. */
export interface BegunReview {
  readonly turnCount: number;
  /** Null: there are none for these tiles. */
  readonly leaves: LeavesMark | null;
  readonly wins: ReviewOrigin['wins'];
}

/** What a thread that reviews games is asked. */
export interface ReviewApi {
  begin(task: ReviewTask): Result<BegunReview, RequestError>;
  /** A turn of the game begun last. */
  review(nth: number): Result<ReviewedTurn, RequestError>;
}
