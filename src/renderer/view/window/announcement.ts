import type { AppState } from '../../state/appState';
import { candidateRow } from '../candidates/candidateRow';
import { shownCandidate } from '../candidates/shownMove';
import { emptyListText } from './statusView';

/** What the live region says: the shown candidate, or why there is none. */
export function announcementOf(state: AppState): string {
  const shown = shownCandidate(state);
  if (shown !== null && state.candidates !== null)
    return candidateRow(state.setup, shown, state.candidates.allTotal).name;
  return emptyListText(state) ?? '';
}
