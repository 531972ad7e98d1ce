import { BLANK, blankAs, isBlank, NO_TILE, rackTileOf, type Tile } from '../../../core/alphabet/tile';
import type { Setup } from '../../../core/board/setup';
import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import { openExchange } from '../play/reducePlay';
import { layOrEdit } from '../trying/layTry';
import { shownSetup } from '../trying/tried';
import { cursorAt } from './boardCursor';
import { rackRoomProblem } from './rackRoom';
import { type DragAction, type TileDrag, type TilePlace, tileAtPlace, withoutTile } from './tileDrag';
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
    const { from } = state.blankChoice;
    return put({ ...state, blankChoice: null }, from, to, blankAs(letter));
  },
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
  return { ...state, blankChoice: { from, to: { row: over.row, col: over.col }, page }, zone: 'blank' };
}

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
