import { message } from '../../../core/message';
import type { Action } from '../../state/action';

/** A graphics process that ends is started again by the system, mostly within a second. */
const BACK_WITHIN_MS = 2000;

/**
 * Goes over to the flat board when the GPU context of the canvas is lost and does not come back soon, and
 * returns to the 3D board as soon as it does. Returns what ends it.
 */
export function watchSceneLoss(canvas: EventTarget, dispatch: (action: Action) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => dispatch({ type: 'scene-failed', message: message('boardSession.sceneLost') }),
      BACK_WITHIN_MS,
    );
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
