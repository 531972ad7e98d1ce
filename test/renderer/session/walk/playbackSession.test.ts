import { afterEach, describe, expect, it, vi } from 'vitest';
import { summariseTrace } from '../../../../src/core/trace/traceSummary';
import { createStore } from '../../../../src/renderer/session/store';
import { startPlaybackSession } from '../../../../src/renderer/session/walk/playbackSession';
import { type WalkSubject, walkRunOf } from '../../../../src/renderer/state/walk/walk';
import { positionOf } from '../../../../src/renderer/view/candidates/shownMove';
import { MISTAKEN, stateShowing } from '../../view/midgame';
import { AT_WALK } from '../../view/traces';
import { FakePage } from '../fakePage';

afterEach(() => void vi.unstubAllGlobals());

const SUBJECT: WalkSubject = { kind: 'question', word: 'AT' };

/** A walk of 11 steps, 10 per second, from time 0 on. */
function start({ isMotionReduced = false, isDrawn = (): boolean => true } = {}) {
  const page = new FakePage({ isMotionReduced });
  const clock = { nowMs: 0 };
  const store = createStore(stateShowing([MISTAKEN]), () => clock.nowMs);
  startPlaybackSession(store, isDrawn);
  const position = positionOf(store.state.peek().setup)!;
  const parts = { trace: AT_WALK, summary: summariseTrace(AT_WALK), scores: [4] };
  store.dispatch({ type: 'walk-options-changed', change: { speed: 10 } });
  store.dispatch({
    type: 'walk-shown',
    subject: SUBJECT,
    run: walkRunOf({ position, algorithm: 'gaddag', ...parts }),
  });
  const frame = (nowMs: number) => {
    clock.nowMs = nowMs;
    page.frame(nowMs);
    return store.state.peek().walk?.step;
  };
  return { frame, page, store };
}

describe('the session of playback', () => {
  it('moves the playhead with the frames, up to the end', () => {
    const { frame, page, store } = start();
    // The event of step 1 is under way for 100 ms from the start on.
    expect([50, 150, 250, 350].map(frame)).toEqual([1, 2, 3, 4]);
    expect(store.state.peek().walk?.isPlaying).toBe(true);
    for (let nowMs = 400; nowMs <= 1200; nowMs += 50) frame(nowMs);
    expect(store.state.peek().walk).toMatchObject({ step: 11, motion: null, isPlaying: false });
    expect(page.isFrameAwaited).toBe(false);
  });

  it('requests no frame while the playhead rests', () => {
    const { frame, page, store } = start();
    frame(50);
    store.dispatch({ type: 'walk-play-toggled' });
    frame(60);
    expect(page.isFrameAwaited).toBe(false);
    store.dispatch({ type: 'walk-stepped', by: 1 });
    expect(page.isFrameAwaited).toBe(true);
  });

  it('waits for the picture of each step', () => {
    const picture = { isDrawn: true };
    const { frame } = start({ isDrawn: () => picture.isDrawn });
    frame(50);
    picture.isDrawn = false;
    expect([frame(150), frame(400)]).toEqual([1, 1]);
    picture.isDrawn = true;
    // It was delayed for as long as the picture took, and continues with the next step.
    expect(frame(450)).toBe(2);
  });

  it('proceeds in cuts, twice a second, with reduced motion', () => {
    const { frame } = start({ isMotionReduced: true });
    expect([100, 490, 510, 1010].map(frame)).toEqual([0, 0, 5, 10]);
  });

  it('stops when the walk is closed', () => {
    const { frame, page, store } = start();
    frame(50);
    store.dispatch({ type: 'walk-closed' });
    frame(100);
    expect(page.isFrameAwaited).toBe(false);
  });
});
