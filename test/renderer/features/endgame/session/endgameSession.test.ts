import { describe, expect, it } from 'vitest';
import type { RequestName } from '../../../../../src/contract/requests/requests';
import { fail, ok } from '../../../../../src/core/result';
import { startEndgameSession } from '../../../../../src/renderer/features/endgame/session/endgameSession';
import { foundEnd } from '../../../../../src/renderer/features/endgame/state/endSubject';
import { shownTree } from '../../../../../src/renderer/features/endgame/state/searchTree';
import { createAsker } from '../../../../../src/renderer/session/asker';
import { createStore } from '../../../../../src/renderer/session/store';
import { said } from '../../../../said';
import { connectionOf, settle } from '../../../session/fakeConnection';
import { onPage, SOLVED } from '../state/endgameState';

const RUNNING = { ...SOLVED, phase: 'running', result: null } as const;

/** The page of a small position; the test answers for the main process. */
function startWindow(unseen = 'X', isRefused = false) {
  const asked: RequestName[] = [];
  const note = <Value>(name: RequestName, value: Value) => {
    asked.push(name);
    return ok(value);
  };
  const connection = connectionOf({
    readEndgame: async () => note('readEndgame', null),
    startEndgame: async () =>
      isRefused ? fail({ code: 'bad-request', message: 'No.' }) : note('startEndgame', RUNNING),
    stopEndgame: async () => note('stopEndgame', SOLVED),
    readPreendgame: async ({ model }) => {
      asked.push('readPreendgame');
      return model === 'rational' ? ok(null) : fail({ code: 'bad-request', message: 'No model.' });
    },
    searchedTurns: async ({ path }) => {
      asked.push('searchedTurns');
      return ok({ turns: [], leftOut: path.length });
    },
  });
  const store = createStore(onPage(unseen), () => 0);
  startEndgameSession(
    connection.ask,
    store,
    createAsker(store, async () => undefined),
  );
  return { asked, store };
}

describe('the endgame and the main process', () => {
  it('read the cached results of a position once, when its page is shown', async () => {
    const { asked, store } = startWindow();
    await settle();
    expect(asked).toEqual(['readEndgame']);
    expect(foundEnd(store.state.value)?.endgame).toBeNull();
  });

  it('start and stop on request', async () => {
    const { asked, store } = startWindow();
    await settle();
    store.dispatch({ type: 'endgame-asked', task: 'start' });
    await settle();
    expect(foundEnd(store.state.value)?.endgame).toBe(RUNNING);
    store.dispatch({ type: 'endgame-asked', task: 'stop' });
    await settle();
    expect(asked).toEqual(['readEndgame', 'startEndgame', 'stopEndgame']);
    expect(store.state.value.endgame.work).toBeNull();
  });

  it('report why it cannot be solved', async () => {
    const { store } = startWindow('X', true);
    await settle();
    store.dispatch({ type: 'endgame-asked', task: 'start' });
    await settle();
    expect(said(store.state.value.endgame.problem)).toBe('No.');
  });

  it('stop a search of an earlier position', async () => {
    const { asked, store } = startWindow();
    await settle();
    store.dispatch({ type: 'endgame-asked', task: 'start' });
    await settle();
    const { setup } = store.state.value;
    store.dispatch({ type: 'setup-edited', setup: { ...setup, rack: [] }, name: { key: 'steps.clearRack' } });
    await settle();
    expect(asked).toEqual(['readEndgame', 'startEndgame', 'stopEndgame']);
  });

  it('ask about a pre-endgame by its model', async () => {
    const { asked, store } = startWindow('XY');
    await settle();
    store.dispatch({ type: 'endgame-form-changed', change: { model: 'guaranteed' } });
    await settle();
    expect(asked).toEqual(['readPreendgame', 'readPreendgame']);
    expect(said(store.state.value.endgame.problem)).toBe('No model.');
  });

  it('read the tree when it is opened, once the search has ended', async () => {
    const { asked, store } = startWindow();
    await settle();
    store.dispatch({ type: 'tree-shown', isShown: true });
    await settle();
    expect(asked).toEqual(['readEndgame']);
    const found = foundEnd(store.state.value);
    if (found === null) throw new Error('Nothing was read.');
    store.dispatch({ type: 'endgame-found', found: { ...found, endgame: SOLVED } });
    await settle();
    expect(asked).toEqual(['readEndgame', 'searchedTurns']);
    expect(shownTree(store.state.value)?.branches).toEqual({ '': { turns: [], leftOut: 0 } });
  });
});
