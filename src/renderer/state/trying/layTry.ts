import {
  BLANK,
  blankAs,
  isBlank,
  letterOf,
  NO_TILE,
  rackTileOf,
  type Tile,
} from '../../../core/alphabet/tile';
import { areSameTiles, countKinds, countOf } from '../../../core/alphabet/tileCounts';
import { letterGlyph } from '../../../core/alphabet/tileDistribution';
import type { Setup } from '../../../core/board/setup';
import { positionLabel, squareAt } from '../../../core/board/square';
import { type Message, message } from '../../../core/message';
import { fail, ok, type Result } from '../../../core/result';
import type { AppState } from '../appState';
import type { Handler, Handlers } from '../handlers';
import { inOrderOf, isAtPlay, isWatched } from '../play/playedGame';
import { addedSquares, isEditing, isPlaying, shownSetup } from './tried';

/** Handlers that edit board and rack, or try a play there; see `layOrEdit`. */
export function layingOrEditing<A extends { readonly type: string }>(handlers: Handlers<A>): Handlers<A> {
  const lay =
    (handler: Handler<A>): Handler<A> =>
    (state, action, nowMs) =>
      layOrEdit(state, (shown) => handler(shown, action, nowMs));
  const entries: [string, Handler<A>][] = Object.entries(handlers);
  const all: unknown = Object.fromEntries(entries.map(([type, handler]) => [type, lay(handler)]));
  return all as Handlers<A>;
}

/**
 * Applies a change to board and rack as they are shown. While the position is edited it changes the position;
 * otherwise it is a try: new tiles come from the rack, and the position stays as it is.
 *
 * @param placesOnRack whether the change puts a tile at a place of the rack, where it stays
 */
export function layOrEdit(
  state: AppState,
  change: (shown: AppState) => AppState,
  placesOnRack = state.tried === null,
): AppState {
  if (isEditing(state)) return change(state);
  const { setup, tried } = state;
  const shown = tried === null ? state : { ...state, setup: tried.laid };
  const after = change(shown);
  if (after === shown) return state;
  if (after.setup === shown.setup) return { ...after, setup };
  const laid = isPlaying(state) ? layInGame(state, after.setup) : layFromRack(state, after.setup);
  if (!laid.ok) return { ...state, notice: laid.error };
  const rackCaret = Math.min(after.rackCaret, laid.value.rack.length);
  if (addedSquares(setup, laid.value).length > 0)
    return {
      ...after,
      setup,
      rackCaret,
      tried: { laid: laid.value, verdict: null, problem: null, isToPlay: false },
    };
  const isReordered = placesOnRack && laid.value.rack.some((tile, at) => tile !== setup.rack[at]);
  return {
    ...after,
    setup: isReordered ? { ...setup, rack: laid.value.rack } : setup,
    rackCaret,
    tried: null,
  };
}

function layInGame(state: AppState, wanted: Setup): Result<Setup, Message> {
  const { play, setup } = state;
  if (play !== null && isWatched(play)) return fail(message('play.agentsPlay'));
  if (play !== null && !isAtPlay(play, setup)) return fail(message('play.notHere'));
  return layFromRack(state, wanted);
}

/** The wanted setup with its new tiles taken from the rack; a blank stands for a missing letter. */
function layFromRack(state: AppState, wanted: Setup): Result<Setup, Message> {
  const { setup } = state;
  const { distribution, layout } = setup.rules;
  const before = shownSetup(state);
  const lifted = setup.tiles.findIndex((tile, at) => tile !== NO_TILE && tile !== wanted.tiles[at]);
  if (lifted >= 0) {
    const square = positionLabel(squareAt(lifted, layout.cols), 'across');
    return fail(message(isPlaying(state) ? 'play.tileStays' : 'trying.tileStays', { square }));
  }
  const tiles = [...wanted.tiles];
  const left = new Map(countKinds(setup.rack));
  const useUp = (tile: Tile): boolean => {
    const count = countOf(left, tile);
    left.set(rackTileOf(tile), count - 1);
    return count > 0;
  };
  const squares = addedSquares(setup, wanted);
  const isOld = (square: number) => before.tiles[square] === wanted.tiles[square];
  for (const square of [...squares.filter(isOld), ...squares.filter((each) => !isOld(each))]) {
    const tile = tiles[square] ?? NO_TILE;
    const isThere = countOf(left, tile) > 0;
    if (!isThere && !isBlank(tile) && useUp(BLANK)) tiles[square] = blankAs(tile);
    else if (!useUp(tile)) return fail(missing(state, tile, letterGlyph(distribution, letterOf(tile))));
  }
  const held = [...left].flatMap(([tile, count]) => Array<Tile>(Math.max(0, count)).fill(tile));
  return ok({ ...wanted, tiles, rack: rackLeft(setup, before, wanted, held) });
}

/** Why a tile cannot be tried; outside a game, it names the switch for editing the position. */
function missing(state: AppState, tile: Tile, glyph: string): Message {
  if (isPlaying(state))
    return isBlank(tile) ? message('play.noBlank') : message('play.notOnRack', { tile: glyph });
  if (state.setup.rack.length === 0) return message('trying.emptyRack');
  return isBlank(tile) ? message('trying.noBlank') : message('trying.notOnRack', { tile: glyph });
}

/** In the order in which the rack was arranged last. Returning tiles go back to their places. */
function rackLeft(setup: Setup, before: Setup, wanted: Setup, held: readonly Tile[]): readonly Tile[] {
  if (areSameTiles(wanted.rack, held)) return wanted.rack;
  const ordered = inOrderOf(setup.rack, before.rack);
  const isInOrder = before.rack.every((tile, at) => tile === ordered[at]);
  return inOrderOf(isInOrder ? setup.rack : before.rack, held);
}
