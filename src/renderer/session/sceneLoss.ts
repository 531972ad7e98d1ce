import type { Action } from '../state/action';
import type { SceneFailure } from '../state/sceneFailure';

/** A graphics process that ends is started again by the system, mostly within a second. */
const BACK_WITHIN_MS = 2000;

export const SCENE_LOST: SceneFailure = {
  message:
    'The graphics process stopped, so the board is shown flat; the 3D board comes back when that runs again.',
  canTryAgain: true,
};

/**
 * Goes over to the flat board when the GPU context of the canvas is lost and does not come back soon, and returns to
 * the 3D board as soon as it does.
 */
export function watchSceneLoss(canvas: EventTarget, dispatch: (action: Action) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  canvas.addEventListener('webglcontextlost', () => {
    clearTimeout(timer);
    timer = setTimeout(() => dispatch({ type: 'scene-failed', failure: SCENE_LOST }), BACK_WITHIN_MS);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(timer);
    dispatch({ type: 'scene-restored' });
  });
}
