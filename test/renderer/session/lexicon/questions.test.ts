import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WordsRequest } from '../../../../src/contract/lexicon/lexiconApi';
import { ENGLISH } from '../../../../src/core/alphabet/english';
import { fail, ok } from '../../../../src/core/result';
import { createStructuresSession } from '../../../../src/renderer/features/structures/session/structuresSession';
import { startWordsSession } from '../../../../src/renderer/features/words/session/wordsSession';
import { createAsker } from '../../../../src/renderer/session/asker';
import { startCrossCheckSession } from '../../../../src/renderer/session/board/crossCheckSession';
import { createStore, type Store } from '../../../../src/renderer/session/store';
import { initialState } from '../../../../src/renderer/state/appState';
import { said, sentence } from '../../../said';
import { readMidgame } from '../../view/midgame';
import type { EngineApi } from '../engineApi';
import { connectionOf, LEXICON } from '../fakeConnection';

const UNKNOWN = fail({ code: 'unknown-lexicon', message: 'Unknown.' } as const);

function storeWithLexicon() {
  const store = createStore(initialState(readMidgame()), () => 0);
  store.dispatch({ type: 'lexicon-opened', info: LEXICON });
  return store;
}

const askerOf = (store: Store) => createAsker(store, async () => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const VALUES = ENGLISH.letters.map(({ value }) => value);

describe('the session of words', () => {
  function start(words: EngineApi['words']) {
    const store = storeWithLexicon();
    const reopenings: string[] = [];
    const asker = createAsker(store, async () => void reopenings.push('again'));
    startWordsSession(connectionOf({ words }).ask, store, asker);
    store.dispatch({ type: 'side-tab-chosen', tab: 'words' });
    const type = (text: string) => store.dispatch({ type: 'words-question-changed', change: { text } });
    return { store, type, reopenings };
  }

  it('sends one query when typing pauses, with the limits set', async () => {
    const asked: WordsRequest[] = [];
    const { store, type } = start(async (request) => {
      asked.push(request);
      return ok({ words: [{ text: 'AXE', score: 10 }], total: 1, durationMs: 1 });
    });
    store.dispatch({ type: 'words-question-changed', change: { minLength: 3 } });
    for (const text of ['A', 'AX', 'AXE ']) type(text);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([
      {
        lexicon: LEXICON.id,
        values: VALUES,
        kind: 'prefix',
        text: 'AXE',
        order: 'length',
        limit: 1000,
        minLength: 3,
      },
    ]);
    expect(store.state.value.words.found?.total).toBe(1);
  });

  it('opens a lost lexicon and retries', async () => {
    const answers = [UNKNOWN, ok({ words: [], total: 0, durationMs: 1 })];
    const { reopenings, store, type } = start(async () => answers.shift()!);
    type('QX');
    await vi.advanceTimersByTimeAsync(1000);
    expect(reopenings).toEqual(['again']);
    expect(store.state.value.words.found?.total).toBe(0);
  });

  it('cancels a query when it changes, and at Escape, after which it is not sent again', async () => {
    const cancelled = fail({ code: 'cancelled', message: 'Cancelled.' } as const);
    const store = storeWithLexicon();
    const asked: string[] = [];
    let cancellations = 0;
    let end: (answer: typeof cancelled) => void = () => undefined;
    const { ask } = connectionOf({
      words: ({ text }) => {
        asked.push(text);
        return new Promise((resolve) => {
          end = resolve;
        });
      },
      cancel: async () => {
        cancellations++;
        end(cancelled);
        return ok(null);
      },
    });
    startWordsSession(ask, store, askerOf(store));
    store.dispatch({ type: 'zone-entered', zone: 'words' });
    store.dispatch({ type: 'words-question-changed', change: { text: 'A' } });
    await vi.advanceTimersByTimeAsync(200);
    store.dispatch({ type: 'words-question-changed', change: { text: 'AB' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(cancellations).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(['A', 'AB']);
    store.dispatch({ type: 'escaped' });
    await vi.advanceTimersByTimeAsync(0);
    expect(cancellations).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['A', 'AB']);
    expect(store.state.value.zone).toBe('words');
    expect(said(store.state.value.words.run)).toMatchObject({
      kind: 'failed',
      error: { message: sentence('searches.wordsStopped') },
    });
  });

  it('shows why a query failed', async () => {
    const error = { code: 'bad-request', message: 'No.', position: 1 } as const;
    const { store, type } = start(async () => fail(error));
    type('A1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.state.value.words.run).toMatchObject({ kind: 'failed', error });
  });
});

describe('the session of cross-checks', () => {
  it('requests one position at a time, and the last one if several have changed', async () => {
    const racks: number[] = [];
    const store = storeWithLexicon();
    const { ask } = connectionOf({
      crossChecks: async ({ setup }) => {
        racks.push(setup.rack.length);
        await new Promise((resolve) => setTimeout(resolve, 10));
        return ok({ across: [], down: [], dead: [] });
      },
    });
    startCrossCheckSession(ask, store, askerOf(store));
    await vi.advanceTimersByTimeAsync(50);
    expect(racks).toEqual([]);
    store.dispatch({ type: 'cross-checks-toggled' });
    for (let tile = 0; tile < 3; tile++) store.dispatch({ type: 'rack-tile-taken-back' });
    await vi.advanceTimersByTimeAsync(50);
    expect(racks).toEqual([7, 4]);
    expect(store.state.value.crossChecks.latest?.setup).toBe(store.state.value.setup);
  });
});

describe('the session of structures', () => {
  const report = { structures: [], generators: [] };

  it('compares one at a time and keeps the result', async () => {
    let count = 0;
    const store = storeWithLexicon();
    const { ask } = connectionOf({
      structures: async () => {
        count++;
        return ok(report);
      },
    });
    const session = createStructuresSession(ask, store, askerOf(store));
    session.compare();
    session.compare();
    await vi.advanceTimersByTimeAsync(1);
    expect(count).toBe(1);
    expect(store.state.value.structures.latest?.report).toBe(report);
  });

  it('treats a cancellation as no failure', async () => {
    const store = storeWithLexicon();
    const { ask } = connectionOf({
      structures: async () => fail({ code: 'cancelled', message: 'Cancelled.' }),
    });
    createStructuresSession(ask, store, askerOf(store)).compare();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.state.value.structures).toEqual({ run: null, latest: null, failure: null });
  });
});
