import type { Dispatch } from '../action';

/** Asks about a word where it gets furthest, and shows the page with the answer. */
export function askWhyNot(dispatch: Dispatch, text: string): void {
  dispatch({ type: 'side-tab-chosen', tab: 'moves' });
  dispatch({ type: 'question-asked', wanted: { kind: 'word', text, place: null } });
}
