import { describe, expect, it } from 'vitest';
import { ok } from '../../../../src/core/result';
import { createAsker } from '../../../../src/renderer/session/asker';
import { createStore } from '../../../../src/renderer/session/store';
import { startVersionSession } from '../../../../src/renderer/session/window/versionSession';
import { initialState } from '../../../../src/renderer/state/appState';
import { PROGRAM_VERSION } from '../../programVersion';
import { readMidgame } from '../../view/midgame';
import { connectionOf, settle } from '../fakeConnection';

describe('the versions of the program', () => {
  it.each([['key-sheet-toggled'], ['about-toggled']] as const)(
    'are requested at %s, and once',
    async (type) => {
      let asked = 0;
      const { ask } = connectionOf({
        version: async () => {
          asked++;
          return ok(PROGRAM_VERSION);
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
        store.dispatch({ type });
        await settle();
        store.dispatch({ type });
      }
      expect(asked).toBe(1);
      expect(store.state.value.version).toEqual(PROGRAM_VERSION);
    },
  );
});
