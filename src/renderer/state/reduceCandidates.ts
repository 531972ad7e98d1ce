import type { CandidateAction } from './action';
import type { AppState } from './appState';

/** Choosing among the candidates. `nowMs` dates the choice, so that its arrows can draw themselves. */
export function reduceCandidates(state: AppState, action: CandidateAction, nowMs: number): AppState {
  switch (action.type) {
    case 'candidate-stepped':
      return showRank(state, state.shownRank + action.by, nowMs);
    case 'candidate-shown':
      return showRank(state, action.rank, nowMs);
    case 'rows-visible':
      return { ...state, visibleRows: action.rows };
  }
}

function showRank(state: AppState, rank: number, nowMs: number): AppState {
  const { candidates, setup, shownRank } = state;
  if (candidates === null || candidates.setup !== setup || candidates.total === 0) return state;
  const nearest = Math.min(Math.max(rank, 1), candidates.total);
  return nearest === shownRank ? state : { ...state, shownRank: nearest, shownAtMs: nowMs };
}
