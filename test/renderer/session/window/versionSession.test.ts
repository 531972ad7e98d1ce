import { describe, expect, it } from 'vitest';
import { ok } from '../../../../src/core/result';
import { createAsker } from '../../../../src/renderer/session/asker';
import { createStore } from '../../../../src/renderer/session/store';
import { startVersionSession } from '../../../../src/renderer/session/window/versionSession';
import { initialState } from '../../../../src/renderer/state/appState';
import { readMidgame } from '../../view/midgame';
import { connectionOf, settle } from '../fakeConnection';

describe('the versions of the program', () => {
  it('are asked for when the key sheet is opened, and once', async () => {
    let asked = 0;
    const version = { app: '1.2.3', lexiconFormat: 4, lexiconLayout: 5 };
    const { ask } = connectionOf({
      version: async () => {
        asked++;
        return ok(version);
      },
    });
    const store = createStore(initialState(readMidgame()), () => 0);
    startVersionSession(
      ask,
      store,
      createAsker(store, async () => undefined),
    );
    await settle();
    expect(asked).toBe(0);
    for (let opened = 0; opened < 2; opened++) {
      store.dispatch({ type: 'key-sheet-toggled' });
      await settle();
      store.dispatch({ type: 'key-sheet-toggled' });
    }
    expect(asked).toBe(1);
    expect(store.state.value.version).toEqual(version);
  });
});
