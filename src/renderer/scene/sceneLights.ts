import {
  DepthTexture,
  DirectionalLight,
  Group,
  LessEqualCompare,
  LightProbe,
  LinearFilter,
  RedFormat,
  UnsignedShortType,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { KEY_LAMP, RIM_LAMP, type StudioLamp } from '../resources/studio/studio';
import { gatherStudioLight } from '../resources/studio/studioProbe';
import { type BoardMetrics, FRAME_WIDTH } from './boardMetrics';
import { BACK_RACK_FRONT, BAG_RADIUS, type TablePlan } from './tablePlan';

/** Width of the soft edge of a shadow, in texels. */
const SHADOW_RADIUS = 5;

/**
 * The lamps of the studio; the key light casts the shadows. For the quick picture, a light probe replaces
 * everything but the key light, including the environment map. Thrifty materials include all but the key
 * light themselves.
 */
export class SceneLights {
  readonly object3d = new Group();
  private readonly key = createLamp(KEY_LAMP);
  private readonly rim = createLamp(RIM_LAMP);
  private readonly probe = new LightProbe(gatherStudioLight([RIM_LAMP]));

  private isThrifty = false;
  private shadowMap: WebGLRenderTarget | null = null;
  /** Its side unless it is drawn thriftily. */
  private shadowMapSize = 0;

  /** @param shadow darkness of the key light's shadows, 0 … 1 */
  constructor(shadow: number) {
    this.key.castShadow = true;
    this.key.shadow.bias = -0.0004;
    this.key.shadow.normalBias = 0.02;
    this.key.shadow.radius = SHADOW_RADIUS;
    this.key.shadow.intensity = shadow;
    this.probe.visible = false;
    this.object3d.add(this.key, this.key.target, this.rim, this.probe);
  }

  /**
   * For software rendering: omits lamps that the materials include, and reduces shadows to a quarter of the
   * texels.
   */
  drawThriftily(): void {
    this.isThrifty = true;
    // Edges stay as soft as they were.
    this.key.shadow.radius = SHADOW_RADIUS / 2;
    this.setShadowMapSize(this.shadowMapSize);
  }

  /** Switches to the light of the quick picture, or of the full one. */
  setQuick(isQuick: boolean): void {
    this.probe.visible = isQuick;
    this.rim.visible = !isQuick && !this.isThrifty;
    this.key.castShadow = !isQuick;
  }

  setIntensity(factor: number): void {
    this.key.intensity = KEY_LAMP.intensity * factor;
    this.rim.intensity = RIM_LAMP.intensity * factor;
    this.probe.intensity = factor;
  }

  setShadowMapSize(size: number): void {
    this.shadowMapSize = size;
    const { shadow } = this.key;
    const side = this.isThrifty ? size / 2 : size;
    if (shadow.mapSize.x === side) return;
    shadow.mapSize.set(side, side);
    this.shadowMap?.dispose();
    this.shadowMap = null;
  }

  /** A shader that looks up shadows draws nothing without a map. */
  prepareShadows(renderer: WebGLRenderer): void {
    const { shadow } = this.key;
    const map = this.shadowMap ?? createShadowMap(shadow.mapSize.x);
    this.shadowMap = map;
    shadow.map = map;
    renderer.initRenderTarget(map);
  }

  /** Fits the shadow map to board, rack and the objects of a game. */
  cover(metrics: BoardMetrics, { bag, racks }: TablePlan): void {
    const behind = racks.length === 0 ? 0 : BACK_RACK_FRONT;
    const reach = Math.hypot(
      Math.max(
        metrics.halfWidth + FRAME_WIDTH,
        metrics.rackHalfLength,
        bag === null ? 0 : BAG_RADIUS - bag.x,
      ),
      metrics.halfDepth + FRAME_WIDTH + 1 + behind,
    );
    this.key.target.position.set(0, 0, 0.8);
    this.key.position.set(...KEY_LAMP.position).multiplyScalar(Math.max(1, reach / 10));
    const { camera } = this.key.shadow;
    camera.left = -reach;
    camera.right = reach;
    camera.top = reach;
    camera.bottom = -reach;
    camera.near = 1;
    camera.far = this.key.position.length() + reach + 4;
    camera.updateProjectionMatrix();
  }

  dispose(): void {
    this.key.dispose();
    this.rim.dispose();
  }
}

/**
 * Like three.js's own, but with 16 bits of depth, which still resolve a thousandth of a square, and with the
 * smallest colour format, because colours are never read.
 */
function createShadowMap(size: number): WebGLRenderTarget {
  const depthTexture = new DepthTexture(size, size, UnsignedShortType);
  depthTexture.compareFunction = LessEqualCompare;
  depthTexture.minFilter = LinearFilter;
  depthTexture.magFilter = LinearFilter;
  return new WebGLRenderTarget(size, size, { format: RedFormat, depthTexture });
}

function createLamp({ color, intensity, position }: StudioLamp): DirectionalLight {
  const lamp = new DirectionalLight(color, intensity);
  lamp.position.set(...position);
  return lamp;
}
