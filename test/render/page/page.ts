import { THEMES } from '../../../src/contract/window/settings';
import { createBoardScene } from '../../../src/renderer/scene/boardScene';
import type { CameraPreset } from '../../../src/renderer/scene/camera/cameraFraming';
import { DEFAULT_LOOK, type SceneLook } from '../../../src/renderer/scene/sceneLook';
import type { SceneStats } from '../../../src/renderer/scene/stage';
import { boardDetailAt } from '../../../src/renderer/view/board/boardDetail';
import type { CrossCheckView, SceneView } from '../../../src/renderer/view/sceneView';
import { filmWalk, pictureWalk } from './filmFixture';
import { FIXTURES } from './fixtures';
import { WALK_LENGTH, walkSceneAt } from './walkFixture';

/** Calls from tests to the page; every call draws at a fixed time. */
export interface SceneProbe {
  show(request: ShotRequest): Promise<SceneStats>;
  /** Moves the playhead of the walk to `frame` over every step between, as playback does, and draws there. */
  walkTo(frame: WalkFrame): Promise<SceneStats>;
  readonly filmWalk: typeof filmWalk;
  readonly pictureWalk: typeof pictureWalk;
  loseContext(): Promise<void>;
  /** Draws as the window does until a picture of this kind is on the canvas. Needs `?adaptive`. */
  drawUntil(kind: 'full' | 'quick'): Promise<void>;
  /** As opaque panels do, in pixels. */
  hide(sides: Sides): void;
  pick(x: number, y: number): ReturnType<ReturnType<typeof createBoardScene>['pick']>;
  problems(): readonly string[];
  dispose(): void;
}

interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ShotRequest {
  readonly fixture: string;
  readonly phase?: number;
  readonly preset?: CameraPreset;
  readonly look?: Partial<SceneLook>;
  readonly insets?: Sides;
  readonly zoom?: number;
  readonly crossChecks?: readonly CrossCheckView[];
}

export interface WalkFrame {
  /** 0 … the walk's length; a step beyond means its end. */
  readonly step: number;
  /** How much of the step's event has happened, 0 … 1. */
  readonly phase: number;
}

declare global {
  interface Window {
    probe: SceneProbe;
  }
}

const canvas = document.querySelector('canvas');
if (canvas === null) throw new Error('The page has no canvas.');
const theme = THEMES.find((each) => location.search.includes(each)) ?? 'dark';
const problems: string[] = [];
let lastDrawn: 'full' | 'quick' | null = null;
let shown: SceneView | null = null;
const scene = createBoardScene(canvas, {
  onInvalidate: () => undefined,
  onProblem: (message) => problems.push(message),
  prefersReducedMotion: () => true,
  onSquareSize: (squarePx) => {
    if (shown === null || shown.detail === boardDetailAt(squarePx)) return;
    showView(shown, boardDetailAt(squarePx));
  },
  look: { ...DEFAULT_LOOK, quality: 'low', theme },
  onDrawn: (kind) => {
    lastDrawn = kind;
  },
  isAlwaysWhole: !location.search.includes('adaptive'),
});
scene.resize(innerWidth, innerHeight, devicePixelRatio);

const views = new Map<string, SceneView>();
function viewOf(name: string): SceneView {
  const known = views.get(name) ?? FIXTURES[name]?.();
  if (known === undefined) throw new Error(`There is no fixture "${name}".`);
  views.set(name, known);
  return known;
}

/** As in the window: with the detail that the scene has reported. */
function showView(view: SceneView, detail = shown?.detail ?? view.detail): void {
  shown = { ...view, detail };
  scene.update(shown);
}

/**
 * Draws until everything rests. Returns the figures of the first, complete frame: the next reuses its
 * shadows.
 */
async function settle(): Promise<SceneStats> {
  let stats: SceneStats | null = null;
  for (let frame = 0; frame < 3; frame++) {
    scene.render(frame * 1000);
    stats ??= scene.stats();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return stats ?? scene.stats();
}

/** Changing the font is a matter of loading a file; the page shows nothing before it is there. */
async function applyLook(look: SceneLook): Promise<void> {
  scene.setLook(look);
  await scene.ready;
}

/** The playhead of the walk. */
let walkedTo = 0;

/** The playhead comes through a step and leaves it at one of its ends. */
function passStep(step: number, lastPhase: 0 | 1): void {
  showView(walkSceneAt(step));
  scene.setPhase(0.5);
  scene.setPhase(lastPhase);
}

window.probe = {
  async show({ crossChecks, fixture, phase = 1, preset = 'player', look = {}, insets, zoom }) {
    const wanted: SceneLook = { ...DEFAULT_LOOK, quality: 'low', ...look };
    await applyLook(wanted);
    scene.resize(innerWidth, innerHeight, devicePixelRatio);
    scene.setInsets(insets ?? { left: 0, right: 0, top: 0, bottom: 0 });
    showView(crossChecks === undefined ? viewOf(fixture) : { ...viewOf(fixture), crossChecks });
    scene.setPhase(phase);
    scene.camera.preset(preset);
    if (zoom !== undefined) {
      await settle();
      scene.camera.zoom(zoom);
    }
    return settle();
  },
  async walkTo({ phase, step }) {
    const target = Math.min(step, WALK_LENGTH);
    await applyLook({ ...DEFAULT_LOOK, quality: 'low' });
    scene.setInsets({ left: 0, right: 0, top: 0, bottom: 0 });
    scene.camera.preset('player');
    const by = Math.sign(target - walkedTo);
    for (; walkedTo !== target; walkedTo += by) passStep(walkedTo, by > 0 ? 1 : 0);
    showView(walkSceneAt(target));
    scene.setPhase(phase);
    return settle();
  },
  async loseContext() {
    const gl = canvas.getContext('webgl2');
    const extension = gl?.getExtension('WEBGL_lose_context');
    const once = (name: string) =>
      new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
    const lost = once('webglcontextlost');
    extension?.loseContext();
    await lost;
    // Restoring is allowed only after the event has been dealt with.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const restored = once('webglcontextrestored');
    extension?.restoreContext();
    await restored;
    await settle();
  },
  async drawUntil(kind) {
    lastDrawn = null;
    if (kind === 'quick') scene.resize(innerWidth, innerHeight, devicePixelRatio);
    while (lastDrawn !== kind) {
      scene.render(performance.now());
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  },
  filmWalk,
  pictureWalk,
  hide: (sides) => scene.setHidden(sides),
  pick: (x, y) => scene.pick(x, y),
  problems: () => problems,
  dispose: () => scene.dispose(),
};
