import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { candidatesAtOnce, firstCandidates } from '../../../../src/renderer/session/board/firstCandidates';
import { createStore } from '../../../../src/renderer/session/store';
import { type AppState, initialState } from '../../../../src/renderer/state/appState';
import { MISTAKEN, readMidgame, stateShowing, summaryOf } from '../../view/midgame';
import { LEXICON } from '../fakeConnection';
import { FakePage } from '../fakePage';

function start(state: AppState) {
  const page = new FakePage();
  let isOver = false;
  const store = createStore(state, () => 0);
  void firstCandidates(store).then(() => {
    isOver = true;
  });
  return { page, store, isOver: () => isOver };
}

const EMPTY = initialState(readMidgame());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the wait before the board is created', () => {
  it('ends a turn after the frame that follows the one with the candidates', async () => {
    const { isOver, page } = start(stateShowing([MISTAKEN]));
    await vi.advanceTimersByTimeAsync(100);
    expect(isOver()).toBe(false);
    for (const ms of [10, 26]) {
      expect(isOver()).toBe(false);
      page.frame(ms);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(isOver()).toBe(true);
  });

  it('takes at most a second and a half', async () => {
    const { isOver } = start(EMPTY);
    await vi.advanceTimersByTimeAsync(1499);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver()).toBe(true);
  });

  it.each<[string, Partial<AppState>]>([
    ['the lexicon is being built', { lexicon: { kind: 'opening', stage: 'read', fraction: 0 } }],
    ['there is no lexicon', { lexicon: { kind: 'failed', message: 'No.' } }],
    ['the search takes long', { generation: { kind: 'long', setup: EMPTY.setup } }],
  ])('ends at once if %s', async (_, part) => {
    const { isOver } = start({ ...EMPTY, ...part });
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });

  it('ends when a lexicon is being built', async () => {
    const { isOver, store } = start(EMPTY);
    await vi.advanceTimersByTimeAsync(10);
    expect(isOver()).toBe(false);
    store.dispatch({
      type: 'engine-event',
      event: { type: 'lexicon-progress', stage: 'read', fraction: 0.5 },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });
});

describe('the wait before the panels are rendered', () => {
  const OPEN: AppState = { ...EMPTY, lexicon: { kind: 'open', info: LEXICON } };

  function wait(state: AppState) {
    let isOver = false;
    const store = createStore(state, () => 0);
    void candidatesAtOnce(store).then(() => {
      isOver = true;
    });
    return { store, isOver: () => isOver };
  }

  it('ends at once if the lexicon is not open, or candidates have arrived', async () => {
    for (const state of [EMPTY, stateShowing([MISTAKEN])]) {
      const { isOver } = wait(state);
      expect(isOver()).toBe(false);
      await vi.advanceTimersByTimeAsync(0);
      expect(isOver()).toBe(true);
    }
  });

  it('ends when candidates arrive', async () => {
    const { isOver, store } = wait(OPEN);
    await vi.advanceTimersByTimeAsync(20);
    expect(isOver()).toBe(false);
    store.dispatch({ type: 'generation-finished', setup: OPEN.setup, summary: summaryOf([MISTAKEN]) });
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });

  it('takes at most a twentieth of a second', async () => {
    const { isOver } = wait(OPEN);
    await vi.advanceTimersByTimeAsync(49);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver()).toBe(true);
  });
});
