import { DirectionalLight, Group, LightProbe } from 'three';
import { FILL_LAMP, KEY_LAMP, RIM_LAMP, type StudioLamp } from '../resources/studio/studio';
import { gatherStudioLight } from '../resources/studio/studioProbe';
import { type BoardMetrics, FRAME_WIDTH } from './boardMetrics';
import { BACK_RACK_FRONT, BAG_RADIUS, type TablePlan } from './tablePlan';

/**
 * The lamps of the studio; the key light throws the shadows. For the quick picture a light probe takes
 * the place of all but the key light, and of the environment map. Thrifty materials know all but the
 * key light by themselves.
 */
export class SceneLights {
  readonly object3d = new Group();
  private readonly key = createLamp(KEY_LAMP);
  private readonly fill = createLamp(FILL_LAMP);
  private readonly rim = createLamp(RIM_LAMP);
  private readonly probe = new LightProbe(gatherStudioLight([FILL_LAMP, RIM_LAMP]));

  isThrifty = false;

  /** @param shadow how dark the key light's shadows are, 0 … 1 */
  constructor(shadow: number) {
    this.key.castShadow = true;
    this.key.shadow.bias = -0.0004;
    this.key.shadow.normalBias = 0.02;
    this.key.shadow.radius = 3;
    this.key.shadow.intensity = shadow;
    this.probe.visible = false;
    this.object3d.add(this.key, this.key.target, this.fill, this.rim, this.probe);
  }

  /** Light for the quick picture, or for the full one. */
  setQuick(isQuick: boolean): void {
    this.probe.visible = isQuick;
    this.fill.visible = !isQuick && !this.isThrifty;
    this.rim.visible = !isQuick && !this.isThrifty;
    this.key.castShadow = !isQuick;
  }

  setIntensity(factor: number): void {
    this.key.intensity = KEY_LAMP.intensity * factor;
    this.fill.intensity = FILL_LAMP.intensity * factor;
    this.rim.intensity = RIM_LAMP.intensity * factor;
    this.probe.intensity = factor;
  }

  setShadowMapSize(size: number): void {
    if (this.key.shadow.mapSize.x === size) return;
    this.key.shadow.mapSize.set(size, size);
    this.key.shadow.map?.dispose();
    this.key.shadow.map = null;
  }

  /** Lets the shadow map cover board and rack, what a game adds, and no more. */
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
    this.fill.dispose();
    this.rim.dispose();
  }
}

function createLamp({ color, intensity, position }: StudioLamp): DirectionalLight {
  const lamp = new DirectionalLight(color, intensity);
  lamp.position.set(...position);
  return lamp;
}
