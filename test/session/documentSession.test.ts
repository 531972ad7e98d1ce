import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FilesApi, UnsavedDocument } from '../../src/contract/filesApi';
import { ok } from '../../src/core/result';
import { startDocumentSession } from '../../src/renderer/session/documentSession';
import { createStore } from '../../src/renderer/session/store';
import { initialState } from '../../src/renderer/state/appState';
import { noFiles } from '../input/noFiles';
import { readMidgame } from '../view/midgame';
import { connectionOf } from './fakeConnection';

/** A start of the window, with what the program left behind when it last ended unawares. */
async function start(left: UnsavedDocument | null) {
  const calls: string[] = [];
  const said = (name: string) => {
    calls.push(name);
    return ok(null);
  };
  const unexpected = (): never => {
    throw new Error('The test did not expect this request.');
  };
  const api: FilesApi = {
    openFile: unexpected,
    saveFile: unexpected,
    askUnsaved: unexpected,
    keepUnsaved: async () => said('keep'),
    forgetUnsaved: async () => said('forget'),
    readUnsaved: async () => ok(left),
    takeOpenRequest: async () => ok(null),
    recentFiles: unexpected,
    rememberFile: unexpected,
    showTitle: async () => ok(null),
    showMenu: unexpected,
    closeWindow: unexpected,
  };
  const store = createStore(initialState(readMidgame()), () => 0);
  await startDocumentSession({
    connection: { ...connectionOf({}), files: api },
    store,
    files: { ...noFiles, saveDocument: unexpected },
    cameraPose: () => null,
    onRestored: () => undefined,
    runCommand: unexpected,
  });
  await vi.advanceTimersByTimeAsync(1500);
  return { calls, store };
}

describe('changes left behind by a program that ended unawares', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { title: '' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are forgotten where there were none and nothing is changed', async () => {
    expect((await start(null)).calls).toEqual(['forget']);
  });

  it('stay where they cannot be read, until there is something else to keep', async () => {
    const text = '{"format":"tilewright","version":99}';
    const { calls, store } = await start({ path: null, name: 'Untitled', text });
    expect(store.state.value.notice).toMatch(
      /^The unsaved changes to Untitled cannot be restored: The document has version 99; .*newer Tilewright/,
    );
    expect(calls).toEqual([]);
    store.dispatch({ type: 'rack-tile-taken-back' });
    await vi.advanceTimersByTimeAsync(1500);
    expect(calls).toEqual(['keep']);
  });
});
