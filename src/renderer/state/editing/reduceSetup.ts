import type { Setup } from '../../../core/board/setup';
import type { TurnState } from '../../../core/game/turnState';
import type { KeyedMessage, Message } from '../../../core/message';
import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import { layOrEdit } from '../trying/layTry';
import { takeBack } from '../trying/takeBack';
import { cursorAt } from './boardCursor';
import { pasteLetters } from './pasteLetters';

/**
 * Replaces the whole position. `name` describes the step, e.g. "paint 3× word"; the cursors stay as close
 * as possible.
 */
interface SetupEdited {
  readonly type: 'setup-edited';
  readonly setup: Setup;
  readonly name: KeyedMessage;
  /** Unchanged by default. */
  readonly turn?: TurnState;
  /** Shown with the new position. */
  readonly notice?: Message;
  /** Consecutive edits with the same number are one step of the history, such as a brush stroke. */
  readonly stroke?: number;
}

export type SetupAction =
  /** Plain letters for the board at its cursor or for the rack, whichever has the focus. */
  { readonly type: 'letters-pasted'; readonly text: string } | SetupEdited;

export const SETUP_ACTIONS: Handlers<SetupAction> = {
  'letters-pasted': (state, action) =>
    state.zone === 'board'
      ? layOrEdit(state, (shown) => pasteLetters(shown, action.text))
      : pasteLetters(takeBack(state), action.text),
  'setup-edited': reduceSetup,
};

/** Replaces the position; the new board may be smaller and the new rack shorter. */
export function reduceSetup(
  state: AppState,
  { notice, setup, turn = state.turn }: Pick<SetupEdited, 'notice' | 'setup' | 'turn'>,
): AppState {
  const { layout } = setup.rules;
  const { row, col, direction } = state.boardCursor;
  const square = { row: Math.min(row, layout.rows - 1), col: Math.min(col, layout.cols - 1) };
  return {
    ...state,
    setup,
    // The other player's tiles may not exist in another set.
    turn:
      setup.rules.distribution === state.setup.rules.distribution || turn !== state.turn
        ? turn
        : { ...turn, otherRack: [] },
    boardCursor: cursorAt(square, direction),
    // After a change of the rack, typing continues at its end.
    rackCaret: setup.rack === state.setup.rack ? state.rackCaret : setup.rack.length,
    notice: notice ?? null,
  };
}
