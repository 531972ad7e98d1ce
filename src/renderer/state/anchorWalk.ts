import { isAnchor } from '../../core/board/anchorSquares';
import type { Square } from '../../core/board/square';
import type { AppState } from './appState';
import type { WalkSubject } from './walkRun';
import { openedWalk } from './walkState';

/**
 * The search at the square's anchor, in the direction that is looked at or that of the cursor, if words are sought from
 * there, else in the other; null where no search starts.
 */
export function walkAtAnchor(
  { boardCursor, setup, walk }: AppState,
  { col, row }: Square,
): WalkSubject | null {
  const search = walk?.subject.kind === 'search' ? walk.subject : null;
  const seen = search?.scope.kind === 'anchor' ? search.scope.anchor.direction : boardCursor.direction;
  const first = seen ?? 'across';
  const directions = [first, first === 'across' ? 'down' : 'across'] as const;
  const direction = directions.find((each) => isAnchor(setup, { row, col }, each));
  if (direction === undefined) return null;
  const scope = { kind: 'anchor', anchor: { row, col, direction } } as const;
  return { kind: 'search', scope, algorithm: search?.scope.kind === 'anchor' ? search.algorithm : 'gaddag' };
}

/** While one anchor's search is looked at, a click on the square of another opens its own; on the same, the other way. */
export function followAnchor(state: AppState, square: Square): AppState {
  const { walk } = state;
  if (walk?.subject.kind !== 'search' || walk.subject.scope.kind !== 'anchor') return state;
  const { anchor } = walk.subject.scope;
  const isSame = anchor.row === square.row && anchor.col === square.col;
  const other = anchor.direction === 'across' ? 'down' : 'across';
  const subject: WalkSubject | null = isSame
    ? { ...walk.subject, scope: { kind: 'anchor', anchor: { ...anchor, direction: other } } }
    : walkAtAnchor(state, square);
  if (subject === null || (isSame && !isAnchor(state.setup, square, other))) return state;
  return { ...state, walk: openedWalk(subject, walk), highlight: null };
}
