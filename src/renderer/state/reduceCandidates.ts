import type { CandidateAction } from './action';
import type { AppState } from './appState';
import { candidateAt } from './candidateSet';
import { openedWalk } from './walkState';

/** Choosing among the candidates. `nowMs` dates the choice, so that its arrows can draw themselves. */
export function reduceCandidates(state: AppState, action: CandidateAction, nowMs: number): AppState {
  switch (action.type) {
    case 'candidate-stepped':
      return showRank(state, state.shownRank + action.by, nowMs);
    case 'candidate-shown':
      return showRank(state, action.rank, nowMs);
    case 'candidate-pinned':
      return pinShown(state);
    case 'rows-visible':
      return { ...state, visibleRows: action.rows };
  }
}

/** The pinned one pinned again is let go. */
function pinShown(state: AppState): AppState {
  const { candidates, pinned, setup, shownRank } = state;
  const candidate = candidateAt(candidates, shownRank);
  if (candidates?.setup !== setup || candidate === undefined) return state;
  const isPinned = pinned?.setup === setup && pinned.candidate.rank === candidate.rank;
  return { ...state, pinned: isPinned ? null : { setup, candidate } };
}

function showRank(state: AppState, rank: number, nowMs: number): AppState {
  const { candidates, setup, shownRank } = state;
  if (candidates === null || candidates.setup !== setup || candidates.total === 0) return state;
  const nearest = Math.min(Math.max(rank, 1), candidates.total);
  if (nearest === shownRank) return state;
  return followCandidate({ ...state, shownRank: nearest, shownAtMs: nowMs });
}

/** The walk to a candidate goes along to the next one. */
export function followCandidate(state: AppState): AppState {
  const { candidates, shownRank, walk } = state;
  const rank = candidateAt(candidates, shownRank)?.rank;
  if (walk?.subject.kind !== 'search' || walk.subject.scope.kind !== 'candidate' || rank === undefined)
    return state;
  const subject = { ...walk.subject, scope: { kind: 'candidate', rank } } as const;
  const { comparedBy, run, step } = walk;
  return { ...state, walk: { ...openedWalk(subject), run, step, comparedBy } };
}
