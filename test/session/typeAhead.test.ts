import { describe, expect, it } from 'vitest';
import type { FilterRequest } from '../../src/contract/theatreApi';
import { ok } from '../../src/core/result';
import { startFilterSession } from '../../src/renderer/session/filterSession';
import { createStore } from '../../src/renderer/session/store';
import { MISTAKEN, placement, stateShowing } from '../view/midgame';
import { connectionOf, settle } from './fakeConnection';

const KIT = placement('KIT', { rank: 2 });
const KEN = placement('KEN', { rank: 9 });
const TIN = placement('TIN', { rank: 30 });

function start() {
  const asked: FilterRequest[] = [];
  const store = createStore(stateShowing([MISTAKEN], 250), () => 0);
  const listed = [KIT, KEN, TIN];
  const { api } = connectionOf({
    filterCandidates: async (request) => {
      asked.push(request);
      const rows = request.query.word?.kind === 'regex' ? [TIN] : listed;
      return ok({ view: 7, total: rows.length, firstPage: { offset: 0, rows } });
    },
    candidates: async ({ count, offset, view }) =>
      ok({ offset, rows: view === 7 ? listed.slice(offset, offset + count) : [] }),
  });
  startFilterSession(api, store);
  return { asked, store };
}

describe('letters typed on the list', () => {
  it('lead to the rank of the first such word while all candidates are listed', async () => {
    const { asked, store } = start();
    store.dispatch({ type: 'candidates-typed', text: 't' });
    await settle();
    expect(asked).toEqual([{ generation: 1, query: { word: { kind: 'regex', value: '^t' } } }]);
    expect(store.state.value.shownRank).toBe(30);
  });

  it('lead to its row where the list is filtered', async () => {
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
});
