import type { CandidateColumn } from '../../../core/movegen/candidates/candidateQuery';
import { endingColumns } from '../../features/endgame/state/endingTurns';
import { SIMULATED_VIEW } from '../../features/simulation/state/simulatedList';
import type { SimulatedColumn } from '../../features/simulation/state/simulationState';
import { presentRun } from '../../features/simulation/state/simulationSubject';
import type { Action } from '../action';
import type { AppState } from '../appState';
import { type EndingColumn, isSelecting, sortAfter } from './candidateFilter';
import { type CandidateSet, usableSort } from './candidateSet';

/** Null for the order of rank. */
export type ListColumn = CandidateColumn | ResultColumn | null;

type ResultColumn = SimulatedColumn | EndingColumn;

export interface ListSort {
  readonly by: CandidateColumn | ResultColumn;
  readonly isDescending: boolean;
}

const PLAIN: readonly ListColumn[] = [null, 'word', 'position', 'score'];
const JUDGED: readonly ListColumn[] = ['leave', 'equity'];
const SIMULATED: readonly SimulatedColumn[] = ['winShare', 'spread'];
const ENDING: readonly EndingColumn[] = ['value', 'won', 'finalSpread'];

/** The columns of the list, without those that have no values. */
export const columnsOf = (state: AppState): readonly ListColumn[] => [
  ...PLAIN,
  ...(isJudged(state.candidates) ? JUDGED : []),
  ...resultColumns(state),
];

/** If the position was both simulated and searched to the end, the drawer decides. */
function resultColumns(state: AppState): readonly ResultColumn[] {
  const ending = endingColumns(state);
  const isSimulationShown = presentRun(state) !== null && (ending.length === 0 || state.drawer !== 'endgame');
  return isSimulationShown ? SIMULATED : ending;
}

/** Whether the candidates' worth beside their score is known. */
export const isJudged = (set: CandidateSet | null): boolean => set !== null && set.basis.kind !== 'none';

/** Whether all candidates are listed, in any order, so that each of them can be shown. */
export const isListWhole = ({ filter, view }: CandidateSet): boolean =>
  view !== SIMULATED_VIEW && !isSelecting(filter);

const isSimulated = (column: ListColumn): column is SimulatedColumn =>
  SIMULATED.some((each) => each === column);

const isEnding = (column: ListColumn): column is EndingColumn => ENDING.some((each) => each === column);

/** The current sort order; also null if the column has no values. */
export function shownSort({
  candidates,
  filter: { first, sort },
  simulation,
}: Pick<AppState, 'candidates' | 'filter' | 'simulation'>): ListSort | null {
  if (candidates?.view === SIMULATED_VIEW) return simulation.sort;
  if (first !== null) return first;
  return candidates === null ? sort : usableSort(sort, candidates.basis);
}

/** Sorts the list; null for the order of rank. */
export function sortAction(sort: ListSort | null): Action {
  if (sort === null) return { type: 'filter-changed', change: { sort, first: null } };
  const { by, isDescending } = sort;
  if (isSimulated(by)) return { type: 'simulation-sorted', sort: { by, isDescending } };
  if (isEnding(by)) return { type: 'filter-changed', change: { first: { by, isDescending, turns: [] } } };
  return { type: 'filter-changed', change: { sort: { by, isDescending }, first: null } };
}

/** Sorts by a column: first in its usual order, then reversed, then by rank again. */
export function sortActionAfter(sort: ListSort | null, by: ListColumn): Action {
  if (by === null) return sortAction(null);
  if (!isSimulated(by) && !isEnding(by)) return { type: 'filter-sorted', by };
  if (sort?.by !== by) return sortAction({ by, isDescending: true });
  return sortAction(sort.isDescending ? { by, isDescending: false } : null);
}

/** Sorts by the column `by` columns beside the current one, in its usual order. */
export function sortActionBeside(state: AppState, by: 1 | -1): Action {
  const column = columnBeside(state, by);
  if (column === null) return sortAction(null);
  const isResult = isSimulated(column) || isEnding(column);
  return sortAction(isResult ? { by: column, isDescending: true } : sortAfter(null, column));
}

function columnBeside(state: AppState, by: 1 | -1): ListColumn {
  const columns = columnsOf(state);
  const at = columns.indexOf(shownSort(state)?.by ?? null);
  return columns[(Math.max(0, at) + by + columns.length) % columns.length] ?? null;
}
