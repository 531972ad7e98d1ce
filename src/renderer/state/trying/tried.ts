import { NO_TILE } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import { squareAt } from '../../../core/board/square';
import { entryAt } from '../../../core/certain';
import type { PlacedTile } from '../../../core/movegen/candidates/findPlacement';
import type { AppState } from '../appState';
import { isOver } from '../play/playedGame';
import { roomOf } from '../window/sideTab';

/** Board and rack as they are shown: with the tried tiles. */
export const shownSetup = ({ setup, tried }: Pick<AppState, 'setup' | 'tried'>): Setup =>
  tried?.laid ?? setup;

/** The squares of the tried tiles, as row × cols + col. */
export const triedSquares = ({ setup, tried }: Pick<AppState, 'setup' | 'tried'>): readonly number[] =>
  tried === null ? NONE : addedSquares(setup, tried.laid);

const NONE: readonly number[] = [];

/** The tried tiles with their squares, in reading order. */
export function triedTiles(state: Pick<AppState, 'setup' | 'tried'>): readonly PlacedTile[] {
  const { cols } = state.setup.rules.layout;
  const { tiles } = shownSetup(state);
  return triedSquares(state).map((square) => ({ ...squareAt(square, cols), tile: entryAt(tiles, square) }));
}

/** The squares that are empty in one setup and have a tile in the other. */
export const addedSquares = (setup: Setup, { tiles }: Setup): readonly number[] =>
  tiles.flatMap((tile, square) => (tile !== NO_TILE && setup.tiles[square] === NO_TILE ? [square] : []));

/** Whether a game is being played, whose position cannot be edited. */
export const isPlaying = ({ play }: Pick<AppState, 'play'>): boolean => play !== null && !isOver(play);

/** Whether typing and dragging edit the position instead of trying plays. */
export const isEditing = (state: Pick<AppState, 'isEditing' | 'play' | 'sideTab'>): boolean =>
  !isPlaying(state) && (state.isEditing || roomOf(state.sideTab) === 'build');
