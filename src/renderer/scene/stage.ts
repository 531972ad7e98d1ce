import {
  type Camera,
  Color,
  NeutralToneMapping,
  PCFShadowMap,
  Scene,
  Vector2,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { SCENE_COLORS } from '../resources/sceneColors';
import { renderStudioEnvironment } from '../resources/studioEnvironment';
import type { BoardMetrics } from './boardMetrics';
import { FinishingPass } from './finishingPass';
import { SceneLights } from './sceneLights';
import { QUALITY_SETTINGS, type SceneLook, type SceneQuality } from './sceneLook';

const EXPOSURE = 1.05;
const ENVIRONMENT_INTENSITY = 0.5;

export interface SceneStats {
  /** Of the last frame, shadow and finishing passes included. */
  readonly drawCalls: number;
  readonly triangles: number;
  /** Held on the GPU now. */
  readonly geometries: number;
  readonly textures: number;
}

/** The WebGL side: renderer, light, environment, picture quality and the loss of the GPU context. */
export class Stage {
  readonly scene = new Scene();
  private readonly renderer: WebGLRenderer;
  private readonly lights = new SceneLights();
  private environment: WebGLRenderTarget;
  private finishing: FinishingPass | null = null;
  private quality: SceneQuality | null = null;
  private readonly size = { width: 1, height: 1, pixelRatio: 1 };

  /** @param onRestored called when a lost GPU context is back and everything must be uploaded again */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onRestored: () => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: false, powerPreference: 'high-performance' });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.toneMappingExposure = EXPOSURE;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.info.autoReset = false;
    this.scene.background = new Color(SCENE_COLORS.backdrop);
    this.scene.add(this.lights.object3d);
    this.environment = this.applyEnvironment();
    canvas.addEventListener('webglcontextrestored', this.restore);
  }

  setLook(look: SceneLook): void {
    this.lights.setIntensity(look.lightIntensity);
    this.scene.environmentIntensity = ENVIRONMENT_INTENSITY * look.lightIntensity;
    if (look.quality !== this.quality) this.setQuality(look.quality);
  }

  /** @param width,height in CSS pixels */
  resize(width: number, height: number, pixelRatio: number): void {
    Object.assign(this.size, { width, height, pixelRatio });
    const { maxPixelRatio } = QUALITY_SETTINGS[this.quality ?? 'low'];
    this.renderer.setPixelRatio(Math.min(pixelRatio, maxPixelRatio));
    this.renderer.setSize(width, height, false);
    const buffer = this.renderer.getDrawingBufferSize(new Vector2());
    this.finishing?.setSize(buffer.x, buffer.y);
  }

  coverWithShadows(metrics: BoardMetrics): void {
    this.lights.cover(metrics);
    this.invalidateShadows();
  }

  /** Shadows are drawn again with the next frame; without this call the last ones stay. */
  invalidateShadows(): void {
    this.renderer.shadowMap.needsUpdate = true;
  }

  render(camera: Camera): void {
    this.renderer.info.reset();
    if (this.finishing === null) this.renderer.render(this.scene, camera);
    else this.finishing.render(this.renderer, this.scene, camera);
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
    this.finishing?.dispose();
    this.environment.dispose();
    this.lights.dispose();
    this.renderer.dispose();
  }

  private setQuality(quality: SceneQuality): void {
    this.quality = quality;
    const { samples, shadowMapSize } = QUALITY_SETTINGS[quality];
    this.finishing?.dispose();
    this.finishing = samples === 0 ? null : new FinishingPass(samples);
    this.lights.setShadowMapSize(shadowMapSize);
    this.resize(this.size.width, this.size.height, this.size.pixelRatio);
    this.invalidateShadows();
  }

  private applyEnvironment(): WebGLRenderTarget {
    const environment = renderStudioEnvironment(this.renderer);
    this.scene.environment = environment.texture;
    return environment;
  }

  /** three.js uploads geometries and textures by itself; what was drawn on the GPU must be drawn again. */
  private readonly restore = (): void => {
    this.environment.dispose();
    this.environment = this.applyEnvironment();
    this.invalidateShadows();
    this.onRestored();
  };
}
