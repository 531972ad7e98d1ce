import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_LEAVES_BYTES } from '../../../../../src/contract/leaves/leavesLimits';
import { message } from '../../../../../src/core/message';
import { fail, ok } from '../../../../../src/core/result';
import { startLeavesSession } from '../../../../../src/renderer/features/leaves/session/leavesSession';
import { createAsker } from '../../../../../src/renderer/session/asker';
import { createStore } from '../../../../../src/renderer/session/store';
import { initialState } from '../../../../../src/renderer/state/appState';
import type { EngineApi } from '../../../session/engineApi';
import { connectionOf, desktopOf, LEXICON } from '../../../session/fakeConnection';
import { readMidgame } from '../../../view/midgame';
import { LEAVES_REPORT, trainingStatus } from '../state/someTraining';

let picked: unknown = null;
vi.mock('../../../../../src/renderer/session/document/pickFile', () => ({
  pickFile: async () => ({ ok: true, value: picked }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(api: Partial<EngineApi>) {
  const store = createStore(initialState(readMidgame()), () => 0);
  store.dispatch({ type: 'lexicon-opened', info: LEXICON });
  const saved: unknown[] = [];
  const asked: unknown[] = [];
  const connection = {
    ...connectionOf({
      readTraining: async () => ok(null),
      readLeaves: async ({ length, typed }) => {
        asked.push([typed, length]);
        return ok(LEAVES_REPORT);
      },
      ...api,
    }),
    askDesktop: desktopOf({
      saveFile: async ({ bytes, suggestedName }) => {
        saved.push([suggestedName, bytes]);
        return ok({ kind: 'saved', path: '/x.leaves', name: 'x.leaves' });
      },
    }),
  };
  startLeavesSession({ connection, store, asker: createAsker(store, async () => undefined) });
  const settle = () => vi.advanceTimersByTimeAsync(500);
  return { ...store, saved, asked, settle, leaves: () => store.state.value.leaves };
}

describe('the session of leaves', () => {
  it('asks for leaves and their training once their page is shown, and again when others are used', async () => {
    const { asked, dispatch, leaves, settle } = begin({ readTraining: async () => ok(trainingStatus()) });
    await settle();
    expect(asked).toEqual([]);
    dispatch({ type: 'side-tab-chosen', tab: 'leaves' });
    await settle();
    expect(asked).toEqual([['', 2]]);
    expect(leaves()).toMatchObject({ isFound: true, status: { done: 72 }, shown: { report: LEAVES_REPORT } });
    dispatch({ type: 'leaves-form-changed', change: { typed: 'ES', length: 3 } });
    await settle();
    dispatch({ type: 'engine-event', event: { type: 'leaves-changed' } });
    await settle();
    expect(asked).toEqual([
      ['', 2],
      ['ES', 3],
      ['ES', 3],
    ]);
  });

  it('starts what the form describes, and shows why something failed', async () => {
    const started: unknown[] = [];
    const { dispatch, leaves, settle } = begin({
      startTraining: async (request) => {
        started.push(request);
        return ok(trainingStatus());
      },
      stopTraining: async () => fail({ code: 'file', message: 'The disk is full.' }),
    });
    dispatch({ type: 'leaves-form-changed', change: { effort: 'quick' } });
    dispatch({ type: 'leaves-asked', task: 'start' });
    await settle();
    expect(started).toMatchObject([
      { lexicon: LEXICON.id, rules: readMidgame().rules, generations: [16, 16, 32] },
    ]);
    expect(leaves()).toMatchObject({ work: null, status: { phase: 'running' } });
    dispatch({ type: 'leaves-asked', task: 'stop' });
    await settle();
    expect(leaves()).toMatchObject({
      work: null,
      problem: 'The disk is full.',
      status: { phase: 'running' },
    });
  });

  it('uses and saves what was trained', async () => {
    const used: unknown[] = [];
    const bytes = Uint8Array.of(1, 2, 3);
    const { dispatch, leaves, saved, settle } = begin({
      useLeaves: async (request) => {
        used.push(request);
        return ok(null);
      },
      leavesFile: async ({ isTrained }) => ok(isTrained ? bytes : Uint8Array.of(9)),
    });
    dispatch({ type: 'leaves-found', status: trainingStatus({ phase: 'finished', tiles: 'Few/..' }) });
    dispatch({ type: 'leaves-asked', task: 'saveTrained' });
    await settle();
    expect(saved).toEqual([['Few___.leaves', bytes]]);
    dispatch({ type: 'leaves-found', status: trainingStatus({ phase: 'finished' }) });
    dispatch({ type: 'leaves-done', status: trainingStatus({ phase: 'finished' }) });
    dispatch({ type: 'leaves-asked', task: 'use' });
    await settle();
    expect(used).toEqual([{ kind: 'trained' }]);
    // It is gone: the own leaves are what was trained.
    expect(leaves()).toMatchObject({ work: null, problem: null, status: null });
  });

  it('opens a file that is picked, and says why others cannot be', async () => {
    const used: unknown[] = [];
    const { dispatch, leaves, settle } = begin({
      useLeaves: async (request) => {
        used.push(request);
        return ok(null);
      },
    });
    const open = async (file: unknown) => {
      picked = file;
      dispatch({ type: 'leaves-asked', task: 'open' });
      await settle();
      return leaves().problem;
    };
    const arrayBuffer = async () => Uint8Array.of(7, 8).buffer;
    expect(await open(null)).toBeNull();
    expect(await open({ name: 'large', size: MAX_LEAVES_BYTES + 1, arrayBuffer })).toEqual(
      message('leavesPage.tooLarge', { file: 'large' }),
    );
    const unreadable = () => Promise.reject(new Error('It is a folder.'));
    expect(await open({ name: 'folder', size: 4096, arrayBuffer: unreadable })).toEqual(
      message('leavesPage.unreadable', { file: 'folder' }),
    );
    expect(used).toEqual([]);
    expect(await open({ name: 'my.leaves', size: 2, arrayBuffer })).toBeNull();
    expect(used).toEqual([
      { kind: 'file', rules: readMidgame().rules, name: 'my.leaves', bytes: Uint8Array.of(7, 8) },
    ]);
  });
});
