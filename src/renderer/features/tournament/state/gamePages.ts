import type { AppState } from '../../../state/appState';
import { GAME_PAGE_ROWS } from './tournamentState';

/** The visible pages of the list of games; none while it is hidden. */
export function gamePagesToLoad({ settings, sideTab, tournament }: AppState): readonly number[] {
  const { games, section, status } = tournament;
  const isShown = sideTab === 'tournament' && settings.isSidePanelOpen && section === 'games';
  if (!isShown || status === null || status.report.games === 0) return [];
  const first = Math.floor(games.seen.first / GAME_PAGE_ROWS);
  const last = Math.floor(games.seen.last / GAME_PAGE_ROWS);
  return first === last ? [first] : [first, last];
}
