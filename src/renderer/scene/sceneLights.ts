import { DirectionalLight, Group } from 'three';
import { type BoardMetrics, FRAME_WIDTH } from './boardMetrics';

const KEY_INTENSITY = 3.1;
const FILL_INTENSITY = 0.6;
const RIM_INTENSITY = 0.75;

/** Key light with shadows from behind the left shoulder of the far side, cool fill, warm rim. */
export class SceneLights {
  readonly object3d = new Group();
  private readonly key = new DirectionalLight('#fff0da', KEY_INTENSITY);
  private readonly fill = new DirectionalLight('#bcd2ff', FILL_INTENSITY);
  private readonly rim = new DirectionalLight('#ffd9a8', RIM_INTENSITY);

  constructor() {
    this.fill.position.set(6, 9, 13);
    this.rim.position.set(10, 4, -12);
    this.key.castShadow = true;
    this.key.shadow.bias = -0.0004;
    this.key.shadow.normalBias = 0.02;
    this.key.shadow.radius = 3;
    this.key.shadow.intensity = 0.9;
    this.object3d.add(this.key, this.key.target, this.fill, this.rim);
  }

  setIntensity(factor: number): void {
    this.key.intensity = KEY_INTENSITY * factor;
    this.fill.intensity = FILL_INTENSITY * factor;
    this.rim.intensity = RIM_INTENSITY * factor;
  }

  setShadowMapSize(size: number): void {
    if (this.key.shadow.mapSize.x === size) return;
    this.key.shadow.mapSize.set(size, size);
    this.key.shadow.map?.dispose();
    this.key.shadow.map = null;
  }

  /** Lets the shadow map cover board and rack and no more. */
  cover(metrics: BoardMetrics): void {
    const reach = Math.hypot(
      Math.max(metrics.halfWidth + FRAME_WIDTH, metrics.rackHalfLength),
      metrics.halfDepth + FRAME_WIDTH + 1,
    );
    this.key.target.position.set(0, 0, 0.8);
    this.key.position.set(-9, 15, -5).multiplyScalar(Math.max(1, reach / 10));
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
