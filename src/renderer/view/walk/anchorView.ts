import { isAnchor } from '../../../core/board/anchorSquares';
import type { Setup } from '../../../core/board/setup';
import { positionLabel, type Square } from '../../../core/board/square';
import { text } from '../../../texts/text';
import type { AppState } from '../../state/appState';
import { canOpenAnchors, walkOnClick } from '../../state/walk/anchorWalk';
import type { AnchorView } from '../sceneView';

/** Every anchor. */
export function anchorViews(setup: Setup): readonly AnchorView[] {
  const { cols } = setup.rules.layout;
  return setup.tiles.flatMap((_, index) => {
    const view = anchorAt(setup, { row: Math.floor(index / cols), col: index % cols });
    return view === null ? [] : [view];
  });
}

function anchorAt(setup: Setup, square: Square): AnchorView | null {
  const across = isAnchor(setup, square, 'across');
  const down = isAnchor(setup, square, 'down');
  return across || down ? { ...square, across, down } : null;
}

/** The anchor under the pointer, whose search a click opens. */
export function pointedAnchor(state: AppState): AnchorView | null {
  const { pointed } = state.crossChecks;
  return pointed === null || !canOpenAnchors(state) ? null : anchorAt(state.setup, pointed);
}

/**
 * Explains the marks on the board, or what a click on the one under the pointer opens; null while they are
 * hidden.
 */
export function anchorHint(state: AppState): string | null {
  if (!canOpenAnchors(state)) return null;
  const { pointed } = state.crossChecks;
  const search = pointed === null ? null : walkOnClick(state, pointed);
  if (search === null) return text('walkView.anchorHint');
  const { anchor } = search.scope;
  return text('walkView.anchorSearchHint', {
    direction: anchor.direction,
    place: positionLabel(anchor, anchor.direction),
  });
}

/** Text of an anchor for screen readers, after the name of its square. */
export const anchorDescription = ({ across, down }: AnchorView): string =>
  text('walkView.anchorName', { directions: across && down ? 'both' : across ? 'across' : 'down' });
