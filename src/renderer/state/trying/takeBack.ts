import type { AppState } from '../appState';
import { cursorAt } from '../editing/boardCursor';

/** Returns the tried tiles to the rack. */
export function takeBack(state: AppState): AppState {
  const { boardCursor, setup, tried } = state;
  if (tried === null) return state;
  const square = boardCursor.typed[0] ?? boardCursor;
  return {
    ...state,
    tried: null,
    boardCursor: cursorAt(square, boardCursor.direction),
    rackCaret: setup.rack.length,
    notice: null,
  };
}
