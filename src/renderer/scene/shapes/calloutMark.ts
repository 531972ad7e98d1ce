import { type Camera, Color, Euler, MathUtils, type Mesh, type Quaternion, Vector3 } from 'three';
import { type SceneResources, TILE_HEIGHT } from '../../resources/sceneResources';
import type { CalloutView } from '../../view/sceneView';
import { DRAW_ORDER } from '../drawOrder';
import { TextPlate } from './textPlate';

/** Height of the plate, and the padding of its text on either side, in squares. */
const PLATE_HEIGHT = 0.82;
const PLATE_PADDING = 0.26;
/** At the height of the tiles' faces, so that from any view it covers the squares that it was placed on. */
const HEIGHT = TILE_HEIGHT;
/**
 * Maximum number of board squares that a plate may hide along the line of sight, per square of its height.
 */
const MOST_HIDDEN = 1.3;

/** A few words over a square of the board. */
export class CalloutMark {
  readonly object3d: Mesh;
  private readonly plate: TextPlate;
  private readonly toneColors: Readonly<Record<CalloutView['tone'], Color>>;
  private text = '';

  constructor(resources: SceneResources) {
    const { anchorRing, found, turnedAway } = resources.palette;
    this.toneColors = {
      turnedAway: new Color(turnedAway),
      found: new Color(found),
      plain: new Color(anchorRing),
    };
    const size = { height: PLATE_HEIGHT, padding: PLATE_PADDING };
    this.plate = new TextPlate(resources, size, true, DRAW_ORDER.callout);
    this.object3d = this.plate.object3d;
    // It faces the camera of the frame being drawn, and its text is painted only if it is drawn.
    this.object3d.onBeforeRender = (_renderer, _scene, camera) => {
      this.plate.setText(this.text);
      turnToCamera(camera, this.object3d.quaternion);
      this.object3d.updateMatrixWorld();
    };
    this.object3d.visible = false;
  }

  hide(): void {
    this.object3d.visible = false;
  }

  /** @param x,z the middle of the plate */
  show({ text, tone }: CalloutView, x: number, z: number): void {
    this.text = text;
    this.object3d.position.set(x, HEIGHT, z);
    this.plate.setEdge(this.toneColors[tone]);
    this.object3d.visible = true;
  }

  dispose(): void {
    this.plate.dispose();
  }
}

const sight = new Vector3();
const turn = new Euler(0, 0, 0, 'YXZ');

/**
 * Aligned with the rows or columns of the board, whichever run across the picture, so that it covers no
 * others; tilted towards the camera, but at low angles only so far that it hides no more than its own row.
 */
function turnToCamera(camera: Camera, target: Quaternion): void {
  camera.getWorldDirection(sight);
  const quarter = Math.PI / 2;
  const yaw = Math.round(Math.atan2(-sight.x, -sight.z) / quarter) * quarter;
  const polar = Math.acos(MathUtils.clamp(-sight.y, 0, 1));
  const reach = MOST_HIDDEN * Math.cos(polar);
  const tilt = reach < 1 ? polar - Math.acos(reach) : polar;
  target.setFromEuler(turn.set(tilt - quarter, yaw, 0));
}
