import {
  type Camera,
  Color,
  DataTexture,
  Euler,
  LinearFilter,
  Mesh,
  PlaneGeometry,
  type Quaternion,
  RedFormat,
  Vector3,
} from 'three';
import {
  type CalloutUniforms,
  createCalloutMaterial,
  createCalloutUniforms,
} from '../../resources/materials/calloutMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import { SCENE_COLORS } from '../../resources/sceneColors';
import { TILE_HEIGHT } from '../../resources/sceneResources';
import { CALLOUT_SIZE_PX, type MaskPainter } from '../../resources/textures/maskPainter';
import type { CalloutView } from '../../view/sceneView';
import { DRAW_ORDER } from '../drawOrder';

/** Height of the plate, and what its text has of empty space on either side, in squares. */
const PLATE_HEIGHT = 0.82;
const PLATE_PADDING = 0.26;
/**
 * At the height of the tiles' faces: seen from anywhere, it then lies over the squares that it was placed on.
 */
const HEIGHT = TILE_HEIGHT;
/** So many squares of the board a plate may hide along the line of sight for each square of its height. */
const MOST_HIDDEN = 1.3;

const TONE_COLORS: Readonly<Record<CalloutView['tone'], Color>> = {
  turnedAway: new Color(SCENE_COLORS.turnedAway),
  found: new Color(SCENE_COLORS.found),
  plain: new Color(SCENE_COLORS.anchorRing),
};

/** A few words over a square of the board. */
export class CalloutMark {
  readonly object3d: Mesh;
  private readonly owner = new ResourceOwner();
  private readonly uniforms: CalloutUniforms = createCalloutUniforms();
  private readonly texture: DataTexture;
  private text = '';
  private paintedText = '';

  constructor(private readonly painter: MaskPainter) {
    const { height, width } = CALLOUT_SIZE_PX;
    this.texture = this.owner.own(new DataTexture(new Uint8Array(width * height), width, height, RedFormat));
    this.texture.magFilter = LinearFilter;
    this.texture.minFilter = LinearFilter;
    this.texture.needsUpdate = true;
    const material = this.owner.own(createCalloutMaterial(this.texture, this.uniforms));
    const plate = this.owner.own(new PlaneGeometry(1, 1));
    this.object3d = new Mesh(plate, material);
    this.object3d.frustumCulled = false;
    // It faces the camera, from wherever that looks in the frame being drawn; and only
    // what is drawn is painted.
    this.object3d.onBeforeRender = (_renderer, _scene, camera) => {
      if (this.text !== this.paintedText) this.paint(this.text);
      turnToCamera(camera, this.object3d.quaternion);
      this.object3d.updateMatrixWorld();
    };
    this.object3d.renderOrder = DRAW_ORDER.callout;
    this.object3d.visible = false;
  }

  hide(): void {
    this.object3d.visible = false;
  }

  /** @param x,z the middle of the plate */
  show({ text, tone }: CalloutView, x: number, z: number): void {
    this.text = text;
    this.object3d.position.set(x, HEIGHT, z);
    this.uniforms.edgeColor.value.copy(TONE_COLORS[tone]);
    this.object3d.visible = true;
  }

  dispose(): void {
    this.owner.dispose();
  }

  private paint(text: string): void {
    this.paintedText = text;
    const { coverage, textWidth } = this.painter.callout(text);
    this.texture.image.data = coverage;
    this.texture.needsUpdate = true;
    const width = (textWidth / CALLOUT_SIZE_PX.height) * PLATE_HEIGHT;
    this.uniforms.plateSize.value.set(width + 2 * PLATE_PADDING, PLATE_HEIGHT);
    this.uniforms.textShare.value.set(textWidth / CALLOUT_SIZE_PX.width, width / (width + 2 * PLATE_PADDING));
    this.object3d.scale.set(width + 2 * PLATE_PADDING, PLATE_HEIGHT, 1);
  }
}

const sight = new Vector3();
const turn = new Euler(0, 0, 0, 'YXZ');

/**
 * Along the rows or columns of the board, whichever run across the picture, so that it covers no other ones;
 * tilted to the camera, but from low down only so far that it hides no more than its own row.
 */
function turnToCamera(camera: Camera, target: Quaternion): void {
  camera.getWorldDirection(sight);
  const quarter = Math.PI / 2;
  const yaw = Math.round(Math.atan2(-sight.x, -sight.z) / quarter) * quarter;
  const polar = Math.acos(Math.min(1, Math.max(0, -sight.y)));
  const reach = MOST_HIDDEN * Math.cos(polar);
  const tilt = reach < 1 ? polar - Math.acos(reach) : polar;
  target.setFromEuler(turn.set(tilt - quarter, yaw, 0));
}
