import type { Dispatch } from '../action';

/** Asks about a word wherever it gets furthest, and shows the page that the answer comes to. */
export function askWhyNot(dispatch: Dispatch, text: string): void {
  dispatch({ type: 'side-tab-chosen', tab: 'moves' });
  dispatch({ type: 'question-asked', wanted: { kind: 'word', text, place: null } });
}
