import type { SimulationStatus } from '../../../../contract/simulation/simulationApi';
import type { JobEvent } from '../../../../contract/transport/events';
import { type Message, message } from '../../../../core/message';
import type { AppState } from '../../../state/appState';
import { turnAt } from '../../../state/candidates/candidateSet';
import type { Handlers } from '../../../state/handlers';
import { withJob } from '../../../state/jobs';
import { MOST_SIMULATED } from './simulationForm';
import type { SimulationAction, SimulationState, SimulationTask, SimulationWork } from './simulationState';
import { markedTurns, presentRun, subjectOf, turnKey, turnsToSimulate } from './simulationSubject';

export const SIMULATION_ACTIONS: Handlers<SimulationAction> = {
  'simulation-form-changed': (state, { change }) =>
    withJob(state, 'simulation', { form: { ...state.simulation.form, ...change } }),
  'simulation-form-toggled': (state) =>
    withJob(state, 'simulation', { isFormOpen: !state.simulation.isFormOpen }),
  'simulation-asked': (state, { task }) => ask(state, task),
  'simulation-toggled': (state) => ask(state, nextTask(state)),
  'simulation-done': (state, { status, turns, work }) => {
    const rested = state.simulation.work === work ? withJob(state, 'simulation', { work: null }) : state;
    if (status === null) return withJob(rested, 'simulation', { run: null });
    if (work.task === 'start' && turns !== null)
      return withJob(withoutFirst(rested), 'simulation', {
        run: { subject: work.subject, turns, status },
        sort: { by: 'winShare', isDescending: true },
        problem: null,
      });
    return withStatus(rested, status);
  },
  // A simulation that could not be stopped no longer exists.
  'simulation-refused': (state, { problem, work }) =>
    withJob(state, 'simulation', { work: null, problem, ...(work.task === 'stop' ? { run: null } : {}) }),
  'simulated-replies-arrived': (state, { id, replies }) => {
    const { simulation } = state;
    const before = simulation.replies.id === id ? simulation.replies.known : [];
    const others = before.filter(({ candidate }) => candidate !== replies.candidate);
    return withJob(state, 'simulation', {
      replies: { id, known: [...others, replies].slice(-KEPT_REPLIES) },
    });
  },
  'simulated-compared': (state, { compared }) => withJob(state, 'simulation', { compared }),
  'candidate-marked': (state, { row }) => mark(state, row ?? state.shownRank),
  'candidates-marked': markAll,
  'simulation-sorted': (state, { sort }) => withJob(withoutFirst(state), 'simulation', { sort }),
};

/** The list has one order: that of a simulation ends that of an endgame. */
const withoutFirst = (state: AppState): AppState =>
  state.filter.first === null ? state : { ...state, filter: { ...state.filter, first: null } };

/** Number of candidates whose replies are kept: the user switches between a few. */
const KEPT_REPLIES = 8;

const REPLACED = message('simulation.replaced');

/** Another page may have started a simulation that replaced this one. */
function withStatus(state: AppState, status: SimulationStatus): AppState {
  const { run, work } = state.simulation;
  if (run === null || status.id < run.status.id) return state;
  if (status.id === run.status.id)
    return withJob(state, 'simulation', { run: { ...run, status }, problem: status.problem });
  return work?.task === 'start' ? state : withJob(state, 'simulation', { run: null, problem: REPLACED });
}

export const simulationAdvanced = (state: AppState, { status }: JobEvent<'simulation'>): AppState =>
  withStatus(state, status);

const isRunning = ({ run, work }: SimulationState): boolean =>
  work === null ? run?.status.phase === 'running' : work.task !== 'stop';

/** Action of the only button: continues a simulation of the same turns, otherwise starts a new one. */
export function nextTask(state: AppState): SimulationTask {
  if (isRunning(state.simulation)) return 'stop';
  const run = presentRun(state);
  const chosen = turnsToSimulate(state);
  const isSame =
    chosen === null ||
    (chosen.length === run?.turns.length && chosen.every((turn) => isAmong(turn, run.turns)));
  return run?.status.phase === 'stopped' && isSame ? 'continue' : 'start';
}

const isAmong = (
  turn: Parameters<typeof turnKey>[0],
  turns: readonly Parameters<typeof turnKey>[0][],
): boolean => turns.some((other) => turnKey(other) === turnKey(turn));

export function ask(state: AppState, task: SimulationTask): AppState {
  if (task === 'start') {
    const subject = subjectOf(state);
    if (!subject.ok) return { ...state, notice: subject.error };
    return withJob(state, 'simulation', { work: { task, subject: subject.value }, problem: null });
  }
  const refusal = refusalOf(state, task);
  return refusal === null
    ? withJob(state, 'simulation', { work: { task }, problem: null })
    : { ...state, notice: refusal };
}

/** Why it can be neither stopped nor continued. */
export function refusalOf(state: AppState, task: Exclude<SimulationTask, 'start'>): Message | null {
  if (task === 'stop') return isRunning(state.simulation) ? null : message('simulating.nothingToStop');
  return presentRun(state)?.status.phase === 'stopped' && state.simulation.work === null
    ? null
    : message('simulating.nothingToContinue');
}

/** Leaving the position stops its simulation, which can be continued on return. */
export function stopUnseen(before: AppState, after: AppState): AppState {
  const { run, work } = after.simulation;
  if (run?.status.phase !== 'running' || work !== null || after === before) return after;
  return presentRun(after) === null ? withJob(after, 'simulation', { work: STOP }) : after;
}

/** Samples drawn with leaves that are no longer used say nothing about the list. */
export function forgetWithLeaves(before: AppState, after: AppState): AppState {
  const { run } = after.simulation;
  if (run === null || after.leaves.version === before.leaves.version) return after;
  const work = run.status.phase === 'running' ? STOP : null;
  return withJob(after, 'simulation', { run: null, sort: null, work });
}

const STOP: SimulationWork = { task: 'stop' };

function mark(state: AppState, row: number): AppState {
  const { candidates, setup } = state;
  const turn = candidates?.setup === setup ? turnAt(candidates, row) : undefined;
  if (turn === undefined) return { ...state, notice: message('simulating.nothingToMark') };
  const marked = markedTurns(state);
  const left = marked.filter((other) => turnKey(other) !== turnKey(turn));
  if (left.length === MOST_SIMULATED)
    return { ...state, notice: message('simulating.mostMarked', { most: String(MOST_SIMULATED) }) };
  const turns = left.length < marked.length ? left : [...marked, turn];
  return withJob(state, 'simulation', { marked: { setup, turns } });
}

/** The first rows of the list, as many as can be simulated. */
function markAll(state: AppState): AppState {
  const { candidates, setup } = state;
  const page = candidates?.setup === setup ? candidates.pages.get(0) : undefined;
  if (candidates === null || page === undefined)
    return { ...state, notice: message('simulating.nothingToMark') };
  const turns = page.slice(0, MOST_SIMULATED);
  const marked = markedTurns(state);
  const areMarked = marked.length === turns.length && turns.every((turn) => isAmong(turn, marked));
  if (areMarked) return withJob(state, 'simulation', { marked: null });
  const all = withJob(state, 'simulation', { marked: { setup, turns } });
  return candidates.total > turns.length
    ? { ...all, notice: message('simulating.firstMarked', { count: turns.length, total: candidates.total }) }
    : all;
}
