import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CandidateView } from '../../../../../src/contract/candidates/candidatesApi';
import type { SimulationOptions } from '../../../../../src/contract/simulation/simulationApi';
import { fail, ok } from '../../../../../src/core/result';
import { startSimulationSession } from '../../../../../src/renderer/features/simulation/session/simulationSession';
import { plainTurn } from '../../../../../src/renderer/features/simulation/state/simulationSubject';
import { createAsker } from '../../../../../src/renderer/session/asker';
import { createStore } from '../../../../../src/renderer/session/store';
import { sentence } from '../../../../said';
import type { EngineApi } from '../../../session/engineApi';
import { connectionOf } from '../../../session/fakeConnection';
import { placement } from '../../../view/midgame';
import { CANDIDATES, FIRST, rowOf, SECOND, stateWithLexicon, statusOf, THIRD } from '../state/simulationRun';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SIMILAR = placement('STIM.KEN', { rank: 4 });
const BEST: CandidateView = {
  view: 1,
  total: 4,
  firstPage: { offset: 0, rows: [THIRD, FIRST, SIMILAR, SECOND] },
};
const ROWS = [rowOf(CANDIDATES, 0, 0.5, 1), rowOf(CANDIDATES, 1, 0.4, 2)];

function begin(api: Partial<EngineApi>) {
  const store = createStore(stateWithLexicon(), () => 0);
  const requests: SimulationOptions[] = [];
  const { ask } = connectionOf({
    filterCandidates: async () => ok(BEST),
    startSimulation: async (request) => {
      requests.push(request);
      return ok(statusOf(ROWS));
    },
    stopSimulation: async () => ok(statusOf(ROWS, { phase: 'stopped' })),
    ...api,
  });
  const asker = createAsker(store, async () => undefined);
  startSimulationSession({ connection: { ask, askDesktop: null }, store, asker });
  return { store, requests, simulation: () => store.state.value.simulation };
}

describe('the session of simulations', () => {
  it('simulates the best of the list, of similar ones the first', async () => {
    const { simulation, store, requests } = begin({});
    store.dispatch({ type: 'simulation-form-changed', change: { best: '2', samples: '50', seed: 'deal' } });
    store.dispatch({ type: 'simulation-toggled' });
    await vi.advanceTimersByTimeAsync(0);
    const candidates = [plainTurn(THIRD), plainTurn(FIRST)];
    expect(requests).toMatchObject([{ candidates, samples: 100, seed: 'deal', plies: 2, opponentRack: [] }]);
    expect(simulation()).toMatchObject({ work: null, run: { turns: [THIRD, FIRST] } });
  });

  it('simulates the selected ones, and stops', async () => {
    const { simulation, store, requests } = begin({});
    store.dispatch({ type: 'candidate-marked', row: 2 });
    store.dispatch({ type: 'simulation-toggled' });
    await vi.advanceTimersByTimeAsync(0);
    expect(requests[0]?.candidates).toEqual([plainTurn(SECOND)]);
    store.dispatch({ type: 'simulation-toggled' });
    await vi.advanceTimersByTimeAsync(0);
    expect(simulation().run?.status.phase).toBe('stopped');
  });

  it('starts nothing that was cancelled before the candidates were known', async () => {
    const { simulation, store, requests } = begin({ stopSimulation: async () => ok(null) });
    store.dispatch({ type: 'simulation-toggled' });
    store.dispatch({ type: 'simulation-toggled' });
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([]);
    expect(simulation()).toMatchObject({ work: null, run: null, problem: null });
  });

  it('stops during preparation', async () => {
    let cancel: () => void = () => expect.fail('nothing was started');
    const cancelled = { code: 'cancelled', message: sentence('simulation.stopped') } as const;
    const { simulation, store } = begin({
      startSimulation: () =>
        new Promise((resolve) => {
          cancel = () => resolve(fail(cancelled));
        }),
      stopSimulation: async () => {
        cancel();
        return ok(null);
      },
    });
    store.dispatch({ type: 'simulation-toggled' });
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch({ type: 'simulation-toggled' });
    await vi.advanceTimersByTimeAsync(0);
    expect(simulation()).toMatchObject({ work: null, run: null, problem: null });
  });

  it('requests the replies to two compared candidates, and their difference', async () => {
    const asked: unknown[] = [];
    const { store } = begin({
      simulatedReplies: async (request) => {
        asked.push(request);
        const none = new Float64Array(225);
        const { candidate } = request;
        return ok({
          candidate,
          samples: 100,
          opponentSquares: none,
          opponentPoints: none,
          ownSquares: none,
          ownPoints: none,
          replies: [],
        });
      },
      compareSimulated: async (request) => {
        asked.push(request);
        const equal = { mean: 0, error: 1 };
        return ok({ samples: 100, winShare: equal, spread: equal });
      },
    });
    for (const row of [1, 2]) store.dispatch({ type: 'candidate-marked', row });
    store.dispatch({ type: 'simulation-toggled' });
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch({ type: 'candidate-pinned' });
    store.dispatch({ type: 'candidate-stepped', by: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toContainEqual({ candidate: 0 });
    expect(asked).toContainEqual({ candidate: 1 });
    expect(asked).toContainEqual({ one: 1, other: 0 });
    expect(store.state.value.simulation.compared).toMatchObject({ id: 1, one: 1, other: 0, samples: 100 });
  });
});
