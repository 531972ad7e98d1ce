import type { Action } from '../../state/action';

export const NO_WEBGL =
  'The board is shown flat, because WebGL 2 is not available here. Switch on hardware acceleration or update the graphics driver to see it in 3D.';

/** A graphics process that ends is started again by the system, mostly within a second. */
const BACK_WITHIN_MS = 2000;

export const SCENE_LOST =
  'The graphics process stopped, so the board is shown flat; the 3D board comes back when that runs again.';

export const STILL_NO_SCENE =
  'There is still no WebGL 2, so the board stays flat. After too many faults in a row it comes back only when Tilewright, or the browser that shows it, is closed and started again.';

/**
 * Goes over to the flat board when the GPU context of the canvas is lost and does not come back soon, and returns to
 * the 3D board as soon as it does. Returns what ends it.
 */
export function watchSceneLoss(canvas: EventTarget, dispatch: (action: Action) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dispatch({ type: 'scene-failed', message: SCENE_LOST }), BACK_WITHIN_MS);
  };
  const restored = () => {
    clearTimeout(timer);
    dispatch({ type: 'scene-restored' });
  };
  canvas.addEventListener('webglcontextlost', lost, { signal });
  canvas.addEventListener('webglcontextrestored', restored, { signal });
  return () => {
    watching.abort();
    clearTimeout(timer);
  };
}

/** Asks for a context of its own: one that is lost says nothing about the next. */
export const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
