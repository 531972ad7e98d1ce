import {
  type CubeTexture,
  HalfFloatType,
  type PerspectiveCamera,
  type Scene,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { isThrifty } from '../../resources/shading/thriftyShading';
import { filterStudio, SHARPEST_NEEDED } from '../../resources/studio/studioEnvironment';
import type { SceneLights } from '../sceneLights';
import type { QualitySettings } from '../sceneLook';
import type { PicturePart } from '../seenPart';
import { FinishingPass } from './finishingPass';
import { PictureStrips } from './pictureStrips';

interface PictureDeps {
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly lights: SceneLights;
}

interface FullPictureQuality extends QualitySettings {
  /** Loss of light at the corners. */
  readonly vignette: number;
}

/**
 * The complete scene: environment, shadows, antialiasing and finish. It is drawn in one go, or in parts
 * between which other work can run.
 */
export class FullPicture {
  private readonly renderer: WebGLRenderer;
  private readonly scene: Scene;
  private readonly lights: SceneLights;
  private environment: CubeTexture | null = null;
  private finishing: FinishingPass | null = null;
  /** Render target of an antialiased picture before it is finished. */
  private target: WebGLRenderTarget | null = null;
  private strips: PictureStrips | null = null;
  /** Draws one part per step. */
  private steps: Generator<void, void, number> | null = null;
  private areStripsDrawn = false;
  /** Whether the shaders have been used before: the first time is much slower. */
  private isWarm = false;
  private readonly size = { width: 1, height: 1 };
  /** The visible part of a picture that is drawn in parts. */
  private seen: PicturePart = { left: 0, top: 0, width: 1, height: 1 };

  constructor(
    { lights, renderer, scene }: PictureDeps,
    private readonly quality: FullPictureQuality,
    private readonly isTransparent: boolean,
  ) {
    this.renderer = renderer;
    this.scene = scene;
    this.lights = lights;
  }

  /**
   * @param width,height in device pixels
   * @param seen the part that nothing hides
   */
  resize(width: number, height: number, seen: PicturePart): void {
    if (!isSame(seen, this.seen)) this.abandon();
    this.seen = seen;
    if (width === this.size.width && height === this.size.height) return;
    Object.assign(this.size, { width, height });
    this.target?.setSize(width, height);
    this.abandon();
  }

  drawWhole(camera: PerspectiveCamera): void {
    for (const _ of this.prepare());
    const { samples } = this.quality;
    if (samples === 0) {
      this.renderer.setRenderTarget(null);
      this.renderer.render(this.scene, camera);
      return;
    }
    const { height, width } = this.size;
    this.target ??= new WebGLRenderTarget(width, height, { type: HalfFloatType, samples });
    this.renderer.setRenderTarget(this.target);
    this.renderer.render(this.scene, camera);
    this.finish(this.target, { left: 0, top: 0, width, height });
  }

  /** Whether all parts are drawn, so that only `show` remains. */
  get isReady(): boolean {
    return this.areStripsDrawn;
  }

  /** Draws the next part, of this share of the height. */
  drawPart(camera: PerspectiveCamera, share: number): void {
    this.steps ??= this.drawSteps(camera);
    this.steps.next(share);
  }

  /** Copies the parts to the canvas, which must be as large as the picture. */
  show(): void {
    if (this.strips !== null) this.finish(this.strips.picture, this.seen);
    this.abandon();
  }

  /** Discards the parts drawn so far, which are out of date. */
  abandon(): void {
    this.steps = null;
    this.areStripsDrawn = false;
    this.strips?.dispose();
    this.strips = null;
  }

  dispose(): void {
    this.abandon();
    this.target?.dispose();
    this.finishing?.dispose();
    this.environment?.dispose();
  }

  private *drawSteps(camera: PerspectiveCamera): Generator<void, void, number> {
    const { height } = this.seen;
    for (const _ of this.prepare()) yield;
    const strips = new PictureStrips(this.renderer, this.size, this.seen, this.pixels);
    this.strips = strips;
    if (!this.isWarm) for (const _ of strips.warmUp(this.scene, camera)) yield;
    this.isWarm = true;
    for (const _ of strips.drawShadows(this.scene, camera)) yield;
    while (!strips.isComplete) {
      const share = yield;
      strips.drawNext(this.scene, camera, Math.ceil(height * share));
    }
    this.areStripsDrawn = true;
  }

  /** Sets up the scene's light for the full picture. */
  private *prepare(): Generator<void, void, void> {
    this.environment ??= yield* filterStudio(isThrifty(this.renderer) ? SHARPEST_NEEDED : 0);
    this.scene.environment = this.environment;
    this.lights.setQuick(false);
    this.lights.prepareShadows(this.renderer);
  }

  private get pixels() {
    return { samples: this.quality.samples, isTransparent: this.isTransparent };
  }

  private finish({ texture }: WebGLRenderTarget, part: PicturePart): void {
    const isPlain = this.quality.samples === 0 || this.isTransparent;
    this.finishing ??= new FinishingPass(isPlain ? 0 : this.quality.vignette, this.isTransparent);
    this.finishing.render(this.renderer, texture, part, this.size);
  }
}

const isSame = (one: PicturePart, other: PicturePart): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height;
