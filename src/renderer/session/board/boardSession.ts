import { computed, effect } from '@preact/signals';
import { type BoardScene, createBoardScene } from '../../scene/boardScene';
import { isFlat } from '../../state/board/flatBoard';
import { isBoardCovered } from '../../state/window/sideTab';
import type { Store } from '../store';
import type { Views } from '../views';
import { drawnPhase } from '../walk/drawnPhase';
import { lookOf } from './sceneLookOf';
import { hasWebGl, watchSceneLoss } from './sceneLoss';
import { observeStage } from './stageLayout';

export interface DrawnScene {
  readonly scene: BoardScene;
  /** Stops drawing and disposes of the scene. */
  stop(): void;
}

/** Draws the state on the canvas from now on, in the current theme. Null without WebGL. */
export function startScene(canvas: HTMLCanvasElement, store: Store, views: Views): DrawnScene | null {
  const { state, dispatch } = store;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const settings = computed(() => state.value.settings);
  const systemTheme = computed(() => state.value.systemTheme);
  const look = computed(() => lookOf({ settings: settings.value, systemTheme: systemTheme.value }));
  // The flat board replaces the scene, and a page may cover it.
  const isHidden = computed(() => isFlat(state.value) || isBoardCovered(state.value));
  const ends: (() => void)[] = [];
  let isFrameRequested = false;
  let isStopped = false;
  function requestFrame() {
    if (isFrameRequested || isHidden.peek()) return;
    isFrameRequested = true;
    requestAnimationFrame((nowMs) => {
      // The page is painted first, because panels would wait for software rendering.
      if (scene?.isDrawnBySoftware) setTimeout(draw, 0, nowMs);
      else draw(nowMs);
    });
  }
  function draw(nowMs: number) {
    isFrameRequested = false;
    if (!isHidden.peek() && !isStopped) drawFrame(nowMs);
  }
  ends.push(
    effect(() => {
      canvas.classList.toggle('hidden', isHidden.value);
    }),
  );

  const scene = createSceneOrNull(canvas, {
    look: look.peek(),
    onInvalidate: requestFrame,
    onProblem: (message) => dispatch({ type: 'notice-raised', message }),
    prefersReducedMotion: () => reducedMotion.matches,
    isHidden: () => isHidden.peek(),
    onDrawn: (kind) => {
      canvas.dataset.picture = kind;
      canvas.dispatchEvent(new Event('drawn'));
    },
    onSquareSize: (squarePx) => {
      views.squarePx.value = squarePx;
    },
  });
  if (scene === null) {
    for (const end of ends) end();
    return null;
  }
  ends.push(watchSceneLoss(canvas, dispatch));

  const isWalking = computed(() => (state.value.walk?.motion ?? null) !== null);

  const drawFrame = (nowMs: number) => {
    const phase = drawnPhase(state.peek(), views, nowMs, reducedMotion.matches);
    scene.setPhase(phase);
    scene.render(nowMs);
    if (phase < 1 || isWalking.peek()) requestFrame();
  };

  ends.push(
    effect(() => scene.setLook(look.value)),
    effect(() => {
      if (isHidden.value) return;
      scene.update(views.scene.value);
      requestFrame();
    }),
    effect(() => {
      if (isWalking.value) requestFrame();
    }),
    observeStage(canvas, ({ height, hidden, insets, width }) => {
      scene.setInsets(insets);
      scene.setHidden(hidden);
      scene.resize(width, height, window.devicePixelRatio);
    }),
  );
  const stop = () => {
    isStopped = true;
    for (const end of ends) end();
    scene.dispose();
  };
  return { scene, stop };
}

function createSceneOrNull(...[canvas, options]: Parameters<typeof createBoardScene>): BoardScene | null {
  try {
    return createBoardScene(canvas, options);
  } catch (error) {
    if (!hasWebGl()) return null;
    throw error;
  }
}
