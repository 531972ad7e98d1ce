import { Group, Mesh, Vector2 } from 'three';
import { arc, createMouldingGeometry, type ProfilePoint } from '../../resources/geometry/mouldingGeometry';
import { createInlaidWoodMaterial } from '../../resources/materials/woodMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { SceneView } from '../../view/sceneView';
import { computeBoardMetrics, FRAME_WIDTH, TABLE_Y } from '../boardMetrics';
import { DRAW_ORDER } from '../drawOrder';
import type { SceneLayer } from '../sceneLayer';

/** Height of the frame's flat top over the squares. */
export const FRAME_TOP = 0.1;

const QUARTER = Math.PI / 2;

/** From the edge of the squares up over the top and down to the table. */
const FRAME_PROFILE: readonly ProfilePoint[] = [
  { out: 0, y: -0.02, normalOut: -1, normalUp: 0 },
  ...arc({ out: 0.05, y: FRAME_TOP - 0.05 }, 0.05, [2 * QUARTER, QUARTER]),
  ...arc({ out: FRAME_WIDTH - 0.17, y: FRAME_TOP - 0.17 }, 0.17, [QUARTER, 0], 8),
  ...arc({ out: FRAME_WIDTH - 0.08, y: TABLE_Y + 0.08 }, 0.08, [0, -QUARTER], 3),
];

/** Distance from the inner edge, and width. */
const INLAYS = [new Vector2(0.085, 0.055), new Vector2(FRAME_WIDTH - 0.215, 0.045)] as const;

/** The wooden frame with its brass inlay. */
export class FrameLayer implements SceneLayer<SceneView> {
  readonly object3d = new Group();
  private owner = new ResourceOwner();
  private boardKey = '';

  constructor(private readonly resources: SceneResources) {}

  update(view: SceneView): void {
    const boardKey = `${view.rows}×${view.cols}`;
    if (boardKey === this.boardKey) return;
    this.boardKey = boardKey;
    this.owner.dispose();
    this.owner = new ResourceOwner();
    this.object3d.clear();
    const { halfDepth, halfWidth } = computeBoardMetrics(view);
    const geometry = this.owner.own(createMouldingGeometry(FRAME_PROFILE, halfWidth, halfDepth));
    const { palette, woodGrain } = this.resources;
    const mesh = new Mesh(geometry, this.owner.own(createInlaidWoodMaterial(woodGrain, palette, INLAYS)));
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.renderOrder = DRAW_ORDER.frame;
    this.object3d.add(mesh);
  }

  dispose(): void {
    this.owner.dispose();
  }
}
