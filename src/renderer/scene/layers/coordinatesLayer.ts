import { Group, Matrix4 } from 'three';
import { columnLabel, coordinatesOf } from '../../../core/board/square';
import { createPrintMaterial } from '../../resources/materials/labelMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import { smallTextKey } from '../../resources/textures/squareLabel';
import type { BoardDetail } from '../../view/board/boardDetail';
import type { SceneView } from '../../view/sceneView';
import { type BoardMetrics, computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';
import { FRAME_TOP } from './frameLayer';

/** Distance of the coordinates from the squares. */
const OUT = 0.43;

/** The letters of the columns and the numbers of the rows, printed on the frame. */
export class CoordinatesLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly batch: InstanceBatch;
  private readonly matrix = new Matrix4();
  private shown = '';

  constructor(private readonly resources: SceneResources) {
    const material = this.owner.own(
      createPrintMaterial(resources.labels.texture, resources.palette.coordinate),
    );
    this.batch = this.owner.own(
      new InstanceBatch(resources.quadGeometry, material, {
        renderOrder: DRAW_ORDER.print,
        receiveShadow: true,
        attribute: { name: 'labelLayer', itemSize: 1 },
      }),
    );
    this.object3d.add(this.batch.object3d);
  }

  update(view: SceneView): void {
    const { coordinateSide: side, coordinateStep } = view.detail;
    const wanted = `${view.rows}×${view.cols} ${coordinateStep} ${side}`;
    if (wanted === this.shown) return;
    this.shown = wanted;
    const marks = computeCoordinateMarks(computeBoardMetrics(view), coordinateStep);
    this.batch.setCount(marks.length);
    marks.forEach(({ text, x, z }, at) => {
      this.batch.place(at, this.matrix.makeScale(side, 1, side).setPosition(x, FRAME_TOP + 0.004, z));
      this.batch.setValues(at, [this.resources.labels.layerOf(smallTextKey(text))]);
    });
  }

  dispose(): void {
    this.owner.dispose();
  }
}

export interface CoordinateMark {
  readonly text: string;
  readonly x: number;
  readonly z: number;
}

/**
 * Column letters behind and in front of the board, row numbers left and right of it: as many as are legible.
 */
export function computeCoordinateMarks(
  metrics: BoardMetrics,
  step: BoardDetail['coordinateStep'],
): CoordinateMark[] {
  const { cols, halfDepth, halfWidth, rows } = metrics;
  return [
    ...coordinatesOf(cols, step).flatMap((col) => {
      const { x } = squareCentre(metrics, { row: 0, col });
      return [-1, 1].map((side) => ({ text: columnLabel(col), x, z: side * (halfDepth + OUT) }));
    }),
    ...coordinatesOf(rows, step).flatMap((row) => {
      const { z } = squareCentre(metrics, { row, col: 0 });
      return [-1, 1].map((side) => ({ text: String(row + 1), x: side * (halfWidth + OUT), z }));
    }),
  ];
}
