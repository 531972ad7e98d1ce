import { Group, Matrix4, Mesh, MeshStandardMaterial } from 'three';
import { columnLabel } from '../../core/board/square';
import { createPrintMaterial } from '../resources/labelMaterial';
import { arc, createMouldingGeometry, type ProfilePoint } from '../resources/mouldingGeometry';
import { ResourceOwner } from '../resources/resourceOwner';
import { SCENE_COLORS } from '../resources/sceneColors';
import type { SceneResources } from '../resources/sceneResources';
import { smallTextKey } from '../resources/squareLabel';
import type { SceneView } from '../view/sceneView';
import { type BoardMetrics, computeBoardMetrics, FRAME_WIDTH, squareCentre, TABLE_Y } from './boardMetrics';
import { DRAW_ORDER } from './drawOrder';
import { InstanceBatch } from './instanceBatch';
import type { SceneLayer } from './sceneLayer';

/** Height of the frame's flat top over the squares. */
const FRAME_TOP = 0.1;
/** Where the coordinates stand, outwards from the squares. */
const COORDINATE_OUT = 0.43;
const COORDINATE_SIZE = 0.46;

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

/** The wooden frame with its brass inlay and the coordinates. */
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
    this.addCoordinates(metrics);
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
    const material = this.owner.own(
      new MeshStandardMaterial({ color: SCENE_COLORS.brass, metalness: 1, roughness: 0.3 }),
    );
    for (const strip of [inlay(0.085, 0.055), inlay(FRAME_WIDTH - 0.215, 0.042)]) {
      const mesh = new Mesh(this.owner.own(createMouldingGeometry(strip, halfWidth, halfDepth)), material);
      // No shadows: on strips this fine they would only break the line.
      mesh.renderOrder = DRAW_ORDER.frame;
      this.object3d.add(mesh);
    }
  }

  private addCoordinates(metrics: BoardMetrics): void {
    const marks = computeCoordinateMarks(metrics);
    const material = this.owner.own(
      createPrintMaterial(this.resources.labels.texture, SCENE_COLORS.coordinate),
    );
    const batch = this.owner.own(
      new InstanceBatch(this.resources.quadGeometry, material, {
        renderOrder: DRAW_ORDER.print,
        receiveShadow: true,
        attribute: { name: 'labelLayer', itemSize: 1 },
      }),
    );
    batch.setCount(marks.length);
    const matrix = new Matrix4();
    marks.forEach(({ text, x, z }, at) => {
      matrix.makeScale(COORDINATE_SIZE, 1, COORDINATE_SIZE).setPosition(x, FRAME_TOP + 0.004, z);
      batch.place(at, matrix);
      batch.setValues(at, [this.resources.labels.layerOf(smallTextKey(text))]);
    });
    this.object3d.add(batch.object3d);
  }
}

export interface CoordinateMark {
  readonly text: string;
  readonly x: number;
  readonly z: number;
}

/** Column letters behind and in front of the board, row numbers left and right of it. */
export function computeCoordinateMarks(metrics: BoardMetrics): CoordinateMark[] {
  const marks: CoordinateMark[] = [];
  for (let col = 0; col < metrics.cols; col++) {
    const { x } = squareCentre(metrics, { row: 0, col });
    for (const side of [-1, 1])
      marks.push({ text: columnLabel(col), x, z: side * (metrics.halfDepth + COORDINATE_OUT) });
  }
  for (let row = 0; row < metrics.rows; row++) {
    const { z } = squareCentre(metrics, { row, col: 0 });
    for (const side of [-1, 1])
      marks.push({ text: String(row + 1), x: side * (metrics.halfWidth + COORDINATE_OUT), z });
  }
  return marks;
}
