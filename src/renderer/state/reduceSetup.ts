import type { Setup } from '../../core/board/setup';
import type { AppState } from './appState';
import { cursorAt } from './boardCursor';

/** Puts another position in the place of the one there is; its board may be smaller and its rack shorter. */
export function reduceSetup(state: AppState, { setup }: { readonly setup: Setup }): AppState {
  const { layout } = setup.rules;
  const { row, col, direction } = state.boardCursor;
  const square = { row: Math.min(row, layout.rows - 1), col: Math.min(col, layout.cols - 1) };
  return {
    ...state,
    setup,
    boardCursor: cursorAt(square, direction),
    // Whoever goes to another rack types on behind it.
    rackCaret: setup.rack === state.setup.rack ? state.rackCaret : setup.rack.length,
    notice: null,
  };
}
