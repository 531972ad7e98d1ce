import { computed, effect } from '@preact/signals';
import { frameAt, playheadAt } from '../playback/motion';
import type { Store } from './store';

/** Tells the state, frame by frame, where the playhead of the walk has come to. */
export function startPlaybackSession({ state, dispatch }: Store): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const motion = computed(() => state.value.walk?.motion ?? null);
  let isFrameRequested = false;

  function advance(nowMs: number) {
    isFrameRequested = false;
    const current = motion.peek();
    if (current === null) return;
    const playhead = playheadAt(current, nowMs, reducedMotion.matches);
    dispatch({ type: 'walk-moved', step: frameAt(playhead).step, hasArrived: playhead === current.toStep });
    requestFrame();
  }

  function requestFrame() {
    if (isFrameRequested || motion.peek() === null) return;
    isFrameRequested = true;
    requestAnimationFrame(advance);
  }

  effect(() => {
    if (motion.value !== null) requestFrame();
  });
}
