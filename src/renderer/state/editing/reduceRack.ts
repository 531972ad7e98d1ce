import { BLANK, type Tile } from '../../../core/alphabet/tile';
import { clamp } from '../../../core/clamp';
import { createRandom, shuffled } from '../../../core/game/random';
import { message } from '../../../core/message';
import { formatRack } from '../../../core/notation/positions/rack';
import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import { layingOrEditing } from '../trying/layTry';
import { takeBack } from '../trying/takeBack';
import { isTypingRack } from './history';
import { rackRoomProblem } from './rackRoom';
import { type TileRow, typeCharacter } from './tileTyping';

export type RackAction =
  /** A letter, or a special character of `tileTyping.ts`. */
  | { readonly type: 'rack-letter-typed'; readonly text: string }
  | { readonly type: 'rack-blank-typed' }
  /** Removes the tile before the caret. */
  | { readonly type: 'rack-tile-taken-back' }
  /** Removes the tile after the caret. */
  | { readonly type: 'rack-tile-deleted' }
  | { readonly type: 'rack-caret-moved'; readonly by: number }
  | { readonly type: 'rack-caret-placed'; readonly caret: number }
  /** Moves the tile before the caret together with the caret. */
  | { readonly type: 'rack-tile-moved'; readonly by: number }
  | { readonly type: 'rack-shuffled'; readonly seed: number }
  /** Alphabetically, blanks last. */
  | { readonly type: 'rack-sorted' };

type ContentAction = Extract<
  RackAction,
  { type: 'rack-letter-typed' | 'rack-blank-typed' | 'rack-tile-taken-back' | 'rack-tile-deleted' }
>;

/** These change which tiles are on the rack: tried ones are taken back first. */
const CONTENT_ACTIONS: Handlers<ContentAction> = {
  'rack-letter-typed': (state, action) => {
    const whole = takeBack(state);
    return typeCharacter(whole, rowBeforeCaret(whole), action.text, false);
  },
  'rack-blank-typed': (state) => insertTiles(takeBack(state), [BLANK]),
  'rack-tile-taken-back': (state) => {
    const whole = takeBack(state);
    return whole.rackCaret === 0 ? whole : removeTile(whole, whole.rackCaret - 1);
  },
  'rack-tile-deleted': (state) => {
    const whole = takeBack(state);
    return whole.rackCaret === whole.setup.rack.length ? whole : removeTile(whole, whole.rackCaret);
  },
};

/** These arrange the tiles as they are shown. */
const ORDER_ACTIONS = layingOrEditing<Exclude<RackAction, ContentAction>>({
  'rack-caret-moved': (state, action) => placeCaret(state, state.rackCaret + action.by),
  'rack-caret-placed': (state, action) => placeCaret(state, action.caret),
  'rack-tile-moved': (state, action) => moveTile(state, action.by),
  'rack-shuffled': (state, action) =>
    withRack(state, shuffled(state.setup.rack, createRandom(action.seed)), state.rackCaret),
  // A blank has the highest tile number.
  'rack-sorted': (state) =>
    withRack(
      state,
      state.setup.rack.toSorted((one, other) => one - other),
      state.rackCaret,
    ),
});

/** Edits of the rack at its caret. */
export const RACK_ACTIONS: Handlers<RackAction> = { ...CONTENT_ACTIONS, ...ORDER_ACTIONS };

function rowBeforeCaret(state: AppState): TileRow {
  const { rackCaret, setup } = state;
  return {
    tiles: setup.rack.slice(0, rackCaret),
    replaceLast: (count, tiles) => replaceBeforeCaret(state, count, tiles),
    isJoinMeant: () => false,
    blankFor: () => BLANK,
  };
}

/** Inserts tiles at the caret, which moves after them. */
export const insertTiles = (state: AppState, tiles: readonly Tile[]): AppState =>
  replaceBeforeCaret(state, 0, tiles);

/** If the tiles do not fit on the rack, none is inserted. */
function replaceBeforeCaret(state: AppState, count: number, tiles: readonly Tile[]): AppState {
  const { rackCaret, setup } = state;
  const problem = rackRoomProblem(setup, tiles.length, count);
  if (problem !== null) {
    const isFirst = count === 0 && tiles.length === 1 && isRackToReplace(state);
    return isFirst ? replaceRack(state, tiles) : { ...state, notice: problem };
  }
  const rack = setup.rack.toSpliced(rackCaret - count, count, ...tiles);
  return withRack(state, rack, rackCaret - count + tiles.length);
}

/** Whether the rack is full, and was not filled by the letters just typed. */
const isRackToReplace = ({ history, play, setup }: AppState): boolean =>
  play === null && setup.rack.length === setup.rules.rackSize && !isTypingRack(history, setup);

/** The letters typed next belong to the same undo step. */
function replaceRack(state: AppState, tiles: readonly Tile[]): AppState {
  const { rack, rules } = state.setup;
  const notice = message('editing.rackReplaced', { tiles: formatRack(rack, rules.distribution) });
  return { ...withRack(state, tiles, tiles.length), notice };
}

const removeTile = (state: AppState, index: number): AppState =>
  withRack(state, state.setup.rack.toSpliced(index, 1), index);

function moveTile(state: AppState, by: number): AppState {
  const { rackCaret, setup } = state;
  const from = rackCaret - 1;
  const tile = setup.rack[from];
  if (tile === undefined) return state;
  const to = clamp(from + by, 0, setup.rack.length - 1);
  return withRack(state, setup.rack.toSpliced(from, 1).toSpliced(to, 0, tile), to + 1);
}

const withRack = (state: AppState, rack: readonly Tile[], rackCaret: number): AppState => ({
  ...state,
  setup: { ...state.setup, rack },
  rackCaret,
  notice: null,
});

function placeCaret(state: AppState, caret: number): AppState {
  return { ...state, rackCaret: clamp(caret, 0, state.setup.rack.length) };
}
