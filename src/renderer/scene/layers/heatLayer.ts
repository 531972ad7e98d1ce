import { BoxGeometry, Group, Matrix4 } from 'three';
import { createHeatMaterial } from '../../resources/materials/heatMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { HeatColumnView, SceneView } from '../../view/sceneView';
import { computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';

const SIDE = 0.66;
/** In squares: height of the highest column, and of an almost empty one. */
const TALLEST = 2.1;
const FLATTEST = 0.04;

/** Columns of light on the squares that turns cover: one draw call. */
export class HeatLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly columns: InstanceBatch;
  private readonly matrix = new Matrix4();
  private shown: readonly HeatColumnView[] | undefined;

  constructor({ palette }: SceneResources) {
    const box = this.owner.own(new BoxGeometry(SIDE, 1, SIDE).translate(0, 0.5, 0));
    this.columns = this.owner.own(
      new InstanceBatch(box, this.owner.own(createHeatMaterial(palette)), {
        renderOrder: DRAW_ORDER.heat,
        attribute: { name: 'heatLevel', itemSize: 1 },
      }),
    );
    this.object3d.add(this.columns.object3d);
  }

  update(view: SceneView): void {
    if (view.heat === this.shown) return;
    this.shown = view.heat;
    const metrics = computeBoardMetrics(view);
    // Nearer columns are drawn later, so that they blend over those behind them.
    const columns = [...(view.heat ?? [])].sort((one, other) => one.row - other.row);
    this.columns.setCount(columns.length);
    columns.forEach((column, at) => {
      const { x, z } = squareCentre(metrics, column);
      const height = Math.max(FLATTEST, TALLEST * column.height);
      this.columns.place(at, this.matrix.makeScale(1, height, 1).setPosition(x, 0, z));
      this.columns.setValues(at, [column.height]);
    });
  }

  dispose(): void {
    this.owner.dispose();
  }
}
