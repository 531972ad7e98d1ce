import { Group, Mesh } from 'three';
import { arc, createMouldingGeometry, type ProfilePoint } from '../../resources/geometry/mouldingGeometry';
import { createBrassMaterial } from '../../resources/materials/brassMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import type { SceneView } from '../../view/sceneView';
import { type BoardMetrics, computeBoardMetrics, FRAME_WIDTH, TABLE_Y } from '../boardMetrics';
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

/** A fine strip let into the wood, standing proud by a hair. */
const inlay = (from: number, width: number): readonly ProfilePoint[] => [
  ...arc({ out: from + 0.006, y: FRAME_TOP - 0.001 }, 0.006, [2 * QUARTER, QUARTER], 3),
  ...arc({ out: from + width - 0.006, y: FRAME_TOP - 0.001 }, 0.006, [QUARTER, 0], 3),
];

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
    const metrics = computeBoardMetrics(view);
    this.addWood(metrics);
    this.addBrass(metrics);
  }

  dispose(): void {
    this.owner.dispose();
  }

  private addWood({ halfWidth, halfDepth }: BoardMetrics): void {
    const geometry = this.owner.own(createMouldingGeometry(FRAME_PROFILE, halfWidth, halfDepth));
    const mesh = new Mesh(geometry, this.resources.woodMaterial);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.renderOrder = DRAW_ORDER.frame;
    this.object3d.add(mesh);
  }

  private addBrass({ halfWidth, halfDepth }: BoardMetrics): void {
    const material = this.owner.own(createBrassMaterial(this.resources.palette));
    for (const strip of [inlay(0.085, 0.055), inlay(FRAME_WIDTH - 0.215, 0.042)]) {
      const mesh = new Mesh(this.owner.own(createMouldingGeometry(strip, halfWidth, halfDepth)), material);
      // No shadows: on strips this fine they would only break the line.
      mesh.renderOrder = DRAW_ORDER.frame;
      this.object3d.add(mesh);
    }
  }
}
