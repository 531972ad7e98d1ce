import { Plane, type Ray, Vector2, Vector3 } from 'three';
import type { Square } from '../../core/board/square';
import { CHEAP, FINE } from '../resources/fineness';
import { SCENE_PALETTES } from '../resources/sceneColors';
import { SceneResources, TILE_HEIGHT } from '../resources/sceneResources';
import { createCanvasMaskPainter } from '../resources/textures/maskPainter';
import { LABEL_FONT } from '../resources/textures/squareLabel';
import { loadTileFont, type TileFont } from '../resources/textures/tileFonts';
import type { SceneView } from '../view/sceneView';
import { computeBoardMetrics, squareCentre } from './boardMetrics';
import { pickAlong, type ScenePick, sightRay } from './boardPicker';
import type { Insets } from './camera/cameraFraming';
import { CameraRig, type SceneCamera } from './camera/cameraRig';
import { DetailControl, type Drawing, isSoftwareRenderer, SETTLED_MS } from './detail/detailControl';
import { GpuTimer } from './detail/gpuTimer';
import { CARRIED_LIFT } from './layers/carriedTileLayer';
import type { SceneLayer } from './sceneLayer';
import { createSceneLayers } from './sceneLayers';
import { DEFAULT_LOOK, type SceneLook } from './sceneLook';
import { type SceneStats, Stage } from './stage';
import { planKey, planOf } from './tablePlan';

export interface BoardSceneOptions {
  /** Called once when a frame has become necessary; call `render` in the next animation frame. */
  readonly onInvalidate: () => void;
  /** Something the scene needs could not be loaded (a font): one sentence for the user. */
  readonly onProblem: (message: string) => void;
  /** Whether camera moves become cuts. Evaluated at every move. */
  readonly prefersReducedMotion: () => boolean;
  /**
   * Called before each frame with the apparent side of a square, in CSS pixels; an `update` in it still
   * affects the frame.
   */
  readonly onSquareSize: (squarePx: number) => void;
  /**
   * Called when a picture is drawn to the canvas: a whole or quick one at once, a full one with its last
   * part.
   */
  readonly onDrawn?: (kind: 'full' | 'quick') => void;
  /**
   * Whether the canvas is hidden: a picture drawn part by part is then abandoned. Evaluated before each part
   * but the first.
   */
  readonly isHidden?: () => boolean;
  readonly look?: SceneLook;
  /** Draws every picture in full and in one go, however slow the machine is. */
  readonly isAlwaysWhole?: boolean;
}

/** The plane through the middle of a carried tile. */
const CARRIED_PLANE = new Plane(new Vector3(0, 1, 0), -(CARRIED_LIFT + TILE_HEIGHT / 2));

/**
 * The board in 3D. It draws on demand: nothing happens on the canvas outside `render`. If the full picture
 * takes too long, a quick one is shown until everything is still.
 */
