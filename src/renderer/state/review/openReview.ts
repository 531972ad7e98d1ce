import type { ReviewStatus } from '../../../contract/review/reviewApi';
import { type Message, message } from '../../../core/message';
import type { ReviewedTurn } from '../../../core/strategy/review/reviewedTurn';
import { largestMistakes } from '../../../core/strategy/review/reviewSummary';
import type { AppState } from '../appState';
import { isOver } from '../play/playedGame';

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
