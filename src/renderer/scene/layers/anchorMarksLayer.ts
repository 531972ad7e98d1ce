import { Group, type IUniform, Matrix4 } from 'three';
import { ANCHOR_WAYS, createAnchorMarkMaterial } from '../../resources/materials/anchorMarkMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { AnchorView, SceneView } from '../../view/sceneView';
import { computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { InstanceBatch } from '../shapes/instanceBatch';
import { tileTop } from '../shapes/tilePose';

const GAP = 0.014;
const NONE: readonly AnchorView[] = [];

/** Marks on anchors whose searches can be opened: one draw call. */
export class AnchorMarksLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly marks: InstanceBatch;
  private readonly matrix = new Matrix4();
  private readonly side: IUniform<number> = { value: 0 };
  private shown = { anchors: NONE, tiles: [] as SceneView['tiles'] };

  constructor(resources: SceneResources) {
    const material = this.owner.own(createAnchorMarkMaterial(this.side, resources.palette));
    this.marks = this.owner.own(
      new InstanceBatch(resources.quadGeometry, material, {
        renderOrder: DRAW_ORDER.anchorMark,
        attribute: { name: 'anchorWays', itemSize: 1 },
      }),
    );
    this.object3d.add(this.marks.object3d);
  }

  update(view: SceneView): void {
    const { anchors = NONE, tiles } = view;
    this.side.value = view.detail.anchorMarkSide;
    if (anchors === this.shown.anchors && (tiles === this.shown.tiles || anchors.length === 0)) return;
    this.shown = { anchors, tiles };
    const metrics = computeBoardMetrics(view);
    const tops = new Map(tiles.map((tile) => [tile.row * view.cols + tile.col, tileTop(tile)]));
    this.marks.setCount(anchors.length);
    anchors.forEach((anchor, at) => {
      const { x, z } = squareCentre(metrics, anchor);
      const y = (tops.get(anchor.row * view.cols + anchor.col) ?? 0) + GAP;
      this.marks.place(at, this.matrix.makeTranslation(x, y, z));
      this.marks.setValues(at, [
        (anchor.across ? ANCHOR_WAYS.across : 0) + (anchor.down ? ANCHOR_WAYS.down : 0),
      ]);
    });
  }

  dispose(): void {
    this.owner.dispose();
  }
}
