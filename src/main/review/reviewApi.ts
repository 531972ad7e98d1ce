import type { RequestError } from '../../contract/requests/requestError';
import type { Rules } from '../../core/board/rules';
import type { SharedGaddag } from '../../core/lexicon/sharedGaddag';
import type { GcgDocument } from '../../core/notation/gcg/gcgDocument';
import type { Result } from '../../core/result';
import type { ReviewedTurn } from '../../core/strategy/review/reviewedTurn';
import type { ReviewSettings } from '../../core/strategy/review/reviewSettings';
import type { ReviewTables } from './reviewTables';

/** A game to be reviewed. */
export interface ReviewTask {
  readonly record: GcgDocument;
  readonly rules: Rules;
  readonly lexicon: { readonly id: string; readonly name: string };
  readonly gaddag: SharedGaddag;
  readonly settings: ReviewSettings;
  readonly tables: ReviewTables;
  /** Memory for the tables of each endgame search; undefined for the default. */
  readonly tableBytes?: number | undefined;
}

/** Requests to a thread that reviews games. */
export interface ReviewApi {
  /** Returns the number of turns. */
  begin(task: ReviewTask): Result<number, RequestError>;
  /** A turn of the game begun last. */
  review(nth: number): Result<ReviewedTurn, RequestError>;
}
