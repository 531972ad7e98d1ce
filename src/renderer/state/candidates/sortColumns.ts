import type { CandidateColumn } from '../../../core/movegen/candidates/candidateQuery';
import { SIMULATED_VIEW } from '../../features/simulation/state/simulatedList';
import type { SimulatedColumn } from '../../features/simulation/state/simulationState';
import { presentRun } from '../../features/simulation/state/simulationSubject';
import type { Action } from '../action';
import type { AppState } from '../appState';
import { isSelecting, sortAfter } from './candidateFilter';
import { type CandidateSet, usableSort } from './candidateSet';

/** Null for the order of rank. */
export type ListColumn = CandidateColumn | SimulatedColumn | null;

interface ListSort {
  readonly by: CandidateColumn | SimulatedColumn;
  readonly isDescending: boolean;
}

const PLAIN: readonly ListColumn[] = [null, 'word', 'position', 'score'];
const JUDGED: readonly ListColumn[] = ['leave', 'equity'];
const SIMULATED: readonly SimulatedColumn[] = ['winShare', 'spread'];

/** The columns of the list, without those that have no values. */
export const columnsOf = (state: AppState): readonly ListColumn[] => [
  ...PLAIN,
  ...(isJudged(state.candidates) ? JUDGED : []),
  ...(presentRun(state) === null ? [] : SIMULATED),
];

/** Whether the candidates' worth beside their score is known. */
export const isJudged = (set: CandidateSet | null): boolean => set !== null && set.basis.kind !== 'none';

/** Whether all candidates are listed, in any order, so that each of them can be shown. */
export const isListWhole = ({ filter, view }: CandidateSet): boolean =>
  view !== SIMULATED_VIEW && !isSelecting(filter);

const isSimulated = (column: ListColumn): column is SimulatedColumn =>
  SIMULATED.some((each) => each === column);

/** The current sort order; also null if the column has no values. */
export function shownSort({
  candidates,
  filter: { sort },
  simulation,
}: Pick<AppState, 'candidates' | 'filter' | 'simulation'>): ListSort | null {
  if (candidates?.view === SIMULATED_VIEW) return simulation.sort;
  return candidates === null ? sort : usableSort(sort, candidates.basis);
}

/** Sorts the list; null for the order of rank. */
export function sortAction(sort: ListSort | null): Action {
  if (sort === null) return { type: 'filter-changed', change: { sort } };
  const { by, isDescending } = sort;
  return isSimulated(by)
    ? { type: 'simulation-sorted', sort: { by, isDescending } }
    : { type: 'filter-changed', change: { sort: { by, isDescending } } };
}

/** Sorts by a column: first in its usual order, then reversed, then by rank again. */
export function sortActionAfter(sort: ListSort | null, by: ListColumn): Action {
  if (by === null) return sortAction(null);
  if (!isSimulated(by)) return { type: 'filter-sorted', by };
  if (sort?.by !== by) return sortAction({ by, isDescending: true });
  return sortAction(sort.isDescending ? { by, isDescending: false } : null);
}

/** Sorts by the column `by` columns beside the current one, in its usual order. */
export function sortActionBeside(state: AppState, by: 1 | -1): Action {
  const column = columnBeside(state, by);
  if (column === null) return sortAction(null);
  return sortAction(isSimulated(column) ? { by: column, isDescending: true } : sortAfter(null, column));
}

function columnBeside(state: AppState, by: 1 | -1): ListColumn {
  const columns = columnsOf(state);
  const at = columns.indexOf(shownSort(state)?.by ?? null);
  return columns[(Math.max(0, at) + by + columns.length) % columns.length] ?? null;
}
