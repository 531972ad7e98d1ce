import { Group, Mesh, PlaneGeometry } from 'three';
import { TableMaterial } from '../../resources/materials/tableMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { SceneView } from '../../view/sceneView';
import { computeBoardMetrics, FRAME_WIDTH, RACK_HALF_DEPTH, TABLE_Y } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';

/**
 * The table consists of blocks, of which only the visible ones are drawn: this number each way from the
 * middle one, enough to fade into the backdrop before the edge.
 */
const REACH = 2;
const BLOCK_SIDE = 160;
/**
 * A triangle that extends from the visible area to far behind the camera is clipped so coarsely that its
 * shadows are lost, leaving a black wedge. Triangles are therefore small. Quick pictures compute light at
 * corners: near the board there are more of them.
 */
const OUTER_CELLS = 8;
const MIDDLE_CELLS = 16;

export class TableLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly material: TableMaterial;

  constructor(private readonly resources: SceneResources) {
    this.material = this.owner.own(new TableMaterial(resources.surfaceGrain, resources.palette));
    const middle = this.createGeometry(MIDDLE_CELLS);
    const outer = this.createGeometry(OUTER_CELLS);
    for (let row = -REACH; row <= REACH; row++)
      for (let col = -REACH; col <= REACH; col++) {
        const mesh = new Mesh(row === 0 && col === 0 ? middle : outer, this.material);
        mesh.position.set(col * BLOCK_SIDE, TABLE_Y, row * BLOCK_SIDE);
        mesh.receiveShadow = true;
        mesh.renderOrder = DRAW_ORDER.table;
        this.object3d.add(mesh);
      }
  }

  update(view: SceneView): void {
    const metrics = computeBoardMetrics(view);
    this.material.boardFoot.set(0, 0, metrics.halfWidth + FRAME_WIDTH, metrics.halfDepth + FRAME_WIDTH);
    this.material.rackFoot.set(0, metrics.rackZ, metrics.rackHalfLength, RACK_HALF_DEPTH);
    const reach = 3.1 * Math.max(metrics.halfWidth, metrics.halfDepth, metrics.rackHalfLength) + 6;
    this.material.reach.value = reach * this.resources.palette.tableReach;
  }

  private createGeometry(cells: number): PlaneGeometry {
    return this.owner.own(new PlaneGeometry(BLOCK_SIDE, BLOCK_SIDE, cells, cells).rotateX(-Math.PI / 2));
  }

  dispose(): void {
    this.owner.dispose();
  }
}
