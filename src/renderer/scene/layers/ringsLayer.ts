import { Group, Matrix4 } from 'three';
import type { Square } from '../../../core/board/square';
import { createCursorMaterial } from '../../resources/materials/cursorMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { ScenePalette } from '../../resources/sceneColors';
import type { SceneResources } from '../../resources/sceneResources';
import type { SceneView } from '../../view/sceneView';
import { computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';
import { ringHeight } from '../shapes/squareRing';

interface Rings {
  readonly color: keyof Pick<ScenePalette, 'lit' | 'opened'>;
  readonly renderOrder: number;
  /** The squares with a ring. */
  readonly squaresOf: (view: SceneView) => readonly Square[];
}

/** Squares highlighted from elsewhere: a sum, a line of the log, an arc. */
export const LIT_RINGS: Rings = {
  color: 'lit',
  renderOrder: DRAW_ORDER.lit,
  squaresOf: ({ lit = [] }) => lit,
};

/** Premium squares that the shown candidate opens. */
export const OPENED_RINGS: Rings = {
  color: 'opened',
  renderOrder: DRAW_ORDER.opened,
  squaresOf: ({ opened = [] }) => opened,
};

/** Frames around squares. */
export class RingsLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly rings: InstanceBatch;
  private readonly matrix = new Matrix4();

  constructor(
    resources: SceneResources,
    private readonly look: Rings,
  ) {
    const material = this.owner.own(createCursorMaterial(resources.palette[look.color], { value: 0 }));
    this.rings = this.owner.own(
      new InstanceBatch(resources.quadGeometry, material, { renderOrder: look.renderOrder }),
    );
    this.object3d.add(this.rings.object3d);
  }

  update(view: SceneView): void {
    const squares = this.look.squaresOf(view);
    const metrics = computeBoardMetrics(view);
    this.rings.setCount(squares.length);
    squares.forEach((square, at) => {
      const { x, z } = squareCentre(metrics, square);
      const y = ringHeight(view, square.row, square.col);
      this.rings.place(at, this.matrix.makeScale(2, 1, 2).setPosition(x, y, z));
    });
  }

  dispose(): void {
    this.owner.dispose();
  }
}
