import type { ReviewStatus } from '../../../contract/review/reviewApi';
import { type Message, message } from '../../../core/message';
import type { GcgDocument } from '../../../core/notation/gcg/gcgDocument';
import type { ReviewedTurn } from '../../../core/strategy/review/reviewedTurn';
import { largestMistakes } from '../../../core/strategy/review/reviewSummary';
import type { AppState } from '../appState';
import { isOver } from '../play/playedGame';

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
}

export const NO_REVIEW: ReviewState = {
  record: null,
  status: null,
  work: null,
  problem: null,
  mistake: null,
  isPlayedShown: false,
};

export type ReviewAction =
  | { readonly type: 'review-asked'; readonly task: ReviewTask }
  /** What was asked for is done, or what is kept of a game was read. Null: it has not been reviewed. */
  | { readonly type: 'review-found'; readonly record: GcgDocument; readonly status: ReviewStatus | null }
  | { readonly type: 'review-stopped' }
  | { readonly type: 'review-refused'; readonly message: Message }
  /** To the next of the largest mistakes. */
  | { readonly type: 'review-mistake-stepped'; readonly by: 1 | -1 }
  | { readonly type: 'review-play-swapped' };

/** Why the game cannot be reviewed now; null where it can. */
export function reviewShut({
  game,
  lexicon,
  play,
}: Pick<AppState, 'game' | 'lexicon' | 'play'>): Message | null {
  if (play !== null && !isOver(play)) return message('reviewPage.beingPlayed');
  if (game === null) return message('reviewPage.noGame');
  if (game.positions.length < 2) return message('reviewPage.noTurns');
  return lexicon.kind === 'open' ? null : message('searches.noLexicon');
}

type Reviewed = Pick<AppState, 'game' | 'lexicon' | 'play' | 'review'>;

/** The review of the game that is open; null while there is none, or it stays shut. */
export function openReview(state: Reviewed): ReviewStatus | null {
  const { game, review } = state;
  const isOfGame = game !== null && review.record === game.record;
  return isOfGame && reviewShut(state) === null ? review.status : null;
}

/** What the review says of the turn that is shown; where the game was edited since, that is another one. */
export function shownTurn(state: Reviewed): ReviewedTurn | null {
  const status = openReview(state);
  if (status === null || status.stale.includes('game')) return null;
  return status.turns[state.game?.turn ?? -1] ?? null;
}

/**
 * The turn of the mistake so many places further in the list of the largest; null where there is none. Where
 * another turn is shown than the one gone to last, the list begins anew.
 */
export function mistakeAfter(state: Reviewed, by: 1 | -1): number | null {
  const mistakes = largestMistakes(openReview(state)?.turns ?? []);
  const { mistake } = state.review;
  const now = mistake === state.game?.turn ? mistakes.findIndex(({ nth }) => nth === mistake) : -1;
  const next = now < 0 ? (by > 0 ? 0 : mistakes.length - 1) : now + by;
  return mistakes[next]?.nth ?? null;
}
