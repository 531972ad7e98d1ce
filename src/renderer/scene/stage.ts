import {
  Color,
  NeutralToneMapping,
  PCFShadowMap,
  type PerspectiveCamera,
  Scene,
  Vector2,
  WebGLRenderer,
} from 'three';
import type { ScenePalette } from '../resources/sceneColors';
import { quickVignette } from '../resources/shading/quickShading';
import { drawThriftily, isThrifty } from '../resources/shading/thriftyShading';
import { ENVIRONMENT_INTENSITY } from '../resources/studio/studio';
import type { BoardMetrics } from './boardMetrics';
import type { Insets } from './camera/cameraFraming';
import { FullPicture } from './detail/fullPicture';
import { SceneLights } from './sceneLights';
import { DEFAULT_LOOK, QUALITY_SETTINGS, type SceneLook, type SceneQuality } from './sceneLook';
import { NOTHING_HIDDEN, type PicturePart, seenPartOf } from './seenPart';
import type { TablePlan } from './tablePlan';

const EXPOSURE = 1.05;

/** Neutral tone mapping below its shoulder, as in `QUICK_FRAGMENT`. */
function toneNeutrally(color: Color): void {
  color.multiplyScalar(EXPOSURE);
  const darkest = Math.min(color.r, color.g, color.b);
  const offset = darkest < 0.08 ? darkest - 6.25 * darkest * darkest : 0.04;
  color.setRGB(color.r - offset, color.g - offset, color.b - offset);
}

export interface SceneStats {
  /** In the last frame, including shadow and finishing passes. */
  readonly drawCalls: number;
  readonly triangles: number;
  /** Currently held on the GPU. */
  readonly geometries: number;
  readonly textures: number;
}

/** The WebGL side: renderer, light, picture quality and loss of the GPU context. */
export class Stage {
  readonly scene = new Scene();
  readonly gl: WebGL2RenderingContext;
  private readonly renderer: WebGLRenderer;
  private readonly lights: SceneLights;
  private quality: SceneQuality = DEFAULT_LOOK.quality;
  private full: FullPicture;
  private readonly size = { width: 1, height: 1, pixelRatio: 1 };
  private hidden = NOTHING_HIDDEN;

