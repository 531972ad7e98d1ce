import type { GamesStatus } from '../../../../contract/review/gamesApi';
import type { ReviewStatus } from '../../../../contract/review/reviewApi';
import type { GcgDocument } from '../../../../core/notation/gcg/gcgDocument';
import { type AskedJob, NOTHING_ASKED } from '../../../state/askedJob';

/** Tasks of a review; `anew` ignores the stored one. */
export type ReviewTask = 'start' | 'anew' | 'stop';

export interface ReviewWork {
  readonly task: ReviewTask;
}

export interface ReviewState extends AskedJob<ReviewWork> {
  /** The game that `status` belongs to; null if there is none. */
  readonly record: GcgDocument | null;
  /** Null if the game has not been reviewed. */
  readonly status: ReviewStatus | null;
  /** The turn of the last mistake visited. */
  readonly mistake: number | null;
  /** Whether the actual play is on the board instead of the best one. */
  readonly isPlayedShown: boolean;
  /** Whether it is unfolded in the side panel, and shown although no game is open. */
  readonly isOpen: boolean;
  /** The games that are or were last reviewed together. */
  readonly games: GamesStatus | null;
}

export const NO_REVIEW: ReviewState = {
  record: null,
  status: null,
  ...NOTHING_ASKED,
  mistake: null,
  isPlayedShown: false,
  isOpen: false,
  games: null,
};

export type ReviewAction =
  | { readonly type: 'review-asked'; readonly task: ReviewTask }
  /** The result of a request, or the stored review of a game. Null if it has not been reviewed. */
  | { readonly type: 'review-found'; readonly record: GcgDocument; readonly status: ReviewStatus | null }
  /** Goes to the next of the largest mistakes. */
  | { readonly type: 'review-mistake-stepped'; readonly by: 1 | -1 }
  | { readonly type: 'review-play-swapped' }
  /** Also goes to where it stands, or folds it there. */
  | { readonly type: 'review-shown'; readonly isShown: boolean }
  | { readonly type: 'games-found'; readonly games: GamesStatus };
