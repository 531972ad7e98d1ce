import type { Dispatch } from '../state/action';
import type { Highlight } from '../state/highlight';

/** Attributes of an element that lights up everything that shows the same, by mouse. */
export const hoverOver = (dispatch: Dispatch, highlight: Highlight) => ({
  onMouseEnter: () => dispatch({ type: 'highlight-changed', highlight }),
  onMouseLeave: () => dispatch({ type: 'highlight-changed', highlight: null }),
});

/** The same, by mouse and by focus. Not for parts of a picture: listening for the focus makes each a stop of Tab. */
export const pointAt = (dispatch: Dispatch, highlight: Highlight) => ({
  ...hoverOver(dispatch, highlight),
  onFocus: () => dispatch({ type: 'highlight-changed', highlight }),
  onBlur: () => dispatch({ type: 'highlight-changed', highlight: null }),
});
