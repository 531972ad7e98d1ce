import type { Candidate } from '../../../contract/candidates/candidatesApi';
import { isSamePlay, laidPlays } from '../../features/review/state/laidPlays';
import type { AppState } from '../appState';
import { isAnalysisBlocked } from '../play/analysisBlockedReason';
import { type CandidateSet, candidateAt } from './candidateSet';

/**
 * The candidates whose draws are shown, beginning with the one on the board. It is compared with the pinned
 * one. Without a pin, while comparisons are shown, it is compared with a play of the reviewed turn, or else
 * with the first other one of the list.
 */
export function candidatesInQuestion(state: AppState): readonly Candidate[] {
  const { candidates, drawer, pinned, setup, shownRank } = state;
  if (candidates?.setup !== setup || isAnalysisBlocked(state)) return [];
  const shown = candidateAt(candidates, shownRank);
  if (shown === undefined) return [];
  const isOther = ({ rank }: Candidate) => rank !== shown.rank;
  const others = () => [...reviewedPlays(state, candidates), ...firstCandidates(candidates)].filter(isOther);
  const [other] =
    pinned?.setup === setup ? [pinned.candidate].filter(isOther) : drawer === 'compare' ? others() : [];
  if (other !== undefined) return [shown, other];
  return drawer === 'heat' ? [shown] : [];
}

/** Of the first page of the list; empty if it is not loaded. */
const firstCandidates = ({ pages }: CandidateSet): readonly Candidate[] =>
  (pages.get(0) ?? []).filter((turn) => turn.kind === 'placement');

/** The play made and the best one, if the review shows them and the list begins with them. */
function reviewedPlays(state: AppState, candidates: CandidateSet): readonly Candidate[] {
  const plays = laidPlays(state);
  return [plays?.outlined, plays?.laid].flatMap((play) =>
    play == null
      ? []
      : firstCandidates(candidates)
          .filter((each) => isSamePlay(each, play))
          .slice(0, 1),
  );
}
