import { Group, Matrix4 } from 'three';
import { createFlawMaterial } from '../../resources/materials/flawMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import { type SceneResources, TILE_HEIGHT } from '../../resources/sceneResources';
import type { FlawedWordView, SceneView } from '../../view/sceneView';
import { computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';

/** Just above the tiles' faces. */
const HEIGHT = TILE_HEIGHT + 0.02;

/** Dashed edges and crosses on the words that are not in the lexicon: one draw call. */
export class FlawsLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly edges: InstanceBatch;
  private readonly matrix = new Matrix4();
  private shown: readonly FlawedWordView[] | undefined;

  constructor(resources: SceneResources) {
    this.edges = this.owner.own(
      new InstanceBatch(
        resources.quadGeometry,
        this.owner.own(createFlawMaterial(resources.palette.turnedAway)),
        {
          renderOrder: DRAW_ORDER.flaw,
          attribute: { name: 'flawSize', itemSize: 2 },
        },
      ),
    );
    this.object3d.add(this.edges.object3d);
  }

  update(view: SceneView): void {
    if (view.flaws === this.shown) return;
    this.shown = view.flaws;
    const flaws = view.flaws ?? [];
    const metrics = computeBoardMetrics(view);
    this.edges.setCount(flaws.length);
    flaws.forEach(({ col, direction, length, row }, at) => {
      const [width, depth] = direction === 'across' ? [length, 1] : [1, length];
      const { x, z } = squareCentre(metrics, { row: row + (depth - 1) / 2, col: col + (width - 1) / 2 });
      this.edges.place(at, this.matrix.makeScale(width + 1, 1, depth + 1).setPosition(x, HEIGHT, z));
      this.edges.setValues(at, [width, depth]);
    });
  }

  dispose(): void {
    this.owner.dispose();
  }
}
