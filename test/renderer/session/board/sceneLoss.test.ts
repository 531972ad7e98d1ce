import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSceneLoss } from '../../../../src/renderer/session/board/sceneLoss';
import { createStore } from '../../../../src/renderer/session/store';
import { initialState } from '../../../../src/renderer/state/appState';
import { isFlat } from '../../../../src/renderer/state/board/flatBoard';
import { readMidgame } from '../../view/midgame';

describe('a lost GPU context', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start() {
    const canvas = new EventTarget();
    const store = createStore(initialState(readMidgame()), () => 0);
    const end = watchSceneLoss(canvas, store.dispatch);
    const say = (event: string) => canvas.dispatchEvent(new Event(event));
    return { end, say, isBoardFlat: () => isFlat(store.state.value), store };
  }

  it('changes nothing if it returns at once', () => {
    const { isBoardFlat, say } = start();
    say('webglcontextlost');
    vi.advanceTimersByTime(1000);
    say('webglcontextrestored');
    vi.advanceTimersByTime(10_000);
    expect(isBoardFlat()).toBe(false);
  });

  it('leads to the flat board, which shows the reason, until it returns', () => {
    const { isBoardFlat, say, store } = start();
    for (let time = 0; time < 3; time++) {
      say('webglcontextlost');
      vi.advanceTimersByTime(10_000);
      expect(isBoardFlat()).toBe(true);
      expect(store.state.value.sceneFailure).toEqual({ key: 'boardSession.sceneLost' });
      say('webglcontextrestored');
      expect(isBoardFlat()).toBe(false);
      expect(store.state.value.sceneFailure).toBeNull();
    }
  });

  it('is ignored on an abandoned canvas', () => {
    const { end, isBoardFlat, say } = start();
    say('webglcontextlost');
    end();
    vi.advanceTimersByTime(10_000);
    say('webglcontextlost');
    vi.advanceTimersByTime(10_000);
    expect(isBoardFlat()).toBe(false);
  });
});
