import type { ReviewStatus } from '../../../../contract/review/reviewApi';
import { type Message, message } from '../../../../core/message';
import { turnsOnMain } from '../../../../core/notation/gcg/branches/gcgTree';
import type { ReviewedTurn } from '../../../../core/strategy/review/reviewedTurn';
import { largestMistakes } from '../../../../core/strategy/review/reviewSummary';
import type { Action } from '../../../state/action';
import type { AppState } from '../../../state/appState';
import { hasSameEvents, isOffGame } from '../../../state/document/openGame';
import { isOver } from '../../../state/play/playedGame';
import { validPart } from './validTurns';

/** Why the game cannot be reviewed now; null if it can. */
export function reviewShut({
  game,
  lexicon,
  play,
}: Pick<AppState, 'game' | 'lexicon' | 'play'>): Message | null {
  if (play !== null && !isOver(play)) return message('reviewPage.beingPlayed');
  if (game === null) return message('reviewPage.noGame');
  if (game.main.positions.length < 2) return message('reviewPage.noTurns');
  return lexicon.kind === 'open' ? null : message('searches.noLexicon');
}

type Reviewed = Pick<AppState, 'game' | 'lexicon' | 'play' | 'review'>;

/** The review of the open game, up to a turn that was edited; null if there is none, or it is blocked. */
export function openReview(state: Reviewed): ReviewStatus | null {
  const { game, review } = state;
  if (game === null || review.record !== game.main.record || reviewShut(state) !== null) return null;
  return review.status === null ? null : validPart(review.status, game.main);
}

/** After an edit of the game, its review is that of the turns before at once. */
export function keepReview(before: AppState, state: AppState, { type }: Action): AppState {
  const { review } = state;
  const [then, now] = [before.game?.main.record, state.game?.main.record];
  const isEdit = then !== undefined && now !== undefined && then !== now && review.record === then;
  if (!isEdit || OPENING.has(type)) return state;
  const { status } = review;
  const isStale = status !== null && !status.stale.includes('game') && !hasSameEvents(then, now);
  const after = isStale ? { ...status, stale: [...status.stale, 'game' as const] } : status;
  return { ...state, review: { ...review, record: now, status: after } };
}

/** Actions that open another game. */
const OPENING: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'document-opened',
  'game-opened',
  'play-started',
  'play-restored',
]);

/** The review of the shown turn; null if the game or the position has been edited since. */
export function shownTurn(state: Reviewed & Pick<AppState, 'setup'>): ReviewedTurn | null {
  const { game, setup } = state;
  const status = openReview(state);
  if (game === null || status === null) return null;
  const isReviewed = game.turn < turnsOnMain(game, game.branch) && !isOffGame(game, setup);
  return isReviewed ? (status.turns[game.turn] ?? null) : null;
}

/**
 * The turn of the mistake `by` places further in the list of largest mistakes; null if there is none. If
 * another turn is shown than the last one visited, the list starts again.
 */
export function mistakeAfter(state: Reviewed, by: 1 | -1): number | null {
  const mistakes = largestMistakes(openReview(state)?.turns ?? []);
  const { mistake } = state.review;
  const now = mistake === state.game?.turn ? mistakes.findIndex(({ nth }) => nth === mistake) : -1;
  const next = now < 0 ? (by > 0 ? 0 : mistakes.length - 1) : now + by;
  return mistakes[next]?.nth ?? null;
}
