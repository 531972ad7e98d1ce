import { Group, type IUniform, Mesh } from 'three';
import { createCursorMaterial } from '../../resources/materials/cursorMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { CursorView, SceneView } from '../../view/sceneView';
import { computeBoardMetrics, squareCentre } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';
import { tileTop } from '../shapes/tilePose';

const CURSOR_GAP = 0.03;
const DIRECTION_INDEX = { across: 1, down: 2 } as const;

/** The square of the typing cursor. */
export class CursorLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private readonly owner = new ResourceOwner();
  private readonly direction: IUniform<number> = { value: 0 };
  private readonly mesh: Mesh;

  constructor(resources: SceneResources) {
    const material = this.owner.own(createCursorMaterial(resources.palette.cursor, this.direction));
    this.mesh = new Mesh(resources.quadGeometry, material);
    this.mesh.scale.set(2, 1, 2);
    this.mesh.renderOrder = DRAW_ORDER.cursor;
    this.object3d.add(this.mesh);
  }

  update(view: SceneView): void {
    this.mesh.visible = view.cursor !== null;
    if (view.cursor !== null) this.moveTo(view.cursor, view);
  }

  dispose(): void {
    this.owner.dispose();
  }

  private moveTo(cursor: CursorView, view: SceneView): void {
    const { x, z } = squareCentre(computeBoardMetrics(view), cursor);
    const tile = view.tiles.find(({ row, col }) => row === cursor.row && col === cursor.col);
    this.mesh.position.set(x, (tile === undefined ? 0 : tileTop(tile)) + CURSOR_GAP, z);
    this.direction.value = cursor.direction === null ? 0 : DIRECTION_INDEX[cursor.direction];
  }
}
