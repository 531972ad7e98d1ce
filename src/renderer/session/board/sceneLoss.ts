import type { Action } from '../../state/action';

/** A graphics process that ends is started again by the system, mostly within a second. */
const BACK_WITHIN_MS = 2000;

export const SCENE_LOST =
  'The graphics process stopped, so the board is shown flat; the 3D board comes back when that runs again.';

export const STILL_NO_SCENE =
  'There is still no WebGL 2, so the board stays flat. After too many faults in a row it comes back only when Tilewright, or the browser that shows it, is closed and started again.';

/**
 * Goes over to the flat board when the GPU context of the canvas is lost and does not come back soon, and returns to
 * the 3D board as soon as it does.
 */
export function watchSceneLoss(canvas: EventTarget, dispatch: (action: Action) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  canvas.addEventListener('webglcontextlost', () => {
    clearTimeout(timer);
    timer = setTimeout(() => dispatch({ type: 'scene-failed', message: SCENE_LOST }), BACK_WITHIN_MS);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(timer);
    dispatch({ type: 'scene-restored' });
  });
}

/**
 * Loads the page anew where there is WebGL for it again, and says so where there is none, without losing anything.
 *
 * @param reload brings back the document, but not how it came about
 */
export function retryScene(
  dispatch: (action: Action) => void,
  reload: () => void,
  isPossible: () => boolean = hasWebGl,
): void {
  if (isPossible()) reload();
  else dispatch({ type: 'scene-failed', message: STILL_NO_SCENE });
}

/** Asks for a context of its own: one that is lost says nothing about the next. */
export const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
