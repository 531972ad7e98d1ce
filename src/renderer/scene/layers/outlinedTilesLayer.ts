import { Group, Matrix4 } from 'three';
import { createGhostMaterial } from '../../resources/materials/ghostMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import { type SceneResources, TILE_HEIGHT } from '../../resources/sceneResources';
import type { SceneView } from '../../view/sceneView';
import { computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';

/** As high as the face of a tile would be. */
const HEIGHT = TILE_HEIGHT + 0.006;

/**
 * Outlines of the tiles of a candidate, drawn instead of the tiles so that the text on their squares stays
 * visible.
 */
export class OutlinedTilesLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly outlines: InstanceBatch;
  private readonly matrix = new Matrix4();

  constructor(private readonly resources: SceneResources) {
    const material = this.owner.own(
      createGhostMaterial(resources.engravings.texture, resources.palette.ghost),
    );
    this.outlines = this.owner.own(
      new InstanceBatch(resources.quadGeometry, material, {
        renderOrder: DRAW_ORDER.ghost,
        attribute: { name: 'letterLayer', itemSize: 1 },
      }),
    );
    this.object3d.add(this.outlines.object3d);
  }

  update(view: SceneView): void {
    const outlined = view.outlined ?? [];
    const metrics = computeBoardMetrics(view);
    this.outlines.setCount(outlined.length);
    outlined.forEach((tile, at) => {
      const { x, z } = squareCentre(metrics, tile);
      this.outlines.place(at, this.matrix.makeTranslation(x, HEIGHT, z));
      this.outlines.setValues(at, [this.resources.engravings.layerOf(tile.glyph)]);
    });
  }

  dispose(): void {
    this.owner.dispose();
  }
}
