import { computed, effect } from '@preact/signals';
import { arrowPhase } from '../playback/arrowPhase';
import { type BoardScene, createBoardScene } from '../scene/boardScene';
import { lookOf } from './sceneLookOf';
import { observeStage } from './stageLayout';
import type { Store } from './store';
import type { Views } from './views';

const NO_WEBGL =
  'The board is shown flat, because WebGL 2 is not available here. Switch on hardware acceleration or update the graphics driver to see it in 3D.';

/** Shows the state on the canvas. Null without WebGL: the window then says so and goes on without the picture. */
export function startBoardSession(canvas: HTMLCanvasElement, store: Store, views: Views): BoardScene | null {
  const { state, dispatch } = store;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let isFrameRequested = false;
  function requestFrame() {
    if (isFrameRequested) return;
    isFrameRequested = true;
    requestAnimationFrame((nowMs) => {
      isFrameRequested = false;
      drawFrame(nowMs);
    });
  }

  const scene = createSceneOrNull(canvas, {
    onInvalidate: requestFrame,
    onProblem: (message) => dispatch({ type: 'notice-raised', message }),
    prefersReducedMotion: () => reducedMotion.matches,
  });
  if (scene === null) {
    dispatch({ type: 'scene-failed', message: NO_WEBGL });
    return null;
  }

  const drawFrame = (nowMs: number) => {
    const { settings, shownAtMs } = state.peek();
    const timing = {
      shownAtMs,
      stepCount: views.scene.peek().arrows.length,
      stepsPerSecond: settings.animationSpeed,
      isMotionReduced: reducedMotion.matches,
    };
    const phase = arrowPhase(timing, nowMs);
    scene.setPhase(phase);
    scene.render(nowMs);
    if (phase < 1) requestFrame();
  };

  const settings = computed(() => state.value.settings);
  effect(() => scene.setLook(lookOf(settings.value)));
  effect(() => scene.update(views.scene.value));
  observeStage(canvas, scene);
  return scene;
}

function createSceneOrNull(...[canvas, options]: Parameters<typeof createBoardScene>): BoardScene | null {
  try {
    return createBoardScene(canvas, options);
  } catch (error) {
    if (document.createElement('canvas').getContext('webgl2') === null) return null;
    throw error;
  }
}
