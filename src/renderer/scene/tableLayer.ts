import { Mesh, PlaneGeometry } from 'three';
import { ResourceOwner } from '../resources/resourceOwner';
import type { SceneResources } from '../resources/sceneResources';
import { TableMaterial } from '../resources/tableMaterial';
import type { SceneView } from '../view/sceneView';
import { computeBoardMetrics, FRAME_WIDTH, RACK_HALF_DEPTH, TABLE_Y } from './boardMetrics';
import { DRAW_ORDER } from './drawOrder';
import type { SceneLayer } from './sceneLayer';

/** Large enough to reach the backdrop's colour before its rim can be seen. */
const TABLE_SIDE = 800;
/**
 * A triangle that reaches from what is seen to far behind the camera is cut off there so coarsely that its shadows are
 * lost: a black wedge. So none is that large.
 */
const CELLS = 40;

export class TableLayer implements SceneLayer<SceneView> {
  readonly object3d: Mesh;
  private readonly owner = new ResourceOwner();
  private readonly material: TableMaterial;

  constructor(resources: SceneResources) {
    const geometry = this.owner.own(
      new PlaneGeometry(TABLE_SIDE, TABLE_SIDE, CELLS, CELLS).rotateX(-Math.PI / 2),
    );
    this.material = this.owner.own(new TableMaterial(resources.surfaceGrain));
    this.object3d = new Mesh(geometry, this.material);
    this.object3d.position.y = TABLE_Y;
    this.object3d.receiveShadow = true;
    this.object3d.renderOrder = DRAW_ORDER.table;
  }

  update(view: SceneView): void {
    const metrics = computeBoardMetrics(view);
    this.material.boardFoot.set(0, 0, metrics.halfWidth + FRAME_WIDTH, metrics.halfDepth + FRAME_WIDTH);
    this.material.rackFoot.set(0, metrics.rackZ, metrics.rackHalfLength, RACK_HALF_DEPTH);
    this.material.reach.value =
      3.1 * Math.max(metrics.halfWidth, metrics.halfDepth, metrics.rackHalfLength) + 6;
  }

  dispose(): void {
    this.owner.dispose();
  }
}
