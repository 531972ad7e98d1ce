import { Group, Matrix4 } from 'three';
import { createCursorMaterial } from '../../resources/materials/cursorMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { SceneView } from '../../view/sceneView';
import { computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';
import { ringHeight } from '../shapes/squareRing';
import { tileFaceValues } from '../shapes/tileFace';

/** Height of a carried tile's foot over the squares. */
export const CARRIED_LIFT = 0.75;

/**
 * The tile that the pointer holds, with its shadow, and a frame around the square that it would be put on.
 */
export class CarriedTileLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly tile: InstanceBatch;
  private readonly target: InstanceBatch;
  private readonly matrix = new Matrix4();

  constructor(private readonly resources: SceneResources) {
    this.tile = this.owner.own(
      new InstanceBatch(resources.tileGeometry, resources.tileMaterial, {
        renderOrder: DRAW_ORDER.arrows,
        castShadow: true,
        attribute: { name: 'tileFace', itemSize: 4 },
      }),
    );
    const material = this.owner.own(createCursorMaterial(resources.palette.lit, { value: 0 }));
    this.target = this.owner.own(
      new InstanceBatch(resources.quadGeometry, material, { renderOrder: DRAW_ORDER.lit }),
    );
    this.object3d.add(this.tile.object3d, this.target.object3d);
  }

  update(view: SceneView): void {
    const carried = view.carried ?? null;
    const target = carried?.target ?? null;
    this.tile.setCount(carried === null ? 0 : 1);
    this.target.setCount(target === null ? 0 : 1);
    if (carried !== null) {
      this.tile.place(0, this.matrix.makeTranslation(carried.x, CARRIED_LIFT, carried.z));
      this.tile.setValues(0, tileFaceValues(this.resources.engravings, carried, 'plain', 0.5));
    }
    if (target !== null) {
      const { x, z } = squareCentre(computeBoardMetrics(view), target);
      const y = ringHeight(view, target.row, target.col);
      this.target.place(0, this.matrix.makeScale(2, 1, 2).setPosition(x, y, z));
    }
  }

  dispose(): void {
    this.owner.dispose();
  }
}
