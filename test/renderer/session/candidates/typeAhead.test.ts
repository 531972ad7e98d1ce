import { describe, expect, it } from 'vitest';
import type { FindWordRequest } from '../../../../src/contract/candidates/candidatesApi';
import { ok } from '../../../../src/core/result';
import { SIMULATED_VIEW } from '../../../../src/renderer/features/simulation/state/simulatedList';
import { createAsker } from '../../../../src/renderer/session/asker';
import { startFilterSession } from '../../../../src/renderer/session/candidates/filterSession';
import { createStore } from '../../../../src/renderer/session/store';
import {
  act,
  FIRST,
  rowOf,
  SECOND,
  stateWithLexicon,
  statusOf,
} from '../../features/simulation/state/simulationRun';
import { MISTAKEN, placement, stateShowing, summaryOf } from '../../view/midgame';
import { connectionOf, settle } from '../fakeConnection';

const KIT = placement('KIT', { rank: 2 });
const KEN = placement('KEN', { rank: 9 });
const TIN = placement('TIN', { rank: 30 });

function start(state = stateShowing([MISTAKEN], 250)) {
  const asked: FindWordRequest[] = [];
  const ranks: unknown[] = [];
  const store = createStore(state, () => 0);
  const listed = [KIT, KEN, TIN];
  const { ask } = connectionOf({
    filterCandidates: async ({ rank }) => {
      ranks.push(rank);
      return ok({ view: 7, total: listed.length, firstPage: { offset: 0, rows: listed } });
    },
    findWord: async (request) => {
      asked.push(request);
      if (request.beginning !== 't') return ok(null);
      return ok(request.view === 7 ? 3 : 30);
    },
  });
  startFilterSession(
    ask,
    store,
    createAsker(store, async () => undefined),
  );
  return { asked, ranks, store };
}

describe('a filter', () => {
  it('asks where the shown candidate is: also of one that is shown by rank and not loaded', async () => {
    const { ranks, store } = start();
    store.dispatch({ type: 'candidate-shown', rank: 230 });
    store.dispatch({ type: 'filter-changed', change: { minWords: 2 } });
    await settle();
    store.dispatch({ type: 'candidate-shown', rank: 2 });
    store.dispatch({ type: 'filter-changed', change: { minWords: 3 } });
    await settle();
    expect(ranks).toEqual([230, 9]);
  });
});

describe('letters typed on the list', () => {
  it('lead to the rank of the first such word while all candidates are listed', async () => {
    const { asked, store } = start();
    store.dispatch({ type: 'candidates-typed', text: 't' });
    await settle();
    expect(asked).toEqual([{ generation: 1, beginning: 't' }]);
    expect(store.state.value.shownRank).toBe(30);
  });

  it('lead to its row in a filtered list', async () => {
    const { store } = start();
    store.dispatch({ type: 'filter-changed', change: { minWords: 2 } });
    await settle();
    expect(store.state.value.candidates?.view).toBe(7);
    store.dispatch({ type: 'candidates-typed', text: 't' });
    await settle();
    expect(store.state.value.shownRank).toBe(3);
    store.dispatch({ type: 'candidates-typed', text: 'x' });
    await settle();
    expect(store.state.value.shownRank).toBe(3);
  });

  it('lead to its row in the order of a simulation', async () => {
    const { asked, store } = start(act(stateWithLexicon(), { type: 'simulation-asked', task: 'start' }));
    const { work } = store.state.value.simulation;
    if (work === null) throw new Error('No simulation was asked for.');
    const turns = [SECOND, FIRST];
    const rows = [rowOf(turns, 0, 0.6, 2), rowOf(turns, 1, 0.4, 1)];
    store.dispatch({ type: 'simulation-done', work, turns, status: statusOf(rows) });
    expect(store.state.value.candidates?.view).toBe(SIMULATED_VIEW);
    store.dispatch({ type: 'candidates-typed', text: 'mi' });
    await settle();
    expect([store.state.value.shownRank, asked]).toEqual([2, []]);
    store.dispatch({ type: 'candidates-typed', text: 'x' });
    await settle();
    expect(store.state.value).toMatchObject({ shownRank: 2, notice: null });
  });

  it('are not searched again among candidates that arrive later', async () => {
    const { asked, store } = start();
    store.dispatch({ type: 'candidates-typed', text: 't' });
    await settle();
    const { setup } = store.state.value;
    store.dispatch({ type: 'generation-finished', setup, summary: summaryOf([MISTAKEN], 250, 2) });
    await settle();
    expect(asked).toHaveLength(1);
    expect(store.state.value.shownRank).toBe(1);
  });
});
