import { message } from '../../../core/message';
import type { Action } from '../../state/action';

/** The system restarts a terminated graphics process, usually within a second. */
const BACK_WITHIN_MS = 2000;

/**
 * Switches to the flat board when the canvas loses its GPU context and does not regain it soon, and back to
 * the 3D board once it does. Returns how to stop.
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

/** Creates a separate context: a lost one does not predict the next. */
export const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
