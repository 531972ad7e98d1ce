import type { GameInReview, GamesEvent } from '../../../../contract/review/gamesApi';
import { type Message, message } from '../../../../core/message';
import type { AppState } from '../../../state/appState';
import { isOver } from '../../../state/play/playedGame';

/** Why games cannot be reviewed now; null if they can. */
export function gamesShut({
  lexicon,
  play,
  review,
}: Pick<AppState, 'lexicon' | 'play' | 'review'>): Message | null {
  if (play !== null && !isOver(play)) return message('reviewPage.beingPlayed');
  if (areInReview(review)) return message('reviewPage.stopFirst');
  return lexicon.kind === 'open' ? null : message('searches.noLexicon');
}

/** Whether several games are being reviewed. */
export const areInReview = ({ games }: AppState['review']): boolean => games?.phase === 'running';

/** Paths of the games for a continued review; empty if none are left or it is running. */
export const gamesLeft = ({ games }: AppState['review']): readonly string[] =>
  games?.phase === 'stopped' ? games.games.flatMap(({ path }) => (path === '' ? [] : [path])) : [];

/** Index of the open game among those reviewed together. */
export const gameOpen = ({ document, review }: Pick<AppState, 'document' | 'review'>): number => {
  const path = document.gamePath ?? document.path;
  return path === null ? -1 : (review.games?.games.findIndex((game) => game.path === path) ?? -1);
};

/** The next or previous game in the list; those that cannot be reviewed are skipped. */
export function gameAfter(state: Pick<AppState, 'document' | 'review'>, by: 1 | -1): GameInReview | null {
  const games = state.review.games?.games ?? [];
  const now = gameOpen(state);
  const from = now < 0 && by < 0 ? games.length : now;
  for (let nth = from + by; nth >= 0 && nth < games.length; nth += by) {
    const game = games[nth];
    if (game !== undefined && game.phase !== 'refused') return game;
  }
  return null;
}

/** Progress of the current games; events of others are ignored. */
export function gamesAdvanced(state: AppState, { game, id, nth, phase }: GamesEvent): AppState {
  const { games } = state.review;
  if (games?.id !== id) return state;
  const advanced = games.games.with(nth, game);
  return { ...state, review: { ...state.review, games: { ...games, phase, games: advanced } } };
}
