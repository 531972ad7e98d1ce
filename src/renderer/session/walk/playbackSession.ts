import { computed, effect } from '@preact/signals';
import { frameAt, playheadAt } from '../../playback/motion';
import { paceOf } from '../../playback/pacing';
import type { Store } from '../store';

/**
 * Updates the playhead of the walk, frame by frame.
 *
 * @param isDrawn whether the picture shows the current state
 */
export function startPlaybackSession({ state, dispatch }: Store, isDrawn: () => boolean): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const motion = computed(() => state.value.walk?.motion ?? null);
  let isFrameRequested = false;

  function advance(nowMs: number) {
    isFrameRequested = false;
    const { walk } = state.peek();
    if (walk === null || walk.motion === null) return;
    const { heldMs, playhead } = walk.isPlaying
      ? paceOf(walk.motion, walk.step, isDrawn(), nowMs, reducedMotion.matches)
      : { playhead: playheadAt(walk.motion, nowMs, reducedMotion.matches), heldMs: 0 };
    const hasArrived = playhead === walk.motion.toStep;
    dispatch({ type: 'walk-moved', step: frameAt(playhead).step, hasArrived, heldMs });
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
