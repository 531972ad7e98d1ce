import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnsavedFound } from '../../../../src/contract/document/filesApi';
import type { RequestError } from '../../../../src/contract/requests/requestError';
import { FIRST_TURN_STATE } from '../../../../src/core/game/turnState';
import { formatPositionDocument } from '../../../../src/core/notation/positions/positionDocument';
import { fail, ok, type Result } from '../../../../src/core/result';
import { startDocumentSession } from '../../../../src/renderer/session/document/documentSession';
import { createStore } from '../../../../src/renderer/session/store';
import { initialState } from '../../../../src/renderer/state/appState';
import { contentOf } from '../../../../src/renderer/state/document/openDocument';
import { said, sentence } from '../../../said';
import { noFiles } from '../../input/noFiles';
import { readMidgame } from '../../view/midgame';
import { connectionOf, desktopOf } from '../fakeConnection';

/** A start of the window, with leftovers of an abnormal exit. */
async function start(left: UnsavedFound, refuse: UnsavedFound = { kind: 'none' }) {
  const calls: string[] = [];
  const answers: { keep: Result<null, RequestError> } = { keep: ok(null) };
  const said = (name: string) => {
    calls.push(name);
    return ok(null);
  };
  const unexpected = (): never => {
    throw new Error('The test did not expect this request.');
  };
  const connection = connectionOf({
    keepUnsaved: async () => {
      said('keep');
      return answers.keep;
    },
    forgetUnsaved: async () => said('forget'),
    takeUnsaved: async () => ok(left),
    confirmUnsaved: async () => said('confirm'),
    refuseUnsaved: async () => {
      said('refuse');
      return ok(refuse);
    },
  });
  const askDesktop = desktopOf({
    takeOpenRequest: async () => ok(null),
    showTitle: async () => ok(null),
  });
  const store = createStore(initialState(readMidgame()), () => 0);
  await startDocumentSession({
    connection: { ...connection, askDesktop },
    store,
    files: {
      ...noFiles,
      openText: unexpected,
      openLink: unexpected,
      saveDocument: async (isQuiet) => {
        calls.push(isQuiet === true ? 'save quietly' : 'save');
        return true;
      },
    },
    cameraPose: () => null,
    onRestored: () => undefined,
    runCommand: unexpected,
  });
  await vi.advanceTimersByTimeAsync(1500);
  return { answers, calls, store };
}

describe('autosave', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { title: '' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const options = { type: 'settings-changed', change: { isAutosaving: true } } as const;
  const savesOf = (calls: readonly string[]) => calls.filter((call) => call.startsWith('save'));

  async function startIn(path: string | null) {
    const started = await start({ kind: 'none' });
    const content = contentOf(started.store.state.value);
    if (path !== null)
      started.store.dispatch({ type: 'document-saved', name: 'a.tilewright', path, content });
    return started;
  }

  it('saves two seconds after the last change, and only if enabled', async () => {
    const { calls, store } = await startIn('/a.tilewright');
    store.dispatch({ type: 'rack-tile-taken-back' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(savesOf(calls)).toEqual([]);
    store.dispatch(options);
    store.dispatch({ type: 'rack-tile-taken-back' });
    await vi.advanceTimersByTimeAsync(1900);
    store.dispatch({ type: 'rack-tile-taken-back' });
    await vi.advanceTimersByTimeAsync(1900);
    expect(savesOf(calls)).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(savesOf(calls)).toEqual(['save quietly']);
  });

  it('does not ask for a path if the document has no file', async () => {
    const { calls, store } = await startIn(null);
    store.dispatch(options);
    store.dispatch({ type: 'rack-tile-taken-back' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(savesOf(calls)).toEqual([]);
  });
});

describe('changes left by a program that ended unexpectedly', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { title: '' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are forgotten if there were none and nothing is changed', async () => {
    expect((await start({ kind: 'none' })).calls).toEqual(['forget']);
  });

  it.each([
    {
      what: 'a file of their own',
      became: {
        kind: 'set-aside',
        name: 'Untitled',
        path: '/aside/Untitled 1.tilewright',
        reason: 'refused',
      },
      told: /They were moved to \/aside\/Untitled 1\.tilewright\.$/,
      // Nothing is kept any more.
      callsAtStart: ['refuse', 'forget'],
    },
    {
      what: 'where they are, as the disk is full',
      became: { kind: 'problem', message: 'not set aside' },
      told: /not set aside$/,
      callsAtStart: ['refuse'],
    },
  ] as const)('that this version cannot read are set aside before others are kept: in $what', async (row) => {
    const text = '{"format":"tilewright","version":99}';
    const { calls, store } = await start(
      { kind: 'kept', document: { path: null, name: 'Untitled', text } },
      row.became,
    );
    const message = said(store.state.value.failures[0]?.message);
    expect(message).toMatch(
      /^The unsaved changes to Untitled cannot be restored: The document has version 99; .*newer Tilewright/,
    );
    expect(message).toMatch(row.told);
    expect(calls).toEqual(row.callsAtStart);
    store.dispatch({ type: 'rack-tile-taken-back' });
    await vi.advanceTimersByTimeAsync(2500);
    expect(calls).toEqual([...row.callsAtStart, 'keep']);
  });

  it('are confirmed once the page has survived them for a while', async () => {
    const { setup } = initialState(readMidgame());
    const text = formatPositionDocument({
      setup,
      turn: FIRST_TURN_STATE,
      game: null,
      lexicon: null,
      view: null,
      source: {},
      cgp: null,
    });
    const document = { path: null, name: 'Untitled', text };
    const { calls, store } = await start({ kind: 'kept', document });
    expect(said(store.state.value.notice)).toMatch(/^Restored Untitled with the unsaved changes/);
    expect(calls).not.toContain('confirm');
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.filter((call) => call === 'confirm')).toHaveLength(1);
  });

  it('are reported with the place where they were set aside', async () => {
    const set = { kind: 'set-aside', name: 'Club', path: '/set aside/Club 1.tilewright' } as const;
    const { calls, store } = await start({ ...set, reason: 'unfinished' });
    expect(said(store.state.value.failures[0]?.message)).toBe(
      sentence('documentSession.setAsideUnfinished', { name: 'Club', path: '/set aside/Club 1.tilewright' }),
    );
    expect(calls).toEqual(['forget']);
  });

  it('are reported if they could not be set aside, and stay in place', async () => {
    const message = 'Club: not set aside';
    const { calls, store } = await start({ kind: 'problem', message });
    expect(store.state.value.failures).toEqual([{ kind: 'restore-unsaved', message }]);
    expect(calls).toEqual([]);
  });

  it('that cannot be kept are reported once, until they can be', async () => {
    const { answers, store } = await start({ kind: 'none' });
    store.dispatch({ type: 'failure-raised', kind: 'save', message: 'disk full' });
    const kindsAfterEdit = async () => {
      store.dispatch({ type: 'rack-tile-taken-back' });
      await vi.advanceTimersByTimeAsync(500);
      return store.state.value.failures.map(({ kind }) => kind);
    };
    answers.keep = fail({ code: 'file', message: 'not kept' });
    expect(await kindsAfterEdit()).toEqual(['save', 'keep-unsaved']);
    expect(await kindsAfterEdit()).toEqual(['save', 'keep-unsaved']);
    answers.keep = ok(null);
    expect(await kindsAfterEdit()).toEqual(['save']);
  });

  it('are backed up within half a second of a change', async () => {
    const { calls, store } = await start({ kind: 'none' });
    store.dispatch({ type: 'rack-tile-taken-back' });
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toEqual(['forget', 'keep']);
  });
});
