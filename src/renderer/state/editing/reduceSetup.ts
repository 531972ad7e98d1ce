import type { Setup } from '../../../core/board/setup';
import type { Standing } from '../../../core/game/standing';
import type { Message } from '../../../core/message';
import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import { cursorAt } from './boardCursor';
import { pasteLetters } from './pasteLetters';

export type SetupAction =
  /** Plain letters, for the board at its cursor or for the rack, whichever has the focus. */
  | { readonly type: 'letters-pasted'; readonly text: string }
  /**
   * Another position, whole. `name` says what was done, e.g. "paint 3× word"; the cursors
   * stay as near as they can.
   */
  | {
      readonly type: 'setup-edited';
      readonly setup: Setup;
      readonly name: Message;
      /** Left out: it stays what it is. */
      readonly turn?: Standing;
      /**
       * Edits that follow each other with the same number are one step of the history, as a
       * stroke of the brush is.
       */
      readonly stroke?: number;
    };

export const SETUP_ACTIONS: Handlers<SetupAction> = {
  'letters-pasted': (state, action) => pasteLetters(state, action.text),
  'setup-edited': reduceSetup,
};

/** Puts another position in the place of the one there is; its board may be smaller and its rack shorter. */
export function reduceSetup(
  state: AppState,
  { setup, turn = state.turn }: { readonly setup: Setup; readonly turn?: Standing },
): AppState {
  const { layout } = setup.rules;
  const { row, col, direction } = state.boardCursor;
  const square = { row: Math.min(row, layout.rows - 1), col: Math.min(col, layout.cols - 1) };
  return {
    ...state,
    setup,
    // The other's tiles may be none of another set.
    turn:
      setup.rules.distribution === state.setup.rules.distribution || turn !== state.turn
        ? turn
        : { ...turn, otherRack: [] },
    boardCursor: cursorAt(square, direction),
    // Whoever goes to another rack types on behind it.
    rackCaret: setup.rack === state.setup.rack ? state.rackCaret : setup.rack.length,
    notice: null,
  };
}
