import type { SimulatedSample } from '../../../../contract/simulation/simulationApi';
import { message } from '../../../../core/message';
import { flightTiming } from '../../../playback/flightTiming';
import type { AppState } from '../../../state/appState';
import { turnAt } from '../../../state/candidates/candidateSet';
import type { Handlers } from '../../../state/handlers';
import { withJob } from '../../../state/jobs';
import { tilesGiven } from '../../../state/play/flight';
import { ask } from './reduceSimulation';
import { rehearse } from './rehearsal';
import type { SimulationRun } from './simulationState';
import { presentRun, turnKey } from './simulationSubject';
import { FAST_SAMPLES, isFast, isPlayedOut, type SampleWatch, type WatchSampleAction } from './watchState';

export const WATCH_SAMPLE_ACTIONS: Handlers<WatchSampleAction> = {
  'sample-watch-toggled': toggle,
  'sample-arrived': (state, { nth, sample }) => {
    const { watch } = state.simulation;
    return watch?.nth === nth && watch.sample === null ? lay(state, { ...watch, sample, count: 0 }) : state;
  },
  'sample-watch-advanced': advance,
  'sample-watch-paused': (state) => {
    const { watch } = state.simulation;
    return watch === null
      ? state
      : withJob(state, 'simulation', { watch: { ...watch, isPaused: !watch.isPaused } });
  },
  'sample-watch-ended': endWatch,
};

/** Maximum flight time of tiles in a fast sample. */
const FAST_FLIGHT_MS = 200;

function toggle(state: AppState): AppState {
  if (state.simulation.watch !== null) return endWatch(state);
  const run = presentRun(state);
  if (run !== null) return beginWatch(state, run);
  const asked = ask(state, 'start');
  return asked.simulation.work === null ? asked : withJob(asked, 'simulation', { isToBeWatched: true });
}

/** Pauses the simulation, so that its numbers grow after the samples have been watched. */
function beginWatch(before: AppState, run: SimulationRun): AppState {
  const state = withJob(before, 'simulation', { isToBeWatched: false });
  const chosen = candidateToWatch(state, run);
  if (chosen === null) return { ...state, notice: message('simulating.nothingToWatch') };
  const goesOn = run.status.phase === 'running';
  const held = goesOn ? ask(state, 'stop') : state;
  const watch: SampleWatch = {
    id: run.status.id,
    ...chosen,
    nth: 0,
    sample: null,
    count: 0,
    table: null,
    isPaused: false,
    shownKey: shownKey(state),
    goesOn,
    seen: [],
  };
  const free = { ...held, walk: null, question: null, endgame: { ...held.endgame, line: null } };
  return withJob(free, 'simulation', { watch });
}

/** The shown candidate, or the best one if that is not simulated. */
function candidateToWatch(
  state: AppState,
  { status, turns }: SimulationRun,
): Pick<SampleWatch, 'candidate' | 'turn'> | null {
  const key = shownKey(state);
  const number = turns.findIndex((turn) => turnKey(turn) === key);
  const candidate = number >= 0 ? number : (status.rows[0]?.candidate ?? -1);
  const turn = turns[candidate];
  return turn === undefined ? null : { candidate, turn };
}

function shownKey({ candidates, shownRank }: AppState): string | null {
  const shown = turnAt(candidates, shownRank);
  return shown === undefined ? null : turnKey(shown);
}

/** The table after the turns of the sample taken so far. */
function lay(state: AppState, watch: SampleWatch): AppState {
  const { run } = state.simulation;
  const table =
    run === null || watch.sample === null ? null : rehearse(run.subject, watch.sample, watch.count);
  return withJob(state, 'simulation', { watch: { ...watch, table } });
}

function advance(state: AppState, _: WatchSampleAction, nowMs: number): AppState {
  const { watch } = state.simulation;
  if (watch === null || watch.sample === null) return state;
  if (!isPlayedOut(watch)) return flown(lay(state, { ...watch, count: watch.count + 1 }), nowMs);
  const seen = [...watch.seen, outcomeOf(watch.sample)];
  if (watch.nth === FAST_SAMPLES) return endWatch(state);
  // Until the next sample has arrived, the board shows their common beginning.
  const begun = lay(state, { ...watch, count: 0 }).simulation.watch ?? watch;
  return withJob(state, 'simulation', { watch: { ...begun, seen, nth: watch.nth + 1, sample: null } });
}

const outcomeOf = ({ spread, winShare }: SimulatedSample) => ({ spread, winShare });

/** Starts the flight of the last turn's tiles. */
function flown(state: AppState, nowMs: number): AppState {
  const { watch } = state.simulation;
  const played = watch?.table?.game.history.at(-1);
  if (watch === null || watch.table === null || played === undefined || tilesGiven(played) === 0)
    return state;
  const full = flightTiming(tilesGiven(played), played.drawn.length).durationMs;
  const durationMs = isFast(watch) ? Math.min(full, FAST_FLIGHT_MS) : full;
  return { ...state, flight: { game: watch.table.game, startedAtMs: nowMs, durationMs } };
}

export function endWatch(state: AppState): AppState {
  const { watch } = state.simulation;
  if (watch === null) return state;
  const ended = withJob(state, 'simulation', { watch: null });
  if (!watch.goesOn || presentRun(ended)?.status.id !== watch.id) return ended;
  return withJob(ended, 'simulation', { work: { task: 'continue' } });
}

/**
 * Begins watching once a simulation that was started for it is running. Ends it when the user changes the
 * board, opens a walk or chooses another candidate.
 */
export function followWatch(_: AppState, after: AppState): AppState {
  const { isToBeWatched, watch, work } = after.simulation;
  if (isToBeWatched && work === null) {
    const run = presentRun(after);
    return run === null ? withJob(after, 'simulation', { isToBeWatched: false }) : beginWatch(after, run);
  }
  if (watch === null) return after;
  const { drag, endgame, question, walk } = after;
  const key = shownKey(after);
  const isOther = key !== null && key !== watch.shownKey;
  const isThere = presentRun(after)?.status.id === watch.id;
  const isFree = drag === null && question === null && walk === null && endgame.line === null;
  return isThere && isFree && !isOther ? after : endWatch(after);
}
