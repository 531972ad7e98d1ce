import type { ListedTurn } from '../../../../contract/candidates/candidatesApi';
import type { SimulationRow } from '../../../../contract/simulation/simulationApi';
import type { AppState } from '../../../state/appState';
import { NO_FILTER } from '../../../state/candidates/candidateFilter';
import { type CandidateSet, listedByRank, PAGE_ROWS, turnAt } from '../../../state/candidates/candidateSet';
import type { SimulatedSort, SimulationRun } from './simulationState';
import { presentRun, turnKey } from './simulationSubject';

/** Number of the view that is made from a simulation: the engine numbers its own from 1. */
export const SIMULATED_VIEW = -1;

/** Results for each simulated turn with samples, by `turnKey`. */
export type SimulatedFigures = ReadonlyMap<string, SimulationRow>;

export const figuresOf = ({ status, turns }: SimulationRun): SimulatedFigures =>
  new Map(
    status.rows.flatMap((row) => {
      const turn = turns[row.candidate];
      return turn === undefined || row.samples === 0 ? [] : [[turnKey(turn), row] as const];
    }),
  );

/** The turns of a simulation sorted by a column. */
export function turnsInOrder({ status, turns }: SimulationRun, sort: SimulatedSort): readonly ListedTurn[] {
  const sign = sort.isDescending ? -1 : 1;
  // The rows come best first, and the sort is stable.
  const rows = [...status.rows].sort((one, other) => sign * (one[sort.by].mean - other[sort.by].mean));
  return rows.flatMap(({ candidate }) => turns[candidate] ?? []);
}

/**
 * While the list is sorted by a simulated column, it consists of the simulated turns, with the same turn
 * shown.
 */
export function listSimulated(before: AppState, state: AppState): AppState {
  const after = endSort(before, state);
  const { candidates, setup, simulation } = after;
  const isSame =
    candidates === before.candidates &&
    simulation === before.simulation &&
    after.turn === before.turn &&
    after.lexicon === before.lexicon;
  if (isSame || candidates === null) return after;
  const run = candidates.setup === setup ? presentRun(after) : null;
  if (run !== null && simulation.sort !== null)
    return listTurns(after, candidates, turnsInOrder(run, simulation.sort));
  return candidates.view === SIMULATED_VIEW ? listAll(after, candidates) : after;
}

/** Filtering the candidates, or sorting them by another column, ends that order. */
function endSort(before: AppState, state: AppState): AppState {
  const { filter, simulation } = state;
  const isKept = filter === before.filter || simulation.sort !== before.simulation.sort;
  return isKept || simulation.sort === null ? state : { ...state, simulation: { ...simulation, sort: null } };
}

function listTurns(state: AppState, candidates: CandidateSet, turns: readonly ListedTurn[]): AppState {
  const shown = turnAt(candidates, state.shownRank);
  const key = shown === undefined ? null : turnKey(shown);
  const row = turns.findIndex((turn) => turnKey(turn) === key);
  const pages = new Map<number, readonly ListedTurn[]>();
  for (let from = 0; from < turns.length; from += PAGE_ROWS)
    pages.set(from / PAGE_ROWS, turns.slice(from, from + PAGE_ROWS));
  const listed = { ...candidates, filter: state.filter, view: SIMULATED_VIEW, total: turns.length, pages };
  return { ...state, candidates: listed, shownRank: row >= 0 ? row + 1 : Math.min(1, turns.length) };
}

/** Lists by rank; the engine is then queried for the filter. */
function listAll(state: AppState, candidates: CandidateSet): AppState {
  const shown = turnAt(candidates, state.shownRank);
  const all = listedByRank(candidates, NO_FILTER);
  return {
    ...state,
    candidates: all,
    shownRank: shown?.kind === 'placement' ? shown.rank : Math.min(1, all.total),
  };
}
