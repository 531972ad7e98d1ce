import { computed, effect, untracked } from '@preact/signals';
import { message } from '../../../core/message';
import type { BoardScene } from '../../scene/boardScene';
import { shownTheme } from '../../state/window/theme';
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
  const { dispatch, state } = store;
  const theme = computed(() => shownTheme(state.value));
  const start = () => startScene(newCanvas(place), store, views);
  let drawn = start();
  if (drawn === null) dispatch({ type: 'scene-failed', message: message('boardSession.noWebGl') });

  /** The context of a canvas that is lost for good is never replaced: another canvas has another one. */
  function startAnew() {
    const pose = drawn?.scene.camera.pose();
    drawn?.stop();
    drawn = hasWebGl() ? start() : null;
    if (drawn !== null && pose !== undefined) drawn.scene.camera.restore(pose);
  }

  function retry() {
    startAnew();
    if (drawn === null)
      return dispatch({ type: 'scene-failed', message: message('boardSession.stillNoWebGl') });
    dispatch({ type: 'scene-restored' });
  }

  let drawnTheme = theme.peek();
  effect(() => {
    if (theme.value === drawnTheme) return;
    drawnTheme = theme.value;
    if (drawn !== null) untracked(startAnew);
  });

  return { place, scene: () => drawn?.scene ?? null, retry };
}

function newCanvas(place: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  place.replaceChildren(canvas);
  return canvas;
}
