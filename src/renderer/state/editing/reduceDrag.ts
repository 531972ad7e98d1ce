import { BLANK, blankAs, isBlank, NO_TILE, rackTileOf, type Tile } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import type { Square } from '../../../core/board/square';
import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import { openExchange } from '../play/reducePlay';
import { layOrEdit } from '../trying/layTry';
import { isEditing, shownSetup, triedSquares } from '../trying/tried';
import { advance, cursorAt } from './boardCursor';
import { rackRoomProblem } from './rackRoom';
import {
  type BlankChoice,
  type DragAction,
  type TileDrag,
  type TilePlace,
  tileAtPlace,
  withoutTile,
} from './tileDrag';
import { letterForText, unknownLetterNotice } from './typedTile';

/** Moving tiles with the pointer. */
export const DRAG_ACTIONS: Handlers<DragAction> = {
  'drag-started': (state, action) => {
    const tile = tileAtPlace(shownSetup(state), action.from);
    if (tile === NO_TILE) return state;
    return {
      ...state,
      drag: { ...action.pointer, from: action.from, tile },
      blankChoice: null,
      notice: null,
    };
  },
  'drag-moved': (state, action) =>
    state.drag === null ? state : { ...state, drag: { ...state.drag, ...action.pointer } },
  'drag-ended': (state, action) =>
    state.drag === null ? state : letGo({ ...state, drag: null }, state.drag, action.asksLetter),
  'drag-cancelled': (state) => ({ ...state, drag: null, blankChoice: null }),
  'blank-designated': (state, action) => {
    const { distribution } = state.setup.rules;
    if (state.blankChoice === null) return state;
    const letter = letterForText(distribution, action.text);
    if (letter === null) return { ...state, notice: unknownLetterNotice(distribution, action.text) };
    const to = { kind: 'square', ...state.blankChoice.to } as const;
    const { from, isTapped } = state.blankChoice;
    const after = put({ ...state, blankChoice: null }, from, to, blankAs(letter));
    return isTapped ? moveOn(after) : after;
  },
  'tile-tapped': (state, { page, place }) =>
    place.kind === 'rack' ? layTapped(state, place, page) : returnTapped(state, place),
};

/** Cancels a drag if the setup is no longer the one that the tile was taken from. */
export const dropStaleDrag = (before: AppState, after: AppState): AppState =>
  shownSetup(after) === shownSetup(before) || (after.drag === null && after.blankChoice === null)
    ? after
    : { ...after, drag: null, blankChoice: null };

function letGo(state: AppState, { from, over, page, tile }: TileDrag, asksLetter: boolean): AppState {
  if (over === null) return state;
  if (over.kind === 'bag') return putInBag(state, from, tile);
  const mustAsk = over.kind === 'square' && (tile === BLANK || (isBlank(tile) && asksLetter));
  if (!mustAsk) return put(state, from, over, tile);
  const to = { row: over.row, col: over.col };
  return { ...state, blankChoice: { from, to, page, isTapped: false }, zone: 'blank' };
}

/** Lays a tile of the rack at the cursor, or at the next empty square ahead of a tile there. */
function layTapped(state: AppState, from: TilePlace, page: BlankChoice['page']): AppState {
  const shown = shownSetup(state);
  const tile = tileAtPlace(shown, from);
  const cursor = { kind: 'square', row: state.boardCursor.row, col: state.boardCursor.col } as const;
  const to = tileAtPlace(shown, cursor) === NO_TILE ? cursor : advance(shown, state.boardCursor);
  const square = { row: to.row, col: to.col };
  if (tile === BLANK)
    return { ...state, blankChoice: { from, to: square, page, isTapped: true }, zone: 'blank' };
  const after = put(state, from, { kind: 'square', ...square }, tile);
  return shownSetup(after) === shown ? after : moveOn(after);
}

/** Returns a tried tile to the rack. Any other tile stays: the tap chose its square. */
function returnTapped(state: AppState, from: TilePlace & Square): AppState {
  const shown = shownSetup(state);
  const isTried = triedSquares(state).includes(from.row * shown.rules.layout.cols + from.col);
  if (!isTried || isEditing(state)) return state;
  const { direction } = state.boardCursor;
  const after = put(state, from, { kind: 'rack', index: shown.rack.length }, tileAtPlace(shown, from));
  return { ...after, boardCursor: cursorAt(from, direction), zone: 'board' };
}

/** Moves the cursor to the next empty square in its direction. */
const moveOn = (state: AppState): AppState => ({
  ...state,
  boardCursor: cursorAt(advance(shownSetup(state), state.boardCursor), state.boardCursor.direction),
});

/** Selects a held tile for exchange, wherever it is at the moment; a tile that has been played stays. */
function putInBag(state: AppState, from: TilePlace, tile: Tile): AppState {
  const played = from.kind === 'square' ? state.play?.game.position : undefined;
  const isPlayed =
    from.kind === 'square' && (played?.tiles[from.row * played.cols + from.col] ?? NO_TILE) !== NO_TILE;
  return isPlayed ? state : openExchange(state, [rackTileOf(tile)]);
}

const put = (state: AppState, from: TilePlace, to: TilePlace, tile: Tile): AppState =>
  layOrEdit(state, (shown) => move(shown, from, to, tile), to.kind === 'rack');

/** The cursor follows the tile. A tile that does not fit on the rack stays where it was. */
function move(state: AppState, from: TilePlace, to: TilePlace, tile: Tile): AppState {
  const isNewOnRack = to.kind === 'rack' && from.kind === 'square';
  const problem = isNewOnRack ? rackRoomProblem(state.setup, 1) : null;
  if (problem !== null) return { ...state, notice: problem };
  const setup = moveTile(state.setup, from, to, tile);
  const { boardCursor } = state;
  const rackCaret = to.kind === 'rack' ? Math.min(to.index + 1, setup.rack.length) : state.rackCaret;
  return {
    ...state,
    setup,
    rackCaret: Math.min(rackCaret, setup.rack.length),
    boardCursor: cursorAt(to.kind === 'square' ? to : boardCursor, boardCursor.direction),
    zone: to.kind === 'square' ? 'board' : 'rack',
    notice: null,
  };
}

/**
 * Moves a tile to another place. On the rack the others make room; a tile on the target square moves to the
 * source, so that none is lost.
 *
 * @param tile in its form at the target
 */
export function moveTile(setup: Setup, from: TilePlace, to: TilePlace, tile: Tile): Setup {
  if (to.kind === 'rack') {
    const { rack, ...rest } = withoutTile(setup, from);
    return { ...rest, rack: rack.toSpliced(Math.min(to.index, rack.length), 0, rackTileOf(tile)) };
  }
  const { cols } = setup.rules.layout;
  const index = to.row * cols + to.col;
  const isHere = from.kind === 'square' && from.row * cols + from.col === index;
  const lying = isHere ? NO_TILE : tileAtPlace(setup, to);
  const { rack, tiles, ...rest } =
    lying === NO_TILE ? withoutTile(setup, from) : exchanged(setup, from, lying);
  return { ...rest, rack, tiles: tiles.with(index, tile) };
}

function exchanged(setup: Setup, place: TilePlace, tile: Tile): Setup {
  if (place.kind === 'rack') return { ...setup, rack: setup.rack.with(place.index, rackTileOf(tile)) };
  return { ...setup, tiles: setup.tiles.with(place.row * setup.rules.layout.cols + place.col, tile) };
}
