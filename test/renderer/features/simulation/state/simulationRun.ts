import type { Candidate } from '../../../../../src/contract/candidates/candidatesApi';
import type { SimulationRow, SimulationStatus } from '../../../../../src/contract/simulation/simulationApi';
import { plainTurn } from '../../../../../src/renderer/features/simulation/state/simulationSubject';
import { type AppState, initialState } from '../../../../../src/renderer/state/appState';
import { reduce } from '../../../../../src/renderer/state/reduce';
import { LEXICON } from '../../../session/fakeConnection';
import { placement, readMidgame, summaryOf } from '../../../view/midgame';

/** Three candidates of the mid-game position, by rank. */
export const FIRST = placement('MIST.KEN', { rank: 1 });
export const SECOND = placement('MAKE', { row: 0, rank: 2, score: 50 });
export const THIRD = placement('KEMS', { row: 0, rank: 3, score: 40 });
export const CANDIDATES = [FIRST, SECOND, THIRD];

/** The window with the mid-game position, its lexicon and these three. */
export function stateWithLexicon(): AppState {
  const opened = reduce(initialState(readMidgame()), { type: 'lexicon-opened', info: LEXICON }, 0);
  const finished = {
    type: 'generation-finished',
    setup: opened.setup,
    summary: summaryOf(CANDIDATES),
  } as const;
  return reduce(opened, finished, 0);
}

export const act = (state: AppState, ...actions: readonly Parameters<typeof reduce>[1][]): AppState =>
  actions.reduce((before, action) => reduce(before, action, 0), state);

/** A row with this many samples, win % and spread. */
export const rowOf = (
  turns: readonly Candidate[],
  candidate: number,
  share: number,
  spread: number,
  samples = 100,
): SimulationRow => {
  const turn = turns[candidate] ?? FIRST;
  return {
    candidate,
    turn: plainTurn(turn),
    score: turn.score,
    equity: turn.score,
    winShare: { mean: share, error: 0.004 },
    spread: { mean: spread, error: 1.25 },
    samples,
  };
};

export const statusOf = (
  rows: readonly SimulationRow[],
  overrides: Partial<SimulationStatus> = {},
): SimulationStatus => ({
  id: 1,
  phase: 'running',
  rows,
  samples: rows.reduce((sum, { samples }) => sum + samples, 0),
  plies: 0,
  seconds: 1,
  inference: null,
  winShareBy: { kind: 'formula' },
  hasLeaves: true,
  problem: null,
  ...overrides,
});

/** The state in which these have been simulated: the second is the best, the first has the largest spread. */
export function simulated(
  state: AppState,
  turns: readonly Candidate[] = CANDIDATES,
  overrides: Partial<SimulationStatus> = {},
): AppState {
  const asked = act(state, { type: 'simulation-asked', task: 'start' });
  const { work } = asked.simulation;
  if (work === null) throw new Error('No simulation has been asked for.');
  const rows = [rowOf(turns, 1, 0.75, 20), rowOf(turns, 0, 0.5, 30), rowOf(turns, 2, 0.25, -10)];
  const known = rows.filter(({ candidate }) => candidate < turns.length);
  return act(asked, { type: 'simulation-done', work, turns, status: statusOf(known, overrides) });
}
