import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../../src/renderer/session/store';
import { throttled } from '../../../../src/renderer/session/throttled';
import { createViews } from '../../../../src/renderer/session/views';
import type { WalkSubject } from '../../../../src/renderer/state/walk/walk';
import { MISTAKEN, stateShowing } from '../../view/midgame';
import { atWalkRun } from '../../view/traces';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a throttled signal', () => {
  it('follows at once, then at most at the given rate, and ends with the last value', () => {
    const source = signal(0);
    const followed = throttled(source, 300);
    vi.advanceTimersByTime(1000);
    const seen = [1, 2, 3, 4, 5, 6, 7].map((value) => {
      source.value = value;
      const now = followed.value;
      vi.advanceTimersByTime(100);
      return now;
    });
    // 1 at once; 300 ms later, when 4 comes, what was last there; another 300 ms later the same.
    expect(seen).toEqual([1, 1, 1, 3, 3, 3, 6]);
    vi.advanceTimersByTime(300);
    expect(followed.value).toBe(7);
  });
});

describe('the announcement of a walk', () => {
  const state = stateShowing([MISTAKEN]);
  const subject: WalkSubject = { kind: 'search', scope: { kind: 'whole' }, algorithm: 'gaddag' };
  const run = atWalkRun(state.setup);

  function start() {
    const store = createStore(state, () => performance.now());
    const { announcement } = createViews(store.state).walk;
    store.dispatch({ type: 'walk-opened', subject });
    store.dispatch({ type: 'walk-loaded', subject, run });
    vi.advanceTimersByTime(1000);
    const seek = (step: number) => store.dispatch({ type: 'walk-sought', step });
    return { announcement, seek, store };
  }

  it('is the step in words, including a dead end', () => {
    const { announcement, seek } = start();
    seek(2);
    expect(announcement.value).toBe('step 2 of 11: on 8H: C is not on the rack');
    vi.advanceTimersByTime(1000);
    seek(8);
    expect(announcement.value).toBe('step 8 of 11: right to 8I: no arc for A, dead end');
  });

  it('changes every 300 ms at most, and always ends with the last step', () => {
    const { announcement, seek } = start();
    const said = new Set<string>();
    for (let step = 1; step <= 10; step++) {
      seek(step);
      said.add(announcement.value);
      vi.advanceTimersByTime(50);
    }
    // 500 ms: at once, and once more.
    expect(said.size).toBe(2);
    vi.advanceTimersByTime(300);
    expect(announcement.value).toMatch(/^step 10 of 11/);
  });

  it('is repeated on request', () => {
    const { announcement, seek, store } = start();
    seek(2);
    const before = announcement.value;
    vi.advanceTimersByTime(1000);
    store.dispatch({ type: 'walk-described' });
    expect(announcement.value).not.toBe(before);
    expect(announcement.value.trim()).toBe(before);
  });
});
