import { describe, expect, it } from 'vitest';
import type { GenerationSummary } from '../../../src/contract/candidates/candidatesApi';
import type { RequestError } from '../../../src/contract/requests/requestError';
import { fail, ok, type Result } from '../../../src/core/result';
import { startEngineSession } from '../../../src/renderer/session/engineSession';
import { createStore } from '../../../src/renderer/session/store';
import { initialState } from '../../../src/renderer/state/appState';
import { NO_FILTER } from '../../../src/renderer/state/candidates/candidateFilter';
import { candidateAt } from '../../../src/renderer/state/candidates/candidateSet';
import { placement, readMidgame, summaryOf } from '../view/midgame';
import type { EngineApi } from './engineApi';
import { connectionOf, LEXICON, settle } from './fakeConnection';

const setup = readMidgame();
type Generated = Result<GenerationSummary, RequestError>;

/** An engine that answers each generation on demand. */
function startPaused(api: Partial<EngineApi> = {}) {
  const racks: number[] = [];
  const answers: ((answer: Generated) => void)[] = [];
  const connection = connectionOf({
    generate: ({ setup: { rack } }) => {
      racks.push(rack.length);
      return new Promise((resolve) => answers.push(resolve));
    },
    ...api,
  });
  const store = createStore(initialState(setup), () => 0);
  const { lexicons } = startEngineSession(connection, store);
  return { connection, store, lexicons, racks, answers };
}

describe('the engine session', () => {
  it('opens the lexicon, then requests the candidates of the setup', async () => {
    const { answers, racks, store } = startPaused();
    await settle();
    expect(store.state.value.lexicon).toEqual({ kind: 'open', info: LEXICON });
    expect(racks).toEqual([7]);
    answers[0]?.(ok(summaryOf([], 3)));
    await settle();
    expect(store.state.value).toMatchObject({ shownRank: 1, generation: { kind: 'idle' } });
    expect(racks).toEqual([7]);
  });

  it('requests them in the order of the list, unless a filter selects some', async () => {
    const sorts: unknown[] = [];
    const { store } = startPaused({
      generate: async ({ sort }) => {
        sorts.push(sort);
        return ok(summaryOf([], 3));
      },
    });
    await settle();
    store.dispatch({ type: 'filter-changed', change: { isBingo: true } });
    store.dispatch({ type: 'rack-tile-taken-back' });
    await settle();
    store.dispatch({ type: 'filter-changed', change: NO_FILTER });
    store.dispatch({ type: 'rack-tile-taken-back' });
    await settle();
    expect(sorts).toEqual([{ by: 'equity', isDescending: true }, undefined, undefined]);
  });

  it('asks again when other leaves are used, and drops what was found with the old ones', async () => {
    const { answers, connection, racks, store } = startPaused();
    await settle();
    connection.emit({ type: 'leaves-changed' });
    answers[0]?.(ok(summaryOf([], 3)));
    await settle();
    expect(store.state.value.candidates).toBeNull();
    expect(racks).toEqual([7, 7]);
    answers[1]?.(ok(summaryOf([], 4)));
    await settle();
    expect(store.state.value.candidates?.total).toBe(4);
    connection.emit({ type: 'leaves-changed' });
    await settle();
    expect(racks).toEqual([7, 7, 7]);
  });

  it('requests one setup at a time and skips outdated ones', async () => {
    const { answers, racks, store } = startPaused();
    await settle();
    for (let tile = 0; tile < 3; tile++) store.dispatch({ type: 'rack-tile-taken-back' });
    expect(racks).toEqual([7]);
    answers[0]?.(ok(summaryOf([], 3)));
    await settle();
    expect(racks).toEqual([7, 4]);
    answers[1]?.(ok(summaryOf([], 5, 2)));
    await settle();
    expect(store.state.value.candidates?.total).toBe(5);
    expect(racks).toEqual([7, 4]);
  });

  it('sends a request at once if the engine is idle', async () => {
    const { answers, racks, store } = startPaused();
    await settle();
    answers[0]?.(ok(summaryOf([], 3)));
    await settle();
    store.dispatch({ type: 'rack-tile-taken-back' });
    expect(racks).toEqual([7, 6]);
  });

  it('reports why a setup has no candidates and does not retry', async () => {
    const { answers, racks, store } = startPaused();
    await settle();
    answers[0]?.(fail({ code: 'illegal-setup', message: 'No.' }));
    await settle();
    expect(store.state.value.generation).toMatchObject({ kind: 'failed', error: { message: 'No.' } });
    store.dispatch({ type: 'zone-entered', zone: 'rack' });
    expect(racks).toEqual([7]);
  });

  it('opens a lexicon that the engine has lost, and retries', async () => {
    const { answers, racks } = startPaused();
    await settle();
    answers[0]?.(fail({ code: 'unknown-lexicon', message: 'Unknown.' }));
    await settle();
    expect(racks).toEqual([7, 7]);
  });

  it('opens the lexicon when a lost engine is back', async () => {
    const outcomes: Result<typeof LEXICON, RequestError>[] = [
      fail({ code: 'engine-crashed', message: 'Lost.' }),
      ok(LEXICON),
    ];
    const { connection, racks, store } = startPaused({ openLexicon: async () => outcomes.shift()! });
    await settle();
    expect(store.state.value.lexicon).toEqual({ kind: 'failed', message: 'Lost.' });
    connection.emit({ type: 'engine-status', status: 'ready', message: '' });
    await settle();
    expect(store.state.value.lexicon.kind).toBe('open');
    expect(racks).toEqual([7]);
  });

  it('shows a cancelled opening, and reopens on request', async () => {
    const outcomes: Result<typeof LEXICON, RequestError>[] = [
      fail({ code: 'cancelled', message: 'Cancelled.' }),
      ok(LEXICON),
    ];
    const { lexicons, store } = startPaused({ openLexicon: async () => outcomes.shift()! });
    await settle();
    expect(store.state.value.lexicon).toEqual({ kind: 'cancelled' });
    lexicons.retryLexicon();
    await settle();
    expect(store.state.value.lexicon.kind).toBe('open');
  });
});

