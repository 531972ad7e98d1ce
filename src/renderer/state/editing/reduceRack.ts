import { BLANK, type Tile } from '../../../core/alphabet/tile';
import { createRandom } from '../../../core/game/random';
import type { RackAction } from '../action';
import type { AppState } from '../appState';
import { rackRoomProblem } from './rackRoom';
import { type TileRow, typeCharacter } from './tileTyping';

/** Editing the rack at its caret. */
export function reduceRack(state: AppState, action: RackAction): AppState {
  const { rackCaret, setup } = state;
  switch (action.type) {
    case 'rack-letter-typed':
      return typeCharacter(state, rowBeforeCaret(state), action.text, false);
    case 'rack-blank-typed':
      return insertTiles(state, [BLANK]);
    case 'rack-tile-taken-back':
      return rackCaret === 0 ? state : removeTile(state, rackCaret - 1);
    case 'rack-tile-deleted':
      return rackCaret === setup.rack.length ? state : removeTile(state, rackCaret);
    case 'rack-caret-moved':
      return placeCaret(state, rackCaret + action.by);
    case 'rack-caret-placed':
      return placeCaret(state, action.caret);
    case 'rack-tile-moved':
      return moveTile(state, action.by);
    case 'rack-shuffled':
      return withRack(state, shuffle(setup.rack, action.seed), rackCaret);
    case 'rack-sorted':
      // A blank is the highest of all tile numbers.
      return withRack(
        state,
        setup.rack.toSorted((one, other) => one - other),
        rackCaret,
      );
  }
}

function rowBeforeCaret(state: AppState): TileRow {
  const { rackCaret, setup } = state;
  return {
    tiles: setup.rack.slice(0, rackCaret),
    replaceLast: (count, tiles) => replaceBeforeCaret(state, count, tiles),
    isJoinMeant: () => false,
    blankFor: () => BLANK,
  };
}

/** Puts tiles in at the caret, which then stands behind them. */
export const insertTiles = (state: AppState, tiles: readonly Tile[]): AppState =>
  replaceBeforeCaret(state, 0, tiles);

/** Tiles that the rack has no room for are refused, all of them. */
function replaceBeforeCaret(state: AppState, count: number, tiles: readonly Tile[]): AppState {
  const { rackCaret, setup } = state;
  const problem = rackRoomProblem(setup, tiles.length, count);
  if (problem !== null) return { ...state, notice: problem };
  const rack = setup.rack.toSpliced(rackCaret - count, count, ...tiles);
  return withRack(state, rack, rackCaret - count + tiles.length);
}

const removeTile = (state: AppState, index: number): AppState =>
  withRack(state, state.setup.rack.toSpliced(index, 1), index);

function moveTile(state: AppState, by: number): AppState {
  const { rackCaret, setup } = state;
  const from = rackCaret - 1;
  const tile = setup.rack[from];
  if (tile === undefined) return state;
  const to = Math.min(Math.max(from + by, 0), setup.rack.length - 1);
  return withRack(state, setup.rack.toSpliced(from, 1).toSpliced(to, 0, tile), to + 1);
}

const withRack = (state: AppState, rack: readonly Tile[], rackCaret: number): AppState => ({
  ...state,
  setup: { ...state.setup, rack },
  rackCaret,
  notice: null,
});

function placeCaret(state: AppState, caret: number): AppState {
  return { ...state, rackCaret: Math.min(Math.max(caret, 0), state.setup.rack.length) };
}

/** Fisher and Yates: every order is as likely. */
function shuffle(rack: readonly Tile[], seed: number): readonly Tile[] {
  const random = createRandom(seed);
  const shuffled = [...rack];
  for (let end = shuffled.length - 1; end > 0; end--) {
    const at = Math.floor(random() * (end + 1));
    [shuffled[end], shuffled[at]] = [shuffled[at]!, shuffled[end]!];
  }
  return shuffled;
}