  /**
   * @param onRestored called when a lost GPU context is restored and everything must be uploaded again
   * @param backdrop `none` leaves uncovered areas transparent
   */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly palette: ScenePalette,
    private readonly onRestored: () => void,
    private readonly backdrop: 'studio' | 'none' = 'studio',
  ) {
    const alpha = backdrop === 'none';
    this.renderer = new WebGLRenderer({
      canvas,
      alpha,
      antialias: false,
      powerPreference: 'high-performance',
    });
    // three.js supports only WebGL 2.
    this.gl = this.renderer.getContext() as WebGL2RenderingContext;
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.toneMappingExposure = EXPOSURE;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.info.autoReset = false;
    this.scene.background = alpha ? null : new Color(palette.backdrop);
    this.lights = new SceneLights(palette.shadow);
    this.scene.add(this.lights.object3d);
    this.full = this.createFullPicture();
    canvas.addEventListener('webglcontextrestored', this.restore);
  }

  /** The renderer name reported by WebGL. */
  get rendererName(): string {
    const info = this.gl.getExtension('WEBGL_debug_renderer_info');
    return info === null ? '' : String(this.gl.getParameter(info.UNMASKED_RENDERER_WEBGL));
  }

  /** For software rendering: omits expensive but barely visible parts of full pictures. */
  drawThriftily(): void {
    drawThriftily(this.renderer);
    this.lights.drawThriftily();
  }

  setLook(look: SceneLook): void {
    const light = look.lightIntensity * this.palette.light;
    this.lights.setIntensity(light);
    this.scene.environmentIntensity = ENVIRONMENT_INTENSITY * light;
    if (look.quality !== this.quality) this.setQuality(look.quality);
  }

  /** @param width,height in CSS pixels */
  resize(width: number, height: number, pixelRatio: number): void {
    Object.assign(this.size, { width, height, pixelRatio });
    this.full.abandon();
  }

  /** With software rendering, omits what opaque panels hide: insets of each side, in CSS pixels. */
  setHidden(hidden: Insets): void {
    if (!isThrifty(this.renderer)) return;
    this.hidden = hidden;
    this.full.abandon();
  }

  coverWithShadows(metrics: BoardMetrics, plan: TablePlan): void {
    this.lights.cover(metrics, plan);
    this.invalidateShadows();
  }

  /** Redraws shadows with the next full picture; otherwise they are reused. */
  invalidateShadows(): void {
    this.renderer.shadowMap.needsUpdate = true;
  }

  /**
   * three.js clears with the plain colour. If no finish follows, the table has toned colours and would end in
   * a hard horizon.
   */
  private setBackground(isFinished: boolean): void {
    const { background } = this.scene;
    if (!(background instanceof Color)) return;
    background.set(this.palette.backdrop);
    if (!isFinished) toneNeutrally(background);
  }

  /** The full picture, in one go. */
  drawWhole(camera: PerspectiveCamera): void {
    this.setBackground(QUALITY_SETTINGS[this.quality].samples > 0);
    this.renderer.info.reset();
    this.fitCanvas(1);
    this.full.drawWhole(camera);
  }

  /**
   * Draws the next part of the full picture, of this share of its height.
   *
   * @returns whether it was the last one, so that the picture is on the canvas
   */
  drawPart(camera: PerspectiveCamera, share: number): boolean {
    if (this.full.isReady) {
      this.fitCanvas(1);
      this.full.show();
      return true;
    }
    this.setBackground(true);
    this.full.drawPart(camera, share);
    return false;
  }

  /**
   * Draws a piece of the full picture, which then fills the canvas. A picture can thus be larger than any
   * canvas, and other work runs between the steps.
   *
   * @param whole in pixels
   * @param share of the piece's height drawn per step
   */
  *drawPiece(
    camera: PerspectiveCamera,
    whole: { readonly width: number; readonly height: number },
    piece: PicturePart,
    share: number,
  ): Generator<void, void, void> {
    this.setBackground(true);
    this.full.resize(whole.width, whole.height, piece);
    while (!this.full.isReady) {
      this.full.drawPart(camera, share);
      yield;
    }
    this.renderer.setDrawingBufferSize(piece.width, piece.height, 1);
    // The finish covers the whole picture, most of which is outside the canvas.
    const below = whole.height - piece.top - piece.height;
    this.renderer.setViewport(-piece.left, -below, whole.width, whole.height);
    this.full.show();
  }

  /** Maximum number of pixels on either side of a picture. */
  get mostPixels(): number {
    const sides: unknown = this.gl.getParameter(this.gl.MAX_VIEWPORT_DIMS);
    return sides instanceof Int32Array ? Math.min(...sides) : 0;
  }

  /**
   * Draws an approximation of the full picture at a fraction of its cost.
   *
   * @param scale share of the canvas's width and height
   */
  drawQuick(camera: PerspectiveCamera, scale: number): void {
    this.renderer.info.reset();
    this.full.abandon();
    this.setBackground(false);
    this.lights.setQuick(true);
    this.scene.environment = null;
    this.fitCanvas(scale);
    quickVignette.value = QUALITY_SETTINGS[this.quality].samples === 0 ? 0 : this.palette.vignette;
    this.renderer.setRenderTarget(null);
    this.renderer.render(this.scene, camera);
  }

  stats(): SceneStats {
    const { render, memory } = this.renderer.info;
    return {
      drawCalls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
    };
  }

  dispose(): void {
    this.canvas.removeEventListener('webglcontextrestored', this.restore);
    this.full.dispose();
    this.lights.dispose();
    this.renderer.dispose();
    // A canvas that is dropped keeps its context until it is collected, and a page has only few of them.
    this.renderer.forceContextLoss();
  }

  private setQuality(quality: SceneQuality): void {
    this.quality = quality;
    this.full.dispose();
    this.full = this.createFullPicture();
    this.invalidateShadows();
  }

  private createFullPicture(): FullPicture {
    const settings = QUALITY_SETTINGS[this.quality];
    const { vignette } = this.palette;
    this.lights.setShadowMapSize(settings.shadowMapSize);
    const deps = { renderer: this.renderer, scene: this.scene, lights: this.lights };
    return new FullPicture(deps, { ...settings, vignette }, this.backdrop === 'none');
  }

  /** Sizes the canvas for this scale. Changing its size clears it. */
  private fitCanvas(scale: number): Vector2 {
    const { height, pixelRatio, width } = this.size;
    const ratio = Math.min(pixelRatio, QUALITY_SETTINGS[this.quality].maxPixelRatio);
    const full = { width: Math.floor(width * ratio), height: Math.floor(height * ratio) };
    this.full.resize(full.width, full.height, seenPartOf(full, this.hidden, ratio));
    const pixels = this.renderer.getDrawingBufferSize(new Vector2());
    const isFitting =
      pixels.x === Math.floor(width * ratio * scale) && pixels.y === Math.floor(height * ratio * scale);
    if (!isFitting) this.renderer.setDrawingBufferSize(width, height, ratio * scale);
    this.scissor(seenPartOf(this.renderer.getDrawingBufferSize(pixels), this.hidden, ratio * scale));
    return this.renderer.getDrawingBufferSize(pixels);
  }

  /** Restricts drawing to `part` of the canvas. */
  private scissor({ height, left, top, width }: PicturePart): void {
    const pixels = this.renderer.getDrawingBufferSize(new Vector2());
    // three.js counts from the bottom and in CSS pixels.
    const ratio = this.renderer.getPixelRatio();
    const bottom = pixels.y - top - height;
    this.renderer.setScissor(left / ratio, bottom / ratio, width / ratio, height / ratio);
    this.renderer.setScissorTest(width < pixels.x || height < pixels.y);
  }

  /** three.js uploads geometries and textures itself; whatever was drawn on the GPU must be drawn again. */
  private readonly restore = (): void => {
    this.full.abandon();
    this.invalidateShadows();
    this.onRestored();
  };
}
