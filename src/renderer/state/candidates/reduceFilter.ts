import type { CandidateSort } from '../../../core/movegen/candidates/candidateQuery';
import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import { type FilterAction, isFiltering, NO_FILTER, sortAfter } from './candidateFilter';
import { addRows, candidateAt } from './candidateSet';
import { followCandidate } from './reduceCandidates';

/** Letters typed within this time of each other belong to one word. */
const TYPE_AHEAD_PAUSE_MS = 900;

/** Filter and sort order of the candidate list. */
export const FILTER_ACTIONS: Handlers<FilterAction> = {
  'filter-changed': (state, action) => withFilter(state, { ...state.filter, ...action.change }),
  'filter-cleared': clearFilter,
  'filter-sorted': (state, action) => sortedBy(state, sortAfter(state.filter.sort, action.by)),
  'filter-answered': (state, action, nowMs) => answer(state, action, nowMs),
  'filter-refused': (state, action) =>
    action.filter === state.filter ? { ...state, filterProblem: action.error.message } : state,
  'candidates-typed': (state, action, nowMs) => {
    const { typeAhead } = state;
    const isGoingOn = nowMs - typeAhead.atMs < TYPE_AHEAD_PAUSE_MS;
    return { ...state, typeAhead: { text: (isGoingOn ? typeAhead.text : '') + action.text, atMs: nowMs } };
  },
};

export function clearFilter(state: AppState): AppState {
  return withFilter(state, NO_FILTER);
}

/** The sort order is kept between starts. */
export const sortedBy = (state: AppState, sort: CandidateSort | null): AppState =>
  state.filter.sort === sort ? state : withFilter(state, { ...state.filter, sort });

/** Without a filter the engine is not needed: the rows are the ranks. */
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

/** The shown candidate is kept if it is among the first rows; otherwise the first row is shown. */
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
  const row = firstPage.rows.findIndex((turn) => turn.kind === 'placement' && turn.rank === rank);
  const next: AppState = { ...state, candidates: listed, filterProblem: null };
  if (row >= 0) return { ...next, shownRank: row + 1 };
  return followCandidate({ ...next, shownRank: Math.min(1, total), shownAtMs: nowMs }, nowMs);
}

/** A filter for words through a square follows the cursor. */
export function keepFilterOnCursor(_: AppState, after: AppState): AppState {
  const { boardCursor, filter } = after;
  const { through } = filter;
  if (through === null || (through.row === boardCursor.row && through.col === boardCursor.col)) return after;
  return { ...after, filter: { ...filter, through: { row: boardCursor.row, col: boardCursor.col } } };
}
