import type { ListedTurn } from '../../../contract/candidates/candidatesApi';
import type { CandidateSort } from '../../../core/movegen/candidates/candidateQuery';
import { turnKey } from '../../features/simulation/state/simulationSubject';
import type { AppState } from '../appState';
import type { Handlers } from '../handlers';
import {
  type CandidateFilter,
  type FilterAction,
  isFiltering,
  isSelecting,
  NO_FILTER,
  sortAfter,
} from './candidateFilter';
import { addRows, candidateAt, listedByRank, loadedRow, turnAt } from './candidateSet';
import { followCandidate, showRank } from './reduceCandidates';

/** Letters typed within this time of each other belong to one word. */
const TYPE_AHEAD_PAUSE_MS = 900;

/** Filter and sort order of the candidate list. */
export const FILTER_ACTIONS: Handlers<FilterAction> = {
  'filter-changed': (state, action) => withFilter(state, { ...state.filter, ...action.change }),
  'rank-sought': (state, action, nowMs) => seekRank(state, action.rank, nowMs),
  'filter-sorted': (state, { by }) => {
    const { first, sort } = state.filter;
    return withFilter(state, {
      ...state.filter,
      sort: sortAfter(first === null ? sort : null, by),
      first: null,
    });
  },
  'filter-answered': (state, action, nowMs) => answer(state, action, nowMs),
  'filter-refused': (state, action) =>
    action.filter === state.filter ? { ...state, filterProblem: action.error.message } : state,
  'candidates-typed': (state, action, nowMs) => {
    const { typeAhead } = state;
    const isGoingOn = nowMs - typeAhead.atMs < TYPE_AHEAD_PAUSE_MS;
    return { ...state, typeAhead: { text: (isGoingOn ? typeAhead.text : '') + action.text, atMs: nowMs } };
  },
};

/** If its row is not loaded, all candidates are listed by rank until they are sorted again. */
function seekRank(state: AppState, rank: number, nowMs: number): AppState {
  const { candidates } = state;
  if (candidates === null || candidates.setup !== state.setup) return state;
  const row = isSelecting(candidates.filter) ? 0 : loadedRow(candidates, rank);
  if (row > 0 && candidates.filter === state.filter) return showRank(state, row, nowMs);
  const filter = { ...NO_FILTER, sort: state.filter.sort };
  const listed = listedByRank(candidates, isFiltering(filter) ? NO_FILTER : filter);
  return showRank({ ...state, filter, filterProblem: null, candidates: listed }, rank, nowMs);
}

/** The sort order is kept between starts. */
export const sortedBy = (state: AppState, sort: CandidateSort | null): AppState =>
  state.filter.sort === sort ? state : withFilter(state, { ...state.filter, sort });

/** Without a filter the engine is not needed: the rows are the ranks. */
export function withFilter(state: AppState, filter: AppState['filter']): AppState {
  const { candidates } = state;
  const settings = { ...state.settings, candidateSort: filter.sort };
  const isSorted = filter.sort === state.settings.candidateSort;
  const changed = { ...state, filter, filterProblem: null, settings: isSorted ? state.settings : settings };
  if (isFiltering(filter) || candidates === null) return changed;
  if (candidates.view === null) return { ...changed, candidates: { ...candidates, filter } };
  const shownRank = candidateAt(candidates, state.shownRank)?.rank ?? Math.min(1, candidates.allTotal);
  return { ...changed, candidates: listedByRank(candidates, filter), shownRank };
}

/**
 * The shown turn is kept if it is listed; otherwise the first row is shown, and also if turns of an ending
 * come first that did not before, or whose best was shown.
 */
function answer(
  state: AppState,
  {
    answer: { firstPage, row, total, view },
    filter,
    generation,
  }: Extract<FilterAction, { type: 'filter-answered' }>,
  nowMs: number,
): AppState {
  const { candidates } = state;
  if (candidates?.generation !== generation || filter !== state.filter) return state;
  const isBestShown = isEndingFirst(filter) && (state.shownRank === 1 || !isEndingFirst(candidates.filter));
  const listed = addRows({ ...candidates, filter, view, total, pages: new Map() }, firstPage);
  const next: AppState = { ...state, candidates: listed, filterProblem: null };
  const kept = row ?? otherRow(firstPage.rows, turnAt(candidates, state.shownRank));
  if (kept === 1 || (kept > 1 && !isBestShown)) return { ...next, shownRank: kept };
  return followCandidate({ ...next, shownRank: Math.min(1, total), shownAtMs: nowMs }, nowMs);
}

/** Row of an exchange or a pass, which have no rank; 0 if it is not among these rows. */
function otherRow(rows: readonly ListedTurn[], shown: ListedTurn | undefined): number {
  if (shown === undefined || shown.kind === 'placement') return 0;
  return rows.findIndex((turn) => turnKey(turn) === turnKey(shown)) + 1;
}

const isEndingFirst = ({ first }: CandidateFilter): boolean => first !== null && first.turns.length > 0;

/** A filter for words through a square follows the cursor. */
export function keepFilterOnCursor(_: AppState, after: AppState): AppState {
  const { boardCursor, filter } = after;
  const { through } = filter;
  if (through === null || (through.row === boardCursor.row && through.col === boardCursor.col)) return after;
  return { ...after, filter: { ...filter, through: { row: boardCursor.row, col: boardCursor.col } } };
}
