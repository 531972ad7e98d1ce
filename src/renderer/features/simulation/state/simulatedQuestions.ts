import type { ListedTurn } from '../../../../contract/candidates/candidatesApi';
import type { SimulatedReplies, SimulationRow } from '../../../../contract/simulation/simulationApi';
import type { AppState } from '../../../state/appState';
import { candidatesInQuestion } from '../../../state/candidates/candidatesInQuestion';
import type { ComparedFigures } from './simulationState';
import { presentRun, turnKey } from './simulationSubject';

/** Simulation results for a turn in the current position; undefined before there are samples. */
export function simulatedRow(state: AppState, turn: ListedTurn): SimulationRow | undefined {
  const run = presentRun(state);
  if (run === null) return undefined;
  const key = turnKey(turn);
  const number = run.turns.findIndex((other) => turnKey(other) === key);
  return run.status.rows.find(({ candidate, samples }) => candidate === number && samples > 0);
}

/** Request for the replies to a candidate after a number of samples. */
interface RepliesRequest {
  readonly [name: string]: unknown;
  readonly id: number;
  readonly candidate: number;
  readonly samples: number;
}

export function simulatedRepliesToAsk(state: AppState): readonly RepliesRequest[] {
  const id = presentRun(state)?.status.id;
  if (id === undefined) return [];
  return candidatesInQuestion(state).flatMap((turn) => {
    const row = simulatedRow(state, turn);
    return row === undefined ? [] : [{ id, candidate: row.candidate, samples: row.samples }];
  });
}

interface DifferenceRequest {
  readonly [name: string]: unknown;
  readonly id: number;
  readonly one: number;
  readonly other: number;
  readonly samples: number;
}

/** For the shown candidate and the pinned one. */
export function differenceToAsk(state: AppState): readonly DifferenceRequest[] {
  const run = presentRun(state);
  const [one, other] = candidatesInQuestion(state).map((turn) => simulatedRow(state, turn));
  if (run === null || one === undefined || other === undefined) return [];
  const samples = one.samples + other.samples;
  return [{ id: run.status.id, one: one.candidate, other: other.candidate, samples }];
}

/** The simulated replies to a turn; undefined until known. */
export function simulatedRepliesOf(state: AppState, turn: ListedTurn): SimulatedReplies | undefined {
  const row = simulatedRow(state, turn);
  const id = presentRun(state)?.status.id;
  const { replies } = state.simulation;
  if (row === undefined || replies.id !== id) return undefined;
  return replies.known.find(({ candidate }) => candidate === row.candidate);
}

/** The difference between two candidates; undefined until known. */
export function differenceOf(state: AppState, one: number, other: number): ComparedFigures | undefined {
  const { compared } = state.simulation;
  const isThis =
    compared !== null &&
    compared.id === presentRun(state)?.status.id &&
    compared.one === one &&
    compared.other === other;
  return isThis ? compared : undefined;
}
