import type { Setup } from '../../../core/board/setup';
import type { Turn } from '../../../core/game/turn';
import type { AppState } from '../appState';
import { cursorAt } from './boardCursor';

/** Puts another position in the place of the one there is; its board may be smaller and its rack shorter. */
export function reduceSetup(
  state: AppState,
  { setup, turn = state.turn }: { readonly setup: Setup; readonly turn?: Turn },
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
