import type { AppState } from '../../state/appState';
import { roomOf } from '../../state/window/sideTab';

/** Left of the board; in the side panel above the page, or below it. Null if no game is shown. */
export type GamePlace = 'left' | 'above' | 'below' | null;

/** At the usual text size, a window of this width has room for a column left of the board. */
const ROOM_FOR_COLUMN_PX = 1280;

/** The place of the open game and its turns. */
export function gamePlaceOf({
  game,
  review,
  settings,
  sideTab,
  windowWidthPx,
}: Pick<AppState, 'game' | 'review' | 'settings' | 'sideTab' | 'windowWidthPx'>): GamePlace {
  // A review that was asked for offers to open a game.
  const isWanted = game !== null || (review.isOpen && roomOf(sideTab) === 'analyse');
  if (!isWanted || sideTab === 'tournament') return null;
  if (sideTab === 'play') return 'below';
  const isWide = windowWidthPx / settings.textZoom >= ROOM_FOR_COLUMN_PX;
  return roomOf(sideTab) === 'analyse' && isWide && settings.isSidePanelOpen ? 'left' : 'above';
}
