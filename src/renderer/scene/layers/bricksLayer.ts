import { Group, Matrix4 } from 'three';
import { createSlabGeometry } from '../../resources/geometry/slabGeometry';
import { createBrickMaterial } from '../../resources/materials/brickMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { SceneView, SquareView } from '../../view/sceneView';
import { computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';

const BRICK_SHAPE = {
  width: 0.95,
  height: 0.2,
  depth: 0.95,
  cornerRadius: 0.04,
  bevelRadius: 0.035,
} as const;

/** Blocks of stone on the squares that take no tile. */
export class BricksLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly bricks: InstanceBatch;
  private readonly matrix = new Matrix4();
  private shown: readonly SquareView[] = [];

  constructor({ bumpStrength, palette, surfaceGrain }: SceneResources) {
    const geometry = this.owner.own(createSlabGeometry(BRICK_SHAPE));
    const material = this.owner.own(createBrickMaterial({ surfaceGrain, bumpStrength, palette }));
    this.bricks = this.owner.own(
      new InstanceBatch(geometry, material, {
        renderOrder: DRAW_ORDER.tiles,
        castShadow: true,
        receiveShadow: true,
      }),
    );
    this.object3d.add(this.bricks.object3d);
  }

  update(view: SceneView): void {
    if (view.squares === this.shown) return;
    this.shown = view.squares;
    const metrics = computeBoardMetrics(view);
    const squares = view.squares.filter(({ isBrick }) => isBrick === true);
    this.bricks.setCount(squares.length);
    squares.forEach((square, at) => {
      const { x, z } = squareCentre(metrics, square);
      this.bricks.place(at, this.matrix.makeTranslation(x, 0, z));
    });
  }

  dispose(): void {
    this.owner.dispose();
  }
}
