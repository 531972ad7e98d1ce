import type { Dispatch } from '../../state/action';
import type { Highlight } from '../../state/walk/highlight';

/** A function if it is expensive to compute. */
type Lit = Highlight | (() => Highlight);

const lightUp = (dispatch: Dispatch, lit: Lit) => () =>
  dispatch({ type: 'highlight-changed', highlight: typeof lit === 'function' ? lit() : lit });

/** Mouse handlers of an element that highlights everything showing the same thing. */
export const hoverOver = (dispatch: Dispatch, lit: Lit) => ({
  onMouseEnter: lightUp(dispatch, lit),
  onMouseLeave: () => dispatch({ type: 'highlight-changed', highlight: null }),
});

/**
 * The same, with focus handlers. Not for parts of a picture, because a focus handler makes each a tab stop.
 */
export const pointAt = (dispatch: Dispatch, lit: Lit) => ({
  ...hoverOver(dispatch, lit),
  onFocus: lightUp(dispatch, lit),
  onBlur: () => dispatch({ type: 'highlight-changed', highlight: null }),
});
