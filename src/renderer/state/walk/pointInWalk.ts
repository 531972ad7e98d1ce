import type { Square } from '../../../core/board/square';
import type { Action } from '../action';
import type { AppState } from '../appState';

/**
 * While a walk is open, the square under the pointer or the cursor highlights its events, and so does the arc
 * reached in the graph.
 */
export function pointInWalk(before: AppState, state: AppState, action: Action): AppState {
  if (state.walk === null) return state;
  if (action.type === 'square-pointed') return withLitSquare(state, action.square);
  const { trail } = state.graph;
  if (trail !== before.graph.trail && action.type.startsWith('graph-')) return withLitArc(state, trail);
  const { boardCursor, highlight, zone } = state;
  if (before.zone === 'graph' && zone !== 'graph' && highlight?.kind === 'arc')
    return { ...state, highlight: null };
  const isThere = before.boardCursor.col === boardCursor.col && before.boardCursor.row === boardCursor.row;
  return zone !== 'board' || isThere ? state : withLitSquare(state, boardCursor);
}

function withLitSquare(state: AppState, square: Square | null): AppState {
  if (square === null) return state.highlight?.kind === 'square' ? { ...state, highlight: null } : state;
  const number = square.row * state.setup.rules.layout.cols + square.col;
  return { ...state, highlight: { kind: 'square', square: number } };
}

function withLitArc(state: AppState, trail: AppState['graph']['trail']): AppState {
  const arc = trail?.at(-1);
  return arc === undefined ? state : { ...state, highlight: { kind: 'arc', arc } };
}
