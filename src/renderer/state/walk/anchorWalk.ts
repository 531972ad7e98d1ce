import { isAnchor } from '../../../core/board/anchorSquares';
import type { Square } from '../../../core/board/square';
import type { Action } from '../action';
import type { AppState } from '../appState';
import { openedWalk, type Walk, type WalkScope, type WalkSubject } from './walk';

type AnchorSearch = Extract<WalkSubject, { kind: 'search' }> & {
  readonly scope: Extract<WalkScope, { kind: 'anchor' }>;
};

function anchorSearchOf(walk: Walk | null): AnchorSearch | null {
  if (walk?.subject.kind !== 'search' || walk.subject.scope.kind !== 'anchor') return null;
  return { ...walk.subject, scope: walk.subject.scope };
}

/**
 * The search at the square's anchor, in the current direction or that of the cursor if it is an anchor for
 * it, otherwise in the other; null if it is not an anchor.
 */
export function walkAtAnchor({ boardCursor, setup, walk }: AppState, square: Square): AnchorSearch | null {
  const seen = anchorSearchOf(walk);
  const first = seen?.scope.anchor.direction ?? boardCursor.direction ?? 'across';
  const directions = [first, first === 'across' ? 'down' : 'across'] as const;
  const direction = directions.find((each) => isAnchor(setup, square, each));
  if (direction === undefined) return null;
  const scope = { kind: 'anchor', anchor: { row: square.row, col: square.col, direction } } as const;
  return { kind: 'search', scope, algorithm: seen?.algorithm ?? 'gaddag' };
}

/**
 * Whether a click on an anchor opens its search: on the walk's page, and while the search of another anchor
 * is shown.
 */
export function canOpenAnchors({ candidates, settings, setup, sideTab, walk }: AppState): boolean {
  if (walk !== null) return anchorSearchOf(walk) !== null;
  return sideTab === 'walk' && settings.isSidePanelOpen && candidates?.setup === setup;
}

/**
 * The search that a click on a square opens: that of its anchor, or for the current anchor the other
 * direction.
 */
export function walkOnClick(state: AppState, square: Square): AnchorSearch | null {
  if (!canOpenAnchors(state)) return null;
  const seen = anchorSearchOf(state.walk);
  const isSeen = seen?.scope.anchor.row === square.row && seen.scope.anchor.col === square.col;
  return isSeen ? otherWay(state, seen) : walkAtAnchor(state, square);
}

/** Opens the search at the anchor of a clicked square. */
export function followAnchor(_: AppState, after: AppState, action: Action): AppState {
  const subject = action.type === 'square-chosen' ? walkOnClick(after, action.square) : null;
  return subject === null ? after : { ...after, walk: openedWalk(subject, after.walk), highlight: null };
}

function otherWay({ setup }: AppState, { scope: { anchor }, ...search }: AnchorSearch): AnchorSearch | null {
  const direction = anchor.direction === 'across' ? 'down' : 'across';
  const scope = { kind: 'anchor', anchor: { ...anchor, direction } } as const;
  return isAnchor(setup, anchor, direction) ? { ...search, scope } : null;
}
