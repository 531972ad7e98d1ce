import type { CandidateSort } from '../../../core/movegen/candidates/candidateQuery';
import type { AppState } from '../appState';
import { type FilterAction, isFiltering, NO_FILTER, sortAfter } from './candidateFilter';
import { addRows, candidateAt } from './candidateSet';
import { followCandidate } from './reduceCandidates';

/** Letters typed so close together are the beginning of one word. */
const TYPE_AHEAD_PAUSE_MS = 900;

/** Choosing which candidates are listed. */
export function reduceFilter(state: AppState, action: FilterAction, nowMs: number): AppState {
  switch (action.type) {
    case 'filter-changed':
      return withFilter(state, { ...state.filter, ...action.change });
    case 'filter-cleared':
      return withFilter(state, NO_FILTER);
    case 'filter-sorted':
      return sortedBy(state, sortAfter(state.filter.sort, action.by));
    case 'filter-answered':
      return answer(state, action, nowMs);
    case 'filter-refused':
      return action.filter === state.filter ? { ...state, filterProblem: action.error.message } : state;
    case 'candidates-typed': {
      const { typeAhead } = state;
      const isGoingOn = nowMs - typeAhead.atMs < TYPE_AHEAD_PAUSE_MS;
      return { ...state, typeAhead: { text: (isGoingOn ? typeAhead.text : '') + action.text, atMs: nowMs } };
    }
  }
}

/** The order is remembered between starts. */
export const sortedBy = (state: AppState, sort: CandidateSort | null): AppState =>
  state.filter.sort === sort ? state : withFilter(state, { ...state.filter, sort });

/** Without a filter the engine need not be asked: the rows are the ranks. */
function withFilter(state: AppState, filter: AppState['filter']): AppState {
  const { candidates } = state;
  const settings = { ...state.settings, candidateSort: filter.sort };
  const isSorted = filter.sort === state.settings.candidateSort;
  const changed = { ...state, filter, filterProblem: null, settings: isSorted ? state.settings : settings };
  if (isFiltering(filter) || candidates === null) return changed;
  if (candidates.view === null) return { ...changed, candidates: { ...candidates, filter } };
  const shownRank = candidateAt(candidates, state.shownRank)?.rank ?? Math.min(1, candidates.allTotal);
  const all = { ...candidates, filter, view: null, total: candidates.allTotal, pages: new Map() };
  return { ...changed, candidates: all, shownRank };
}

/** The shown candidate stays where it is among the first rows; else the first row is shown. */
function answer(
  state: AppState,
  {
    answer: { firstPage, total, view },
    filter,
    generation,
  }: Extract<FilterAction, { type: 'filter-answered' }>,
  nowMs: number,
): AppState {
  const { candidates } = state;
  if (candidates?.generation !== generation || filter !== state.filter) return state;
  const rank = candidateAt(candidates, state.shownRank)?.rank;
  const listed = addRows({ ...candidates, filter, view, total, pages: new Map() }, firstPage);
  const row = firstPage.rows.findIndex((candidate) => candidate.rank === rank);
  const next: AppState = { ...state, candidates: listed, filterProblem: null };
  if (row >= 0) return { ...next, shownRank: row + 1 };
  return followCandidate({ ...next, shownRank: Math.min(1, total), shownAtMs: nowMs }, nowMs);
}
