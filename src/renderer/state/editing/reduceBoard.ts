import { blankAs, type LetterCode, NO_TILE, type Tile } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import type { Square } from '../../../core/board/square';
import type { AppState } from '../appState';
import { layingOrEditing } from '../trying/layTry';
import { advance, cursorAt, moveCursor, retreat, turnCursor } from './boardCursor';
import { type TileRow, typeCharacter } from './tileTyping';

export type BoardAction =
  | { readonly type: 'cursor-moved'; readonly step: Square }
  /** A click: on the square of the cursor it turns the cursor. */
  | { readonly type: 'square-chosen'; readonly square: Square }
  /** The focus moved to a square: the cursor follows without turning. */
  | { readonly type: 'square-focused'; readonly square: Square }
  | { readonly type: 'cursor-turned' }
  /** A letter, or a special character of `tileTyping.ts`. */
  | { readonly type: 'board-letter-typed'; readonly text: string; readonly isBlank: boolean }
  | { readonly type: 'board-tile-taken-back' }
  | { readonly type: 'square-cleared' }
  /** Removes everything typed since the cursor was last moved by hand. */
  | { readonly type: 'pending-word-cleared' };

/** Edits of the tiles on the board at the cursor. */
export const BOARD_ACTIONS = layingOrEditing<BoardAction>({
  'cursor-moved': (state, action) => ({
    ...state,
    boardCursor: moveCursor(state.boardCursor, state.setup.rules, action.step),
  }),
  'square-focused': (state, action) =>
    isAt(state.boardCursor, action.square)
      ? state
      : { ...state, boardCursor: cursorAt(action.square, state.boardCursor.direction) },
  'square-chosen': (state, action) => ({ ...state, boardCursor: chooseSquare(state, action.square) }),
  'cursor-turned': (state) => ({ ...state, boardCursor: turnCursor(state.boardCursor) }),
  'board-letter-typed': (state, action) =>
    typeCharacter(state, pendingRow(state), action.text, action.isBlank),
  'board-tile-taken-back': (state) =>
    state.boardCursor.typed.length > 0 ? replaceTyped(state, 1, []) : clearBehind(state),
  'pending-word-cleared': (state) => replaceTyped(state, state.boardCursor.typed.length, []),
  'square-cleared': (state) => ({
    ...state,
    setup: withTile(state.setup, state.boardCursor, NO_TILE),
    boardCursor: cursorAt(state.boardCursor, state.boardCursor.direction),
    notice: null,
  }),
});

const isAt = (one: Square, other: Square) => one.row === other.row && one.col === other.col;

/** The first click gives the board the focus; only a click on the cursor of a focused board turns it. */
function chooseSquare({ boardCursor, zone }: AppState, square: Square) {
  if (!isAt(boardCursor, square)) return cursorAt(square, boardCursor.direction ?? 'across');
  return zone === 'board' ? turnCursor(boardCursor) : boardCursor;
}

function pendingRow(state: AppState): TileRow {
  const { boardCursor, setup } = state;
  return {
    tiles: boardCursor.typed.map((square) => tileAt(setup, square)),
    replaceLast: (count, tiles) => replaceTyped(state, count, tiles),
    isJoinMeant: (parts, joined) => setup.rack.includes(joined) && !holdsAll(setup.rack, parts),
    blankFor: blankAs,
  };
}

function holdsAll(rack: readonly Tile[], letters: readonly LetterCode[]): boolean {
  const left = [...rack];
  return letters.every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Takes back the last tiles typed, and places others from the first of their squares. */
export function replaceTyped(state: AppState, count: number, tiles: readonly Tile[]): AppState {
  let next: AppState = { ...state, notice: null };
  for (let taken = 0; taken < count; taken++) next = takeBack(next);
  return tiles.reduce(placeTile, next);
}

function placeTile(state: AppState, tile: Tile): AppState {
  const { boardCursor, setup } = state;
  const typed = { row: boardCursor.row, col: boardCursor.col, before: tileAt(setup, boardCursor) };
  return {
    ...state,
    setup: withTile(setup, boardCursor, tile),
    boardCursor: {
      ...boardCursor,
      ...squareOf(advance(setup, boardCursor)),
      typed: [...boardCursor.typed, typed],
    },
  };
}

function takeBack(state: AppState): AppState {
  const { boardCursor, setup } = state;
  const last = boardCursor.typed.at(-1);
  if (last === undefined) return state;
  const cursor = { ...boardCursor, ...squareOf(last), typed: boardCursor.typed.slice(0, -1) };
  return { ...state, setup: withTile(setup, last, last.before), boardCursor: cursor };
}

/** Clears the cursor's square, or the square before it if that is empty. */
function clearBehind(state: AppState): AppState {
  const { boardCursor, setup } = state;
  const square = tileAt(setup, boardCursor) === NO_TILE ? retreat(boardCursor) : boardCursor;
  return {
    ...state,
    setup: withTile(setup, square, NO_TILE),
    boardCursor: cursorAt(square, boardCursor.direction),
    notice: null,
  };
}

const squareOf = ({ row, col }: Square): Square => ({ row, col });

function tileAt({ rules, tiles }: Setup, { row, col }: Square): Tile {
  return tiles[row * rules.layout.cols + col] ?? NO_TILE;
}

/** Returns the same setup if the tile is already there, so that nothing is regenerated. */
function withTile(setup: Setup, square: Square, tile: Tile): Setup {
  if (tileAt(setup, square) === tile) return setup;
  return { ...setup, tiles: setup.tiles.with(square.row * setup.rules.layout.cols + square.col, tile) };
}
