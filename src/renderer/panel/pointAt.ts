import type { Dispatch } from '../state/action';
import type { Highlight } from '../state/highlight';

/** Attributes of an element that lights up everything that shows the same, by mouse and by focus. */
export const pointAt = (dispatch: Dispatch, highlight: Highlight) => ({
  onMouseEnter: () => dispatch({ type: 'highlight-changed', highlight }),
  onMouseLeave: () => dispatch({ type: 'highlight-changed', highlight: null }),
  onFocus: () => dispatch({ type: 'highlight-changed', highlight }),
  onBlur: () => dispatch({ type: 'highlight-changed', highlight: null }),
});
