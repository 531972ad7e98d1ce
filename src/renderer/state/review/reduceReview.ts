import type { ReviewEvent } from '../../../contract/review/reviewApi';
import { type Message, message } from '../../../core/message';
import type { AppState } from '../appState';
import { DOCUMENT_ACTIONS } from '../document/reduceDocument';
import type { Handlers } from '../handlers';
import { areInReview } from './gamesInReview';
import { mistakeAfter, openReview, reviewShut } from './openReview';
import type { ReviewAction, ReviewState, ReviewTask } from './reviewState';

/** The review of the game that is open. */
export const REVIEW_ACTIONS: Handlers<ReviewAction> = {
  'review-asked': (state, { task }) => {
    if (state.review.work !== null) return state;
    const refusal = refusalOf(state, task);
    if (refusal !== null) return { ...state, notice: refusal };
    return withReview(state, { work: { task }, problem: null });
  },
  // What is kept of the game is read again once a wish of it was refused: that does not undo the refusal.
  'review-found': (state, { record, status }) => {
    const problem = state.review.record === record ? state.review.problem : null;
    return withReview(state, { record, status, work: null, problem });
  },
  'review-stopped': (state) => withReview(state, { work: null }),
  'review-refused': (state, { message: problem }) => withReview(state, { work: null, problem }),
  'review-mistake-stepped': (state, { by }, nowMs) => {
    const turn = mistakeAfter(state, by);
    if (turn === null) return { ...state, notice: message('impossible.noMistake') };
    const moved = withReview(state, { mistake: turn });
    return DOCUMENT_ACTIONS['game-turn-shown'](moved, { type: 'game-turn-shown', turn }, nowMs);
  },
  'games-found': (state, { games }) => withReview(state, { games }),
  'review-play-swapped': (state) => withReview(state, { isPlayedShown: !state.review.isPlayedShown }),
};

/** What has been found out since of the game that is under way. */
export function reviewAdvanced(state: AppState, { status }: ReviewEvent): AppState {
  return state.review.status?.game === status.game ? withReview(state, { status }) : state;
}

/** Nothing is waited for that cannot come. */
export const endReviewWork = (state: AppState, reason: Message): AppState =>
  state.review.work === null ? state : withReview(state, { work: null, problem: reason });

const withReview = (state: AppState, change: Partial<ReviewState>): AppState => ({
  ...state,
  review: { ...state.review, ...change },
});

/** Why it cannot be done now; null where it can. */
function refusalOf(state: AppState, task: ReviewTask): Message | null {
  const isRunning = areInReview(state.review) || openReview(state)?.phase === 'running';
  if (task === 'stop') return isRunning ? null : message('reviewPage.nothingToStop');
  return reviewShut(state) ?? (isRunning ? message('reviewPage.stopFirst') : null);
}
