import type { JobEvent } from '../../../../contract/transport/events';
import { message } from '../../../../core/message';
import type { LineTurn } from '../../../../core/strategy/endgame/lineTurns';
import type { AppState } from '../../../state/appState';
import type { Handlers } from '../../../state/handlers';
import { withJob } from '../../../state/jobs';
import type { EndgameAction } from './endgameState';
import { sortByEnding } from './endingTurns';
import { endSubject, isEndRunning } from './endSubject';
import { layLine } from './layLine';
import { SEARCH_TREE_ACTIONS } from './reduceTree';
import { listedTurns } from './shownLine';

/** Searches of the end of the game, and lines of play on the board. */
export const ENDGAME_ACTIONS: Handlers<EndgameAction> = {
  ...SEARCH_TREE_ACTIONS,
  'endgame-form-changed': (state, { change }) =>
    withJob(state, 'endgame', { form: { ...state.endgame.form, ...change } }),
  'endgame-asked': (state, { task }) => {
    if (state.endgame.work !== null) return state;
    const subject = endSubject(state);
    if (!subject.ok) return { ...state, notice: subject.error };
    const isRunning = isEndRunning(state);
    if (task === 'stop' && !isRunning) return { ...state, notice: message('endgamePage.nothingToStop') };
    if (task === 'start' && isRunning) return { ...state, notice: message('endgamePage.stopFirst') };
    return withJob(state, 'endgame', { work: { task, subject: subject.value }, problem: null });
  },
  'endgame-found': (state, { found }) =>
    sortByEnding(withJob(state, 'endgame', { found, work: null, problem: null })),
  'line-shown': (state, { step, turns }, nowMs) => showLine(state, turns, step, nowMs),
  'line-stepped': (state, { by }, nowMs) => {
    const { line } = state.endgame;
    return showLine(state, listedTurns(state), (line?.step ?? 0) + by, nowMs);
  },
  'line-sought': (state, { step }, nowMs) => showLine(state, listedTurns(state), step, nowMs),
  'line-play-toggled': (state, _, nowMs) => {
    const { line } = state.endgame;
    if (line?.isPlaying) return withJob(state, 'endgame', { line: { ...line, isPlaying: false } });
    const isAtEnd = line !== null && line.step === line.games.length - 1;
    return playLine(state, line === null || isAtEnd ? 0 : line.step, nowMs);
  },
  'line-replayed': (state, _, nowMs) => playLine(state, 0, nowMs),
  'line-closed': (state) => (state.endgame.line === null ? state : withJob(state, 'endgame', { line: null })),
};

function endgameAdvanced(state: AppState, { status }: JobEvent<'endgame'>): AppState {
  const { found } = state.endgame;
  if (found?.endgame?.id !== status.id) return state;
  return withJob(state, 'endgame', { found: { ...found, endgame: status } });
}

function preendgameAdvanced(state: AppState, { status }: JobEvent<'preendgame'>): AppState {
  const { found } = state.endgame;
  if (found?.preendgame?.id !== status.id) return state;
  return withJob(state, 'endgame', { found: { ...found, preendgame: status } });
}

/** Progress of a search. */
export const ENDGAME_EVENTS = {
  'endgame-progress': endgameAdvanced,
  'preendgame-progress': preendgameAdvanced,
};

const showLine = (state: AppState, turns: readonly LineTurn[], step: number, nowMs: number): AppState =>
  layLine(state, turns, { step, nowMs, flies: true });

function playLine(state: AppState, from: number, nowMs: number): AppState {
  const shown = showLine(state, listedTurns(state), from, nowMs);
  const { line } = shown.endgame;
  return line === null ? shown : withJob(shown, 'endgame', { line: { ...line, isPlaying: true } });
}
