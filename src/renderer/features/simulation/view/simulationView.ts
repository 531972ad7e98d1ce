import { formatCount } from '../../../../texts/numbers';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import type { AppState } from '../../../state/appState';
import { turnAt } from '../../../state/candidates/candidateSet';
import { timeLeft } from '../../tournament/view/tournamentView';
import { nextTask } from '../state/reduceSimulation';
import { simulatedRow } from '../state/simulatedQuestions';
import type { SimulationRun, SimulationState, SimulationTask } from '../state/simulationState';
import { presentRun, simulationShut, turnsToSimulate } from '../state/simulationSubject';
import { type SimulatedValue, simulatedValue } from './simulatedValue';
import { watchAnnouncement } from './watchView';

/** Controls for the simulation of the candidates. */
export interface SimulationControl {
  /** Action of the only button, which determines its label. */
  readonly task: SimulationTask;
  readonly title: string;
  /** Why it is disabled; null if it is enabled. */
  readonly why: string | null;
  /** Whether a new simulation can be started although one can be continued. */
  readonly canStartAnew: boolean;
  /** Progress in words. */
  readonly status: string;
  /** 0 … 1; null if nothing is running. */
  readonly progress: number | null;
  readonly problem: string | null;
}

export function simulationControl(state: AppState): SimulationControl {
  const { problem } = state.simulation;
  const task = nextTask(state);
  const shut = task === 'start' ? simulationShut(state) : null;
  const run = presentRun(state);
  const isUnderWay = run !== null && run.status.phase === 'running';
  return {
    task,
    title: taskTitle(state, task),
    why: shut === null ? null : say(shut),
    canStartAnew: task === 'continue',
    status: statusOf(state.simulation, run),
    progress: isUnderWay ? Math.min(1, run.status.samples / samplesOf(run)) : null,
    problem: problem === null ? null : say(problem),
  };
}

function statusOf({ watch, work }: SimulationState, run: SimulationRun | null): string {
  if (watch?.goesOn === true) return text('simulating.held');
  if (work?.task === 'start') return text('simulating.beginning');
  return run === null ? '' : statusText(run);
}

function taskTitle(state: AppState, task: SimulationTask): string {
  if (task !== 'start') return text(task === 'stop' ? 'simulating.stop' : 'simulating.goOn');
  const turns = turnsToSimulate(state);
  if (turns === null) return text('simulating.startBest', { count: state.simulation.form.best });
  return text('simulating.startChosen', { count: turns.length });
}

const samplesOf = ({ subject, turns }: SimulationRun): number =>
  Math.max(1, subject.samplesEach * turns.length);

function statusText(run: SimulationRun): string {
  const { phase, samples, seconds } = run.status;
  const most = samplesOf(run);
  const drawn = { samples: formatCount(samples), most: formatCount(most) };
  if (phase === 'finished') return text('simulating.finished', { samples });
  if (phase === 'stopped') return text('simulating.stopped', drawn);
  if (samples === 0 || seconds === 0) return text('simulating.beginning');
  return text('simulating.running', { ...drawn, left: timeLeft(((most - samples) / samples) * seconds) });
}

/** Caption of the shown row of the list. */
export interface SimulatedCaption {
  readonly value: SimulatedValue;
  readonly origin: string;
}

/** Null if the shown turn has not been simulated. */
export function simulatedCaption(state: AppState): SimulatedCaption | null {
  const { candidates, setup, shownRank } = state;
  const turn = candidates?.setup === setup ? turnAt(candidates, shownRank) : undefined;
  const run = presentRun(state);
  const row = turn === undefined ? undefined : simulatedRow(state, turn);
  return run === null || row === undefined
    ? null
    : { value: simulatedValue(row), origin: simulationOrigin(run) };
}

/** How the figures were obtained, in a few sentences. */
export function simulationOrigin({ status, subject }: SimulationRun): string {
  const { hasLeaves, inference, winShareBy } = status;
  return [
    text('simulating.byRollouts', {
      samples: status.samples,
      plies: subject.plies === null ? 'end' : String(subject.plies),
      seed: String(subject.seed),
    }),
    text(hasLeaves ? 'simulating.byEquity' : 'simulating.byScore'),
    ...(subject.plies === null ? [] : [text('simulating.ofHorizon')]),
    ...(inference === null
      ? []
      : [text('simulateCommand.inferred', { ...inference, isEvery: String(inference.isEvery) })]),
    winShareBy.kind === 'table'
      ? text('simulating.winByTable', { lexicon: winShareBy.lexicon, games: winShareBy.games })
      : text('simulating.winByFormula'),
  ].join(' ');
}

/**
 * Text of the live region: the start, stop or end of the simulation with the best candidate, but not each
 * report.
 */
export function simulationAnnouncementOf(state: AppState): string {
  const { problem, watch, work } = state.simulation;
  if (watch !== null) return watchAnnouncement(state);
  if (problem !== null) return say(problem);
  const run = presentRun(state);
  if (run === null) return '';
  if (work?.task === 'start' || run.status.phase === 'running')
    return text('simulating.isRunning', { count: run.turns.length });
  return statusText(run);
}
