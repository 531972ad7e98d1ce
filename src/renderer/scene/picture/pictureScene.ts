import { CHEAP, FINE } from '../../resources/fineness';
import { SCENE_PALETTES } from '../../resources/sceneColors';
import { SceneResources } from '../../resources/sceneResources';
import { createCanvasMaskPainter } from '../../resources/textures/maskPainter';
import { LABEL_FONT } from '../../resources/textures/squareLabel';
import { loadTileFont } from '../../resources/textures/tileFonts';
import type { CameraShot } from '../../view/board/cameraShot';
import type { SceneView } from '../../view/sceneView';
import { computeBoardMetrics } from '../boardMetrics';
import { isSoftwareRenderer } from '../detail/detailControl';
import { GpuTimer } from '../detail/gpuTimer';
import type { SceneLayer } from '../sceneLayer';
import { createSceneLayers } from '../sceneLayers';
import type { SceneLook } from '../sceneLook';
import type { PicturePart } from '../seenPart';
import { Stage } from '../stage';
import { planOf } from '../tablePlan';
import { type PictureSize, pictureCamera } from './pictureCamera';

/** Everything that a picture shows. Drawing is deterministic. */
export interface PictureFrame {
  readonly view: SceneView;
  /** 0 … 1 of the animation. */
  readonly phase: number;
  readonly shot: CameraShot;
  /** Rows of pixels at the foot of the picture that are free for a caption. */
  readonly footPx: number;
}

/** The largest side of the pieces of a picture, in pixels: with four samples each they take 130 MB. */
const PIECE_SIDE = 2048;
/** Number of pixels drawn by the CPU at a time, so that others get their turn. */
const SOFTWARE_PIXELS = 200_000;

/** Called with a canvas that holds one piece of the picture, until the next one is drawn. */
export type TakePiece = (canvas: HTMLCanvasElement, piece: PicturePart) => void;

/** The GPU context was lost, and with it the picture. */
export class PictureLost extends Error {}

/** A second scene of the board, for exported pictures: no window shows it or limits its size. */
export class PictureScene {
  private readonly canvas = document.createElement('canvas');
  private readonly stage: Stage;
  private readonly timer: GpuTimer;
  private readonly resources: SceneResources;
  private readonly layers: SceneLayer<SceneView>;
  private readonly isSoftware: boolean;
  private isLost = false;
  private drawn: PictureFrame | null = null;

  constructor(
    private readonly look: SceneLook,
    backdrop: 'studio' | 'none',
  ) {
    this.canvas.addEventListener('webglcontextlost', () => {
      this.isLost = true;
    });
    const palette = SCENE_PALETTES[look.theme];
    this.stage = new Stage(this.canvas, palette, () => undefined, backdrop);
    this.timer = new GpuTimer(this.stage.gl);
    this.isSoftware = isSoftwareRenderer(this.stage.rendererName);
    if (this.isSoftware) this.stage.drawThriftily();
    const fineness = this.isSoftware ? CHEAP : FINE;
    this.resources = new SceneResources(createCanvasMaskPainter(), look.font, fineness, palette);
    this.layers = createSceneLayers(this.resources, backdrop === 'studio');
    this.stage.scene.add(this.layers.object3d);
    this.resources.bumpStrength.value = look.bumpStrength;
    this.stage.setLook(look);
  }

  /** Maximum number of pixels on either side of a picture. */
  get mostPixels(): number {
    return this.stage.mostPixels;
  }

  /** Loads the fonts, without which no letters are drawn. Rejects if that fails. */
  async loadFonts(): Promise<void> {
    await Promise.all([loadTileFont(this.look.font), loadTileFont(LABEL_FONT)]);
    this.resources.setFont(this.look.font);
  }

  /** Draws piece by piece; rejects with the reason of `signal`, or with `PictureLost`. */
  async draw(frame: PictureFrame, size: PictureSize, take: TakePiece, signal: AbortSignal): Promise<void> {
    this.show(frame);
    const camera = pictureCamera(frame.shot, frame.view, size, this.look.fieldOfViewDeg, frame.footPx);
    for (const piece of piecesOf(size)) {
      const pixels = piece.width * piece.height;
      const share = this.isSoftware ? Math.min(1, SOFTWARE_PIXELS / pixels) : 1;
      for (const _ of this.stage.drawPiece(camera, size, piece, share)) await this.whenDrawn(signal);
      // In the same task as the drawing: a canvas may be cleared afterwards.
      take(this.canvas, piece);
    }
  }

  dispose(): void {
    this.timer.cancel();
    this.stage.scene.remove(this.layers.object3d);
    this.layers.dispose();
    this.resources.dispose();
    this.stage.dispose();
    this.stage.gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  private show(frame: PictureFrame): void {
    const { phase, view } = frame;
    if (this.drawn?.view === view && this.drawn.phase === phase) return;
    const metrics = computeBoardMetrics(view);
    this.stage.coverWithShadows(metrics, planOf(view));
    this.layers.update(view, phase);
    this.stage.invalidateShadows();
    this.drawn = frame;
  }

  /** Waits for the GPU without blocking the page. */
  private async whenDrawn(signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const check = () => (this.isLost ? reject(new PictureLost()) : null);
      check();
      const giveUp = () => {
        this.timer.cancel();
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.canvas.addEventListener('webglcontextlost', check, { once: true });
      this.timer.await(performance.now(), () => {
        signal.removeEventListener('abort', giveUp);
        this.canvas.removeEventListener('webglcontextlost', check);
        resolve();
      });
    });
    signal.throwIfAborted();
  }
}

/** Row by row from the upper left. */
function piecesOf({ height, width }: PictureSize): PicturePart[] {
  const pieces: PicturePart[] = [];
  for (let top = 0; top < height; top += PIECE_SIDE)
    for (let left = 0; left < width; left += PIECE_SIDE)
      pieces.push({
        left,
        top,
        width: Math.min(PIECE_SIDE, width - left),
        height: Math.min(PIECE_SIDE, height - top),
      });
  return pieces;
}
