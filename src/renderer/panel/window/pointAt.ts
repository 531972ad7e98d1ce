import type { Dispatch } from '../../state/action';
import type { Highlight } from '../../state/walk/highlight';

/** As a function where it takes time to find out: it is then asked for when it is wanted. */
type Lit = Highlight | (() => Highlight);

const lightUp = (dispatch: Dispatch, lit: Lit) => () =>
  dispatch({ type: 'highlight-changed', highlight: typeof lit === 'function' ? lit() : lit });

/** Attributes of an element that lights up everything that shows the same, by mouse. */
export const hoverOver = (dispatch: Dispatch, lit: Lit) => ({
  onMouseEnter: lightUp(dispatch, lit),
  onMouseLeave: () => dispatch({ type: 'highlight-changed', highlight: null }),
});

/**
 * The same, by mouse and by focus. Not for parts of a picture: listening for the focus
 * makes each a stop of Tab.
 */
export const pointAt = (dispatch: Dispatch, lit: Lit) => ({
  ...hoverOver(dispatch, lit),
  onFocus: lightUp(dispatch, lit),
  onBlur: () => dispatch({ type: 'highlight-changed', highlight: null }),
});
