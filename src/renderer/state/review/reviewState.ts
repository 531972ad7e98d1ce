import type { GamesStatus } from '../../../contract/review/gamesApi';
import type { ReviewStatus } from '../../../contract/review/reviewApi';
import type { Message } from '../../../core/message';
import type { GcgDocument } from '../../../core/notation/gcg/gcgDocument';

/** What a person can have done with a review: `anew` takes no notice of what is kept. */
export type ReviewTask = 'start' | 'anew' | 'stop';

/** What is being asked for. Each wish is a value of its own: the same thing wished again is another one. */
export interface ReviewWork {
  readonly task: ReviewTask;
}

export interface ReviewState {
  /** The game that `status` is about; null: nothing is known of any. */
  readonly record: GcgDocument | null;
  /** Null: the game has not been reviewed. */
  readonly status: ReviewStatus | null;
  readonly work: ReviewWork | null;
  /** Why the last thing could not be done. */
  readonly problem: Message | null;
  /** The turn of the mistake that was gone to last. */
  readonly mistake: number | null;
  /** The turn that was played lies on the board, instead of the best one. */
  readonly isPlayedShown: boolean;
  /** Those that are reviewed together, or were last. */
  readonly games: GamesStatus | null;
}

export const NO_REVIEW: ReviewState = {
  record: null,
  status: null,
  work: null,
  problem: null,
  mistake: null,
  isPlayedShown: false,
  games: null,
};

export type ReviewAction =
  | { readonly type: 'review-asked'; readonly task: ReviewTask }
  /** What was asked for is done, or what is kept of a game was read. Null: it has not been reviewed. */
  | { readonly type: 'review-found'; readonly record: GcgDocument; readonly status: ReviewStatus | null }
  | { readonly type: 'review-stopped' }
  | { readonly type: 'review-refused'; readonly message: Message }
  /** To the next of the largest mistakes. */
  | { readonly type: 'review-mistake-stepped'; readonly by: 1 | -1 }
  | { readonly type: 'review-play-swapped' }
  | { readonly type: 'games-found'; readonly games: GamesStatus };
