import { Group, Matrix4 } from 'three';
import { createCursorMaterial } from '../../resources/materials/cursorMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import { SCENE_COLORS } from '../../resources/sceneColors';
import type { SceneResources } from '../../resources/sceneResources';
import type { SceneView } from '../../view/sceneView';
import { computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';
import { ringHeight } from '../shapes/squareRing';

/** Frames around the squares that are pointed at from elsewhere: a sum, a line of the log, an arc. */
export class LitSquaresLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly rings: InstanceBatch;
  private readonly matrix = new Matrix4();

  constructor(resources: SceneResources) {
    const material = this.owner.own(createCursorMaterial(SCENE_COLORS.lit, { value: 0 }));
    this.rings = this.owner.own(
      new InstanceBatch(resources.quadGeometry, material, { renderOrder: DRAW_ORDER.lit }),
    );
    this.object3d.add(this.rings.object3d);
  }

  update(view: SceneView): void {
    const lit = view.lit ?? [];
    const metrics = computeBoardMetrics(view);
    this.rings.setCount(lit.length);
    lit.forEach((square, at) => {
      const { x, z } = squareCentre(metrics, square);
      const y = ringHeight(view, square.row, square.col);
      this.rings.place(at, this.matrix.makeScale(2, 1, 2).setPosition(x, y, z));
    });
  }

  dispose(): void {
    this.owner.dispose();
  }
}
