import type { GameInReview, GamesEvent } from '../../../contract/review/gamesApi';
import { type Message, message } from '../../../core/message';
import type { AppState } from '../appState';
import { isOver } from '../play/playedGame';

/** Why games cannot be reviewed now; null where they can. */
export function gamesShut({
  lexicon,
  play,
  review,
}: Pick<AppState, 'lexicon' | 'play' | 'review'>): Message | null {
  if (play !== null && !isOver(play)) return message('reviewPage.beingPlayed');
  if (areInReview(review)) return message('reviewPage.stopFirst');
  return lexicon.kind === 'open' ? null : message('searches.noLexicon');
}

/** Whether games are being reviewed one after the other. */
export const areInReview = ({ games }: AppState['review']): boolean => games?.phase === 'running';

/** Paths of the games that are reviewed when it goes on; none where nothing is left, or they are at it. */
export const gamesLeft = ({ games }: AppState['review']): readonly string[] =>
  games?.phase === 'stopped' ? games.games.flatMap(({ path }) => (path === '' ? [] : [path])) : [];

/** The game that is open, among those that are reviewed together. */
export const gameOpen = ({ document, review }: Pick<AppState, 'document' | 'review'>): number => {
  const path = document.gamePath ?? document.path;
  return path === null ? -1 : (review.games?.games.findIndex((game) => game.path === path) ?? -1);
};

/** The next one in the list, or the one before; those that cannot be reviewed are passed over. */
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

/** How far the games are now; news of others come too late. */
export function gamesAdvanced(state: AppState, { game, id, nth, phase }: GamesEvent): AppState {
  const { games } = state.review;
  if (games?.id !== id) return state;
  const advanced = games.games.with(nth, game);
  return { ...state, review: { ...state.review, games: { ...games, phase, games: advanced } } };
}
