import {
  HalfFloatType,
  NearestFilter,
  type Object3D,
  type PerspectiveCamera,
  RGBAFormat,
  RGBFormat,
  type Scene,
  UnsignedInt101111Type,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { isThrifty } from '../../resources/shading/thriftyShading';
import type { PicturePart } from '../seenPart';

/** Properties of the pixels of a picture. */
interface PixelKind {
  /** Number of samples per pixel. */
  readonly samples: number;
  /** Whether pixels have an alpha channel. */
  readonly isTransparent: boolean;
}

/**
 * A picture drawn strip by strip, from the top. Without a graphics card, drawing it in one go would block the
 * whole window, whose panels are drawn by the same processor.
 */
export class PictureStrips {
  /** The strips drawn so far, in linear light, before the finish. */
  readonly picture: WebGLRenderTarget;
  private strip: WebGLRenderTarget | null = null;
  private readonly pixel: WebGLRenderTarget;
  private readonly texels: ReturnType<typeof texelsFor>;
  private drawnRows = 0;

  /**
   * @param size of the whole picture, in device pixels
   * @param part the part to draw
   */
  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly size: { readonly width: number; readonly height: number },
    private readonly part: PicturePart,
    private readonly pixels: PixelKind,
  ) {
    const { height, width } = part;
    this.texels = texelsFor(renderer, pixels);
    // It is copied to the canvas pixel by pixel.
    const filters = { minFilter: NearestFilter, magFilter: NearestFilter };
    this.picture = new WebGLRenderTarget(width, height, {
      ...this.texels,
      depthBuffer: false,
      ...filters,
    });
    renderer.initRenderTarget(this.picture);
    this.pixel = new WebGLRenderTarget(1, 1, { ...this.texels, samples: pixels.samples });
  }

  get isComplete(): boolean {
    return this.drawnRows >= this.part.height;
  }

  /** Draws every object once on a single pixel, one per step: shaders are compiled on first use. */
  *warmUp(scene: Scene, camera: PerspectiveCamera): Generator<void, void, void> {
    const { shadowMap } = this.renderer;
    // Shaders depend on the lamps, which must therefore light the single object, too.
    scene.traverse((object) => {
      if ('isLight' in object) object.layers.enable(WARMING_LAYER);
    });
    for (const mesh of visibleMeshes(scene)) {
      mesh.layers.enable(WARMING_LAYER);
      const eye = camera.clone();
      eye.layers.set(WARMING_LAYER);
      // The shadows of a single object are useless for a picture.
      const areShadowsDue = shadowMap.needsUpdate;
      shadowMap.needsUpdate = false;
      this.drawPixel(scene, eye);
      shadowMap.needsUpdate = areShadowsDue;
      mesh.layers.disable(WARMING_LAYER);
      yield;
    }
  }

  /** Draws the shadow map if it is out of date, and hardly anything else. */
  *drawShadows(scene: Scene, camera: PerspectiveCamera): Generator<void, void, void> {
    if (!this.renderer.shadowMap.needsUpdate) return;
    this.drawPixel(scene, camera);
    yield;
  }

  /** Draws the next strip with this number of rows. */
  drawNext(scene: Scene, camera: PerspectiveCamera, rows: number): void {
    const { height } = this.part;
    const strip = this.stripOf(Math.min(rows, height));
    // The last strip overlaps the one before it.
    const from = Math.min(this.drawnRows, height - strip.height);
    this.renderer.setRenderTarget(strip);
    this.renderer.render(scene, this.cameraOf(camera, from, strip.height));
    this.renderer.setRenderTarget(null);
    const place = new Vector2(0, height - from - strip.height);
    this.renderer.copyTextureToTexture(strip.texture, this.picture.texture, null, place);
    this.drawnRows = from + strip.height;
  }

  dispose(): void {
    this.letGo();
    this.strip?.dispose();
    this.pixel.dispose();
    this.picture.dispose();
  }

  /**
   * three.js keeps its last copy source attached to its own framebuffers, and so in memory, until something
   * else is copied: a pixel.
   */
  private letGo(): void {
    if (this.drawnRows === 0) return;
    const other = new WebGLRenderTarget(1, 1, { ...this.texels, depthBuffer: false });
    this.renderer.initRenderTarget(this.pixel);
    this.renderer.initRenderTarget(other);
    this.renderer.copyTextureToTexture(this.pixel.texture, other.texture);
    other.dispose();
  }

  private drawPixel(scene: Scene, camera: PerspectiveCamera): void {
    this.renderer.setRenderTarget(this.pixel);
    this.renderer.render(scene, camera);
    this.renderer.setRenderTarget(null);
  }

  private stripOf(rows: number): WebGLRenderTarget {
    if (this.strip?.height === rows) return this.strip;
    this.strip?.dispose();
    const { samples } = this.pixels;
    this.strip = new WebGLRenderTarget(this.part.width, rows, { ...this.texels, samples });
    return this.strip;
  }

  /** A camera that sees only the rows of a strip. */
  private cameraOf(camera: PerspectiveCamera, from: number, rows: number): PerspectiveCamera {
    const { view } = camera;
    if (view === null) throw new Error('The camera has no view of the canvas yet.');
    const { left, top, width } = this.part;
    const perRow = view.height / this.size.height;
    const perColumn = view.width / this.size.width;
    const eye = camera.clone();
    eye.setViewOffset(
      view.fullWidth,
      view.fullHeight,
      view.offsetX + left * perColumn,
      view.offsetY + (top + from) * perRow,
      width * perColumn,
      rows * perRow,
    );
    return eye;
  }
}

/**
 * The texel format for light. With software rendering, half as many bytes save a fifth of the time of a full
 * picture, if antialiasing supports them.
 */
function texelsFor(renderer: WebGLRenderer, { isTransparent, samples }: PixelKind) {
  const gl = renderer.getContext() as WebGL2RenderingContext;
  const canBeShort = () => {
    const choices: unknown = gl.getInternalformatParameter(gl.RENDERBUFFER, gl.R11F_G11F_B10F, gl.SAMPLES);
    return samples === 0 || (choices instanceof Int32Array && choices.some((choice) => choice >= samples));
  };
  return isThrifty(renderer) && !isTransparent && canBeShort()
    ? { format: RGBFormat, type: UnsignedInt101111Type }
    : { format: RGBAFormat, type: HalfFloatType };
}

/** Layer of the object being warmed up, and of the lamps. */
const WARMING_LAYER = 1;

function visibleMeshes(scene: Scene): Object3D[] {
  const meshes: Object3D[] = [];
  scene.traverseVisible((object) => {
    if ('isMesh' in object) meshes.push(object);
  });
  return meshes;
}
