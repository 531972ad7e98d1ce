import { text } from '../../../texts/text';
import type { BoardScene } from '../../scene/boardScene';
import type { Store } from '../store';
import type { Views } from '../views';
import { startScene } from './boardSession';
import { hasWebGl } from './sceneLoss';

/** The 3D board in its place of the page. */
export interface BoardPicture {
  /** Holds the canvas, whichever it is. */
  readonly place: HTMLElement;
  /** Null where there is no WebGL. */
  scene(): BoardScene | null;
  /**
   * Draws on another canvas, where there is WebGL for it; says so where there is none.
   * Nothing else is touched.
   */
  retry(): void;
}

export function startBoardPicture(place: HTMLElement, store: Store, views: Views): BoardPicture {
  const { dispatch } = store;
  let drawn = startScene(newCanvas(place), store, views);
  if (drawn === null) dispatch({ type: 'scene-failed', message: text('boardSession.noWebGl') });

  function retry() {
    const pose = drawn?.scene.camera.pose();
    drawn?.stop();
    // The context of a canvas that is lost for good is never replaced: another canvas has another one.
    drawn = hasWebGl() ? startScene(newCanvas(place), store, views) : null;
    if (drawn === null) return dispatch({ type: 'scene-failed', message: text('boardSession.stillNoWebGl') });
    if (pose !== undefined) drawn.scene.camera.restore(pose);
    dispatch({ type: 'scene-restored' });
  }

  return { place, scene: () => drawn?.scene ?? null, retry };
}

function newCanvas(place: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  place.replaceChildren(canvas);
  return canvas;
}
