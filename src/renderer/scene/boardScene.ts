import { Plane, type Ray, Vector2, Vector3 } from 'three';
import type { Square } from '../../core/board/square';
import { createCanvasMaskPainter } from '../resources/maskPainter';
import { SceneResources, TILE_HEIGHT } from '../resources/sceneResources';
import { LABEL_FONT } from '../resources/squareLabel';
import { loadTileFont, type TileFont } from '../resources/tileFonts';
import type { SceneView } from '../view/sceneView';
import { computeBoardMetrics, squareCentre } from './boardMetrics';
import { pickAlong, type ScenePick, sightRay } from './boardPicker';
import type { Insets } from './cameraFraming';
import { CameraRig, type SceneCamera } from './cameraRig';
import { CARRIED_LIFT } from './carriedTileLayer';
import type { SceneLayer } from './sceneLayer';
import { createSceneLayers } from './sceneLayers';
import { DEFAULT_LOOK, type SceneLook } from './sceneLook';
import { type SceneStats, Stage } from './stage';

export interface BoardSceneOptions {
  /** Called once when a frame has become necessary; answer with `render` in the next animation frame. */
  readonly onInvalidate: () => void;
  /** Something the scene needs could not be had (a font): one sentence for the user. */
  readonly onProblem: (message: string) => void;
  /** Camera moves become cuts. Asked anew at every move. */
  readonly prefersReducedMotion: () => boolean;
  readonly look?: SceneLook;
}

/** Through the middle of a carried tile. */
const CARRIED_PLANE = new Plane(new Vector3(0, 1, 0), -(CARRIED_LIFT + TILE_HEIGHT / 2));

/** The board in 3D. It draws on demand: nothing happens on the canvas outside `render`. */
export class BoardScene {
  readonly camera: SceneCamera;
  private readonly stage: Stage;
  private readonly rig: CameraRig;
  private readonly resources: SceneResources;
  private readonly layers: SceneLayer<SceneView>;
  private readonly size = { width: 1, height: 1 };
  private look: SceneLook;
  private view: SceneView | null = null;
  private phase = 1;
  private boardKey = '';
  private followed: Square | null = null;
  private hasFont = false;
  private isFrameDue = false;
  private fontLoad: Promise<void>;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly options: BoardSceneOptions,
  ) {
    this.look = options.look ?? DEFAULT_LOOK;
    this.stage = new Stage(canvas, () => this.restore());
    this.rig = new CameraRig(canvas, options.prefersReducedMotion, () => this.invalidate());
    this.camera = this.rig;
    this.resources = new SceneResources(createCanvasMaskPainter(), this.look.font);
    this.layers = createSceneLayers(this.resources);
    this.stage.scene.add(this.layers.object3d);
    this.applyLook();
    this.fontLoad = this.loadFont(this.look.font);
  }

  /** Settles when the font of the look is loaded: the next `render` draws with it. */
  get ready(): Promise<void> {
    return this.fontLoad;
  }

  /** Whether something has changed since the last `render`. */
  get needsFrame(): boolean {
    return this.isFrameDue;
  }

  update(view: SceneView): void {
    this.view = view;
    this.show();
  }

  /** @param phase 0 … 1: how far the arrows have drawn themselves */
  setPhase(phase: number): void {
    if (phase === this.phase) return;
    this.phase = phase;
    this.show();
  }

  setLook(look: SceneLook): void {
    const hasNewFont = look.font !== this.look.font;
    this.look = look;
    this.applyLook();
    if (hasNewFont) this.fontLoad = this.loadFont(look.font);
  }

  /** @param width,height of the canvas in CSS pixels */
  resize(width: number, height: number, pixelRatio: number): void {
    Object.assign(this.size, { width: Math.max(1, width), height: Math.max(1, height) });
    this.stage.resize(this.size.width, this.size.height, pixelRatio);
    this.rig.resize(this.size.width, this.size.height);
    this.invalidate();
  }

  /** Tells which parts of the canvas panels cover, in CSS pixels. */
  setInsets(insets: Insets): void {
    this.rig.setInsets(insets);
    this.invalidate();
  }

  /** What is shown at a point of the canvas, in CSS pixels from its upper left corner. */
  pick(x: number, y: number): ScenePick | null {
    return this.view === null ? null : pickAlong(this.rayThrough(x, y), this.view);
  }

  /** Where a carried tile is that a point of the canvas shows, in squares from the middle of the board. */
  pointUnder(x: number, y: number): { readonly x: number; readonly z: number } | null {
    const point = this.rayThrough(x, y).intersectPlane(CARRIED_PLANE, new Vector3());
    return point === null ? null : { x: point.x, z: point.z };
  }

  /** While held, the pointer does not move the camera. */
  holdCamera(isHeld: boolean): void {
    this.rig.hold(isHeld);
  }

  render(timeMs: number): void {
    this.isFrameDue = false;
    const isMoving = this.rig.advance(timeMs);
    if (this.hasFont) this.stage.render(this.rig.camera);
    if (isMoving) this.invalidate();
  }

  stats(): SceneStats {
    return this.stage.stats();
  }

  dispose(): void {
    this.stage.scene.remove(this.layers.object3d);
    this.layers.dispose();
    this.resources.dispose();
    this.rig.dispose();
    this.stage.dispose();
  }

  private rayThrough(x: number, y: number): Ray {
    this.rig.camera.updateMatrixWorld();
    const point = new Vector2((x / this.size.width) * 2 - 1, 1 - (y / this.size.height) * 2);
    return sightRay(this.rig.camera, point);
  }

  private applyLook(): void {
    this.resources.bumpStrength.value = this.look.bumpStrength;
    this.stage.setLook(this.look);
    this.rig.setFieldOfView(this.look.fieldOfViewDeg);
    this.invalidate();
  }

  private show(): void {
    if (this.view === null || !this.hasFont) return;
    const boardKey = `${this.view.rows}×${this.view.cols} ${this.view.rackSize}`;
    if (boardKey !== this.boardKey) this.fitBoard(this.view);
    this.boardKey = boardKey;
    this.layers.update(this.view, this.phase);
    this.followWalk(this.view);
    this.stage.invalidateShadows();
    this.invalidate();
  }

  private followWalk(view: SceneView): void {
    const walk = view.walk ?? null;
    const square = walk?.cursor ?? walk?.anchor ?? null;
    if (walk === null || !walk.isFollowed) this.rig.follow(null);
    else if (square !== null && square !== this.followed)
      this.rig.follow(squareCentre(computeBoardMetrics(view), square));
    this.followed = square;
  }

  private fitBoard(view: SceneView): void {
    const metrics = computeBoardMetrics(view);
    this.rig.frame(metrics);
    this.stage.coverWithShadows(metrics);
  }

  /** Letters are drawn only with a loaded font, never with a stand-in that would stay in the atlas. */
  private async loadFont(font: TileFont): Promise<void> {
    try {
      await Promise.all([loadTileFont(font), loadTileFont(LABEL_FONT)]);
    } catch (error) {
      this.options.onProblem(error instanceof Error ? error.message : String(error));
    }
    if (font !== this.look.font) return;
    this.resources.setFont(font);
    this.hasFont = true;
    this.show();
    this.invalidate();
  }

  private restore(): void {
    this.resources.uploadAll();
    this.show();
    this.invalidate();
  }

  private invalidate(): void {
    if (this.isFrameDue) return;
    this.isFrameDue = true;
    this.options.onInvalidate();
  }
}

export function createBoardScene(canvas: HTMLCanvasElement, options: BoardSceneOptions): BoardScene {
  return new BoardScene(canvas, options);
}
