import type { AppState } from '../../state/appState';
import { turnAt } from '../../state/candidates/candidateSet';
import { candidateRow, otherTurnRow } from '../candidates/candidateRow';
import { shownCandidate } from '../candidates/shownMove';
import { emptyListText } from './statusView';

/** Text of the live region: the shown candidate, or why there is none. */
export function announcementOf(state: AppState): string {
  const shown = shownCandidate(state);
  if (shown !== null && state.candidates !== null)
    return candidateRow(state.setup, shown, state.candidates.allTotal).name;
  const turn =
    state.candidates?.setup === state.setup ? turnAt(state.candidates, state.shownRank) : undefined;
  if (turn !== undefined && turn.kind !== 'placement') return otherTurnRow(state.setup, turn).name;
  return emptyListText(state) ?? '';
}
