import type { JobEvent } from '../../../../contract/transport/events';
import { type Message, message } from '../../../../core/message';
import type { AppState } from '../../../state/appState';
import { DOCUMENT_ACTIONS } from '../../../state/document/reduceDocument';
import type { Handlers } from '../../../state/handlers';
import { withJob } from '../../../state/jobs';
import { WINDOW_ACTIONS } from '../../../state/window/reduceWindow';
import { areInReview } from './gamesInReview';
import { mistakeAfter, openReview, reviewShut } from './openReview';
import type { ReviewAction, ReviewTask } from './reviewState';

/** The review of the open game. */
export const REVIEW_ACTIONS: Handlers<ReviewAction> = {
  'review-asked': (state, { task }) => {
    if (state.review.work !== null) return state;
    const refusal = refusalOf(state, task);
    if (refusal !== null) return { ...state, notice: refusal };
    return withJob(state, 'review', { work: { task }, problem: null });
  },
  // After a refused request, the stored review is read again, which must not clear the refusal.
  'review-found': (state, { record, status }) => {
    const problem = state.review.record === record ? state.review.problem : null;
    return withJob(state, 'review', { record, status, work: null, problem });
  },
  'review-mistake-stepped': (state, { by }, nowMs) => {
    const turn = mistakeAfter(state, by);
    if (turn === null) return { ...state, notice: message('impossible.noMistake') };
    const moved = withJob(state, 'review', { mistake: turn });
    return DOCUMENT_ACTIONS['game-turn-shown'](moved, { type: 'game-turn-shown', turn, branch: null }, nowMs);
  },
  'games-found': (state, { games }) => withJob(state, 'review', { games }),
  'review-shown': (state, { isShown }, nowMs) => {
    const there = isShown
      ? WINDOW_ACTIONS['side-tab-chosen'](state, { type: 'side-tab-chosen', tab: 'moves' }, nowMs)
      : state;
    return withJob(there, 'review', { isOpen: isShown });
  },
  'review-play-swapped': (state) => withJob(state, 'review', { isPlayedShown: !state.review.isPlayedShown }),
};

/** Progress of the current review. */
export function reviewAdvanced(state: AppState, { status }: JobEvent<'review'>): AppState {
  const before = state.review.status;
  if (before?.game !== status.game) return state;
  // The game can have been edited since the review began.
  const { stale } = before;
  return withJob(state, 'review', { status: stale.length === 0 ? status : { ...status, stale } });
}

/** Why the task is not possible now; null if it is. */
function refusalOf(state: AppState, task: ReviewTask): Message | null {
  const isRunning = areInReview(state.review) || openReview(state)?.phase === 'running';
  if (task === 'stop') return isRunning ? null : message('reviewPage.nothingToStop');
  return reviewShut(state) ?? (isRunning ? message('reviewPage.stopFirst') : null);
}