describe('pages of candidates', () => {
  /** 2,517 candidates; pages are answered at once by `candidates`. */
  async function startPaged(candidates: EngineApi['candidates']) {
    const started = startPaused({ candidates });
    await settle();
    started.answers[0]?.(ok(summaryOf([], 2517)));
    await settle();
    return started;
  }

  it('are fetched in advance: around the shown one and the last', async () => {
    const asked: number[] = [];
    const { store } = await startPaged(async ({ count, offset }) => {
      asked.push(offset);
      const length = Math.min(count, 2517 - offset);
      return ok({
        offset,
        rows: Array.from({ length }, (_, i) => placement('MAKE', { rank: offset + i + 1 })),
      });
    });
    expect(asked).toEqual([100, 200, 2500]);
    store.dispatch({ type: 'candidate-shown', rank: 2517 });
    await settle();
    expect(asked).toEqual([100, 200, 2500, 2400, 2300]);
    expect(candidateAt(store.state.value.candidates, 2517)?.rank).toBe(2517);
  });

  it('that fail are reported and not requested again', async () => {
    let count = 0;
    const { store } = await startPaged(async () => {
      count++;
      return fail({ code: 'internal', message: 'page broken' });
    });
    store.dispatch({ type: 'zone-entered', zone: 'rack' });
    await settle();
    expect([count, store.state.value.notice]).toEqual([3, 'page broken']);
  });

  it('that the engine has dropped are regenerated', async () => {
    const { racks } = await startPaged(async () => fail({ code: 'unknown-generation', message: 'Gone.' }));
    expect(racks).toEqual([7, 7]);
  });
});
