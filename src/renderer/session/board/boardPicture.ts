import { computed, effect, untracked } from '@preact/signals';
import { message } from '../../../core/message';
import type { BoardScene } from '../../scene/boardScene';
import { shownTheme } from '../../state/window/theme';
import type { Store } from '../store';
import type { Views } from '../views';
import { startScene } from './boardSession';
import { hasWebGl } from './sceneLoss';

/** The 3D board in its element of the page. */
export interface BoardPicture {
  /** The element that contains the current canvas. */
  readonly place: HTMLElement;
  /** Null without WebGL. */
  scene(): BoardScene | null;
  /** Draws on a new canvas if WebGL is available, otherwise reports that. Nothing else is affected. */
  retry(): void;
}

export function startBoardPicture(place: HTMLElement, store: Store, views: Views): BoardPicture {
  const { dispatch, state } = store;
  const theme = computed(() => shownTheme(state.value));
  const start = () => startScene(newCanvas(place), store, views);
  let drawn = start();
  if (drawn === null) dispatch({ type: 'scene-failed', message: message('boardSession.noWebGl') });

  /** A canvas whose context is lost for good never gets another one, so a new canvas is needed. */
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
