import type { Candidate } from '../../../contract/candidates/candidatesApi';
import type { AppState } from '../appState';
import { isAnalysisBlocked } from '../play/analysisBlockedReason';
import { candidateAt } from './candidateSet';

/** The candidates whose draws are shown, beginning with the one on the board. */
export function candidatesInQuestion(state: AppState): readonly Candidate[] {
  const { candidates, drawer, pinned, setup, shownRank } = state;
  if (candidates?.setup !== setup || isAnalysisBlocked(state)) return [];
  const shown = candidateAt(candidates, shownRank);
  if (shown === undefined) return [];
  const other =
    pinned?.setup === setup && pinned.candidate.rank !== shown.rank ? pinned.candidate : undefined;
  if (other !== undefined) return [shown, other];
  return drawer === 'heat' ? [shown] : [];
}