export class BoardScene {
  readonly camera: SceneCamera;
  /** Whether there is no graphics card, so that drawing takes CPU time. */
  readonly isDrawnBySoftware: boolean;
  private readonly stage: Stage;
  private readonly rig: CameraRig;
  private readonly resources: SceneResources;
  private readonly layers: SceneLayer<SceneView>;
  private readonly size = { width: 1, height: 1 };
  private look: SceneLook;
  private view: SceneView | null = null;
  private phase = 1;
  private boardKey = '';
  private tableKey = planKey({ racks: [], bag: null });
  private followed: Square | null = null;
  private readonly detail: DetailControl;
  private readonly timer: GpuTimer;
  private hasFont = false;
  private isFrameDue = false;
  /** Whether the latest picture is out of date. */
  private isStale = true;
  private isViewDrawn = false;
  private isDisposed = false;
  private fontLoad: Promise<void>;
  private restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly options: BoardSceneOptions,
  ) {
    this.look = options.look ?? DEFAULT_LOOK;
    const palette = SCENE_PALETTES[this.look.theme];
    this.stage = new Stage(canvas, palette, () => this.restore());
    const isSoftware = !options.isAlwaysWhole && isSoftwareRenderer(this.stage.rendererName);
    this.isDrawnBySoftware = isSoftware;
    this.timer = new GpuTimer(this.stage.gl);
    if (isSoftware) this.stage.drawThriftily();
    this.detail = new DetailControl(isSoftware);
    this.rig = new CameraRig(canvas, options.prefersReducedMotion, () => this.invalidate());
    this.camera = this.rig;
    const fineness = isSoftware ? CHEAP : FINE;
    this.resources = new SceneResources(createCanvasMaskPainter(), this.look.font, fineness, palette);
    this.layers = createSceneLayers(this.resources);
    this.stage.scene.add(this.layers.object3d);
    this.applyLook();
    this.fontLoad = this.loadFont(this.look.font);
  }

  /** Settles when the font of the look is loaded, which the next `render` uses. */
  get ready(): Promise<void> {
    return this.fontLoad;
  }

  /** Whether a picture of the last view has been drawn. */
  get showsView(): boolean {
    return this.isViewDrawn;
  }

  update(view: SceneView): void {
    if (view !== this.view) this.isViewDrawn = false;
    this.view = view;
    this.show();
  }

  /** @param phase 0 … 1: progress of the arrows' animation */
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

  /** Sets which parts of the canvas panels cover, in CSS pixels. */
  setInsets(insets: Insets): void {
    this.rig.setInsets(insets);
    this.invalidate();
  }

  /**
   * Sets which parts of the canvas panels hide completely, in CSS pixels: nothing needs to be drawn there.
   */
  setHidden(hidden: Insets): void {
    this.stage.setHidden(hidden);
    this.invalidate();
  }

  /** The object at a point of the canvas, in CSS pixels from its upper left corner. */
  pick(x: number, y: number): ScenePick | null {
    return this.view === null ? null : pickAlong(this.rayThrough(x, y), this.view);
  }

  /** Position of the middle of a square, in CSS pixels of the canvas. */
  readonly pointOfSquare = (row: number, col: number): { readonly x: number; readonly y: number } => {
    const { width, height } = this.size;
    if (this.view === null) return { x: width / 2, y: height / 2 };
    const { x, z } = squareCentre(computeBoardMetrics(this.view), { row, col });
    this.rig.camera.updateMatrixWorld();
    const point = new Vector3(x, TILE_HEIGHT, z).project(this.rig.camera);
    return { x: ((point.x + 1) / 2) * width, y: ((1 - point.y) / 2) * height };
  };

  /** Position of a carried tile at a point of the canvas, in squares from the middle of the board. */
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
    this.options.onSquareSize(this.rig.squarePx());
    if (isMoving) this.isStale = true;
    if (!this.hasFont) return;
    const drawing = this.detail.next(this.isStale, timeMs);
    this.draw(drawing);
    // While the GPU is busy there is nothing to do: `measure` continues when it has finished.
    if (this.timer.isWaiting && drawing.kind !== 'whole') return;
    if (isMoving) this.requestFrame();
    else if (drawing.kind === 'wait') this.waitForRest();
  }

  stats(): SceneStats {
    return this.stage.stats();
  }

  dispose(): void {
    this.isDisposed = true;
    this.stage.scene.remove(this.layers.object3d);
    this.layers.dispose();
    this.resources.dispose();
    this.rig.dispose();
    this.timer.cancel();
    clearTimeout(this.restTimer);
    this.stage.dispose();
  }

  private draw(drawing: Drawing): void {
    const startedAtMs = performance.now();
    const { camera } = this.rig;
    if (drawing.kind === 'wait' || drawing.kind === 'rest') return;
    if (drawing.kind === 'whole') this.stage.drawWhole(camera);
    if (drawing.kind === 'quick') this.stage.drawQuick(camera, drawing.scale);
    const isComplete = drawing.kind === 'part' && this.stage.drawPart(camera, drawing.share);
    this.isStale = false;
    this.isViewDrawn = true;
    if (drawing.kind !== 'part' || isComplete)
      this.options.onDrawn?.(drawing.kind === 'quick' ? 'quick' : 'full');
    if (!this.options.isAlwaysWhole) this.measure(drawing, startedAtMs, isComplete);
  }

  /** Pictures in one go may follow each other before the GPU has finished: only one is measured at a time. */
  private measure(drawing: Drawing, startedAtMs: number, isComplete: boolean): void {
    if (this.timer.isWaiting) return;
    this.detail.begun();
    this.timer.await(startedAtMs, (costMs) => {
      this.detail.done(drawing, costMs, isComplete);
      this.goOn(drawing);
    });
  }

  /**
   * Parts of a full picture follow each other immediately; everything else is synchronised with the display.
   */
  private goOn({ kind }: Drawing): void {
    if (this.options.isHidden?.()) return;
    const next = kind === 'part' && !this.isStale ? this.detail.next(false, performance.now()) : null;
    if (next?.kind === 'part') this.draw(next);
    else if (kind !== 'whole') this.requestFrame();
  }

  private waitForRest(): void {
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => this.requestFrame(), SETTLED_MS);
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
    this.fitTable(this.view, boardKey);
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

  private fitTable(view: SceneView, boardKey: string): void {
    const metrics = computeBoardMetrics(view);
    const plan = planOf(view);
    const tableKey = planKey(plan);
    const [isOtherBoard, isOtherTable] = [boardKey !== this.boardKey, tableKey !== this.tableKey];
    this.boardKey = boardKey;
    this.tableKey = tableKey;
    if (isOtherTable) this.rig.setTable(plan, !isOtherBoard);
    if (isOtherBoard) this.rig.frame(metrics);
    if (isOtherBoard || isOtherTable) this.stage.coverWithShadows(metrics, plan);
  }

  /** Letters are drawn only with a loaded font, never with a fallback that would stay in the atlas. */
  private async loadFont(font: TileFont): Promise<void> {
    try {
      await Promise.all([loadTileFont(font), loadTileFont(LABEL_FONT)]);
    } catch (error) {
      if (!this.isDisposed) this.options.onProblem(error instanceof Error ? error.message : String(error));
    }
    if (this.isDisposed || font !== this.look.font) return;
    this.resources.setFont(font);
    this.hasFont = true;
    this.show();
    this.invalidate();
  }

  private restore(): void {
    this.timer.cancel();
    this.detail.forget();
    this.resources.repaintAll();
    this.show();
    this.invalidate();
  }

  private invalidate(): void {
    this.isStale = true;
    this.requestFrame();
  }

  private requestFrame(): void {
    if (this.isFrameDue) return;
    this.isFrameDue = true;
    this.options.onInvalidate();
  }
}

export function createBoardScene(canvas: HTMLCanvasElement, options: BoardSceneOptions): BoardScene {
  return new BoardScene(canvas, options);
}
