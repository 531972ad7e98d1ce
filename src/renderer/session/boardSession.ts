import { computed, effect } from '@preact/signals';
import { arrowPhase } from '../playback/arrowPhase';
import { phaseOfStep } from '../playback/motion';
import { type BoardScene, createBoardScene } from '../scene/boardScene';
import { lookOf } from './sceneLookOf';
import { observeStage } from './stageLayout';
import type { Store } from './store';
import type { Views } from './views';

const NO_WEBGL =
  'The board is shown flat, because WebGL 2 is not available here. Switch on hardware acceleration or update the graphics driver to see it in 3D.';

/**
 * How long the first picture waits for the first candidates. It holds the page up while shaders are compiled, for
 * seconds where the processor has to draw it; candidates from the cache are there sooner.
 */
const FIRST_PICTURE_MS = 500;

/** Shows the state on the canvas. Null without WebGL: the window then says so and goes on without the picture. */
export function startBoardSession(canvas: HTMLCanvasElement, store: Store, views: Views): BoardScene | null {
  const { state, dispatch } = store;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let isFrameRequested = false;
  let isHeldBack = true;
  function requestFrame() {
    if (isFrameRequested || isHeldBack) return;
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

  const isWalking = computed(() => (state.value.walk?.motion ?? null) !== null);

  function phaseAt(nowMs: number): number {
    const { settings, shownAtMs, walk } = state.peek();
    if (views.walk.scene.peek() !== null && walk !== null)
      return walk.motion === null ? 1 : phaseOfStep(walk.motion, walk.step, nowMs, reducedMotion.matches);
    const timing = {
      shownAtMs,
      stepCount: views.scene.peek().arrows.length,
      stepsPerSecond: settings.animationSpeed,
      isMotionReduced: reducedMotion.matches,
    };
    return arrowPhase(timing, nowMs);
  }

  const drawFrame = (nowMs: number) => {
    const phase = phaseAt(nowMs);
    scene.setPhase(phase);
    scene.render(nowMs);
    if (phase < 1 || isWalking.peek()) requestFrame();
  };

  const settings = computed(() => state.value.settings);
  effect(() => scene.setLook(lookOf(settings.value)));
  effect(() => scene.update(views.scene.value));
  effect(() => {
    if (isWalking.value) requestFrame();
  });
  observeStage(canvas, scene);
  void firstCandidates(store).then(() => {
    isHeldBack = false;
    requestFrame();
  });
  return scene;
}

/** Resolves when candidates are listed, or have taken too long. */
function firstCandidates({ state }: Store): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      // Only after the list has been drawn, too.
      if (state.value.candidates !== null) requestAnimationFrame(() => setTimeout(resolve));
    });
    setTimeout(() => {
      stop();
      resolve();
    }, FIRST_PICTURE_MS);
  });
}

function createSceneOrNull(...[canvas, options]: Parameters<typeof createBoardScene>): BoardScene | null {
  try {
    return createBoardScene(canvas, options);
  } catch (error) {
    if (document.createElement('canvas').getContext('webgl2') === null) return null;
    throw error;
  }
}
