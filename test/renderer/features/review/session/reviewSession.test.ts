import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewRequest, ReviewStatus, StartReview } from '../../../../../src/contract/review/reviewApi';
import { fail, ok } from '../../../../../src/core/result';
import { USUAL_SETTINGS } from '../../../../../src/core/strategy/review/reviewSettings';
import { startReviewSession } from '../../../../../src/renderer/features/review/session/reviewSession';
import { createAsker } from '../../../../../src/renderer/session/asker';
import { createStore } from '../../../../../src/renderer/session/store';
import type { EngineApi } from '../../../session/engineApi';
import { connectionOf, LEXICON } from '../../../session/fakeConnection';
import { openedGame, statusOf } from '../state/reviewed';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(api: Partial<EngineApi>) {
  const store = createStore(openedGame(), () => 0);
  const { ask } = connectionOf({
    readReview: async () => ok(null),
    readReviewedGames: async () => ok(null),
    ...api,
  });
  startReviewSession({ connection: { ask }, store, asker: createAsker(store, async () => undefined) });
  return { store, review: () => store.state.value.review };
}

const settle = () => vi.advanceTimersByTimeAsync(1000);

describe('the session of reviews', () => {
  it('reads the saved review as soon as its room is entered, and again for other options', async () => {
    const asked: ReviewRequest[] = [];
    const { review, store } = begin({
      readReview: async (request) => {
        asked.push(request);
        return ok(statusOf());
      },
    });
    await settle();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: '/a.gcg', lexicon: LEXICON.id, settings: USUAL_SETTINGS });
    expect(asked[0]?.gcg).toContain('>ann: CATXXQZ 8H CAT +10 10');
    expect(review()).toMatchObject({ status: { phase: 'finished' }, work: null });
    const choice = { ...store.state.value.settings.review, judging: 'samples', samples: 300 } as const;
    store.dispatch({ type: 'settings-changed', change: { review: choice } });
    await settle();
    expect(asked.map(({ settings }) => settings.simulation?.samples)).toEqual([undefined, 300]);
    // With other leaves, the review is out of date.
    store.dispatch({ type: 'engine-event', event: { type: 'leaves-changed' } });
    await settle();
    expect(asked).toHaveLength(3);
    store.dispatch({ type: 'side-tab-chosen', tab: 'walk' });
    await settle();
    expect(asked).toHaveLength(3);
  });

  it('starts, ignoring the saved one on request, and stops', async () => {
    const requests: StartReview[] = [];
    let stops = 0;
    let latest: ReviewStatus | null = null;
    const { review, store } = begin({
      readReview: async () => ok(latest),
      startReview: async (request) => {
        requests.push(request);
        latest = statusOf({ phase: request.isFresh ? 'running' : 'finished' });
        return ok(latest);
      },
      stopReview: async () => {
        stops++;
        return ok(null);
      },
    });
    await settle();
    store.dispatch({ type: 'review-asked', task: 'start' });
    await settle();
    store.dispatch({ type: 'review-asked', task: 'anew' });
    await settle();
    expect(requests.map(({ isFresh }) => isFresh)).toEqual([false, true]);
    expect(review()).toMatchObject({ work: null, status: { phase: 'running' } });
    store.dispatch({ type: 'review-asked', task: 'stop' });
    await settle();
    expect([stops, review().work]).toEqual([1, null]);
  });

  it('reports why a review cannot start', async () => {
    const { review, store } = begin({
      startReview: async () => fail({ code: 'file', message: 'disk full' }),
    });
    await settle();
    store.dispatch({ type: 'review-asked', task: 'start' });
    await settle();
    expect(review()).toMatchObject({ work: null, problem: 'disk full' });
  });
});
