import type { Action } from '../../../state/action';

/** Shows the page of exercises, with the focus on the exercise. */
export const SHOW_PRACTICE: readonly Action[] = [
  { type: 'side-tab-chosen', tab: 'practice' },
  { type: 'zone-entered', zone: 'practice' },
];
