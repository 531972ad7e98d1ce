import { Color, DataTexture, LinearFilter, Mesh, PlaneGeometry, RedFormat, Vector3 } from 'three';
import {
  type CalloutUniforms,
  createCalloutMaterial,
  createCalloutUniforms,
} from '../resources/calloutMaterial';
import { CALLOUT_SIZE_PX, type MaskPainter } from '../resources/maskPainter';
import { ResourceOwner } from '../resources/resourceOwner';
import { SCENE_COLORS } from '../resources/sceneColors';
import type { CalloutView } from '../view/sceneView';
import { DRAW_ORDER } from './drawOrder';

/** Height of the plate, and what its text has of empty space on either side, in squares. */
const PLATE_HEIGHT = 0.82;
const PLATE_PADDING = 0.26;
/** How far above the board the plate's foot hovers, behind the square's row or beside its column. */
const HOVER = 0.5;
const ASIDE = 0.75;

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
  private side: CalloutView['side'] = 'behind';
  private readonly square = new Vector3();

  constructor(private readonly painter: MaskPainter) {
    const { height, width } = CALLOUT_SIZE_PX;
    this.texture = this.owner.own(new DataTexture(new Uint8Array(width * height), width, height, RedFormat));
    this.texture.magFilter = LinearFilter;
    this.texture.minFilter = LinearFilter;
    this.texture.needsUpdate = true;
    const material = this.owner.own(createCalloutMaterial(this.texture, this.uniforms));
    const plate = this.owner.own(new PlaneGeometry(1, 1).translate(0, 0.5, 0));
    this.object3d = new Mesh(plate, material);
    this.object3d.frustumCulled = false;
    // It always faces the camera, from wherever that looks in the frame being drawn; and only what is drawn is painted.
    this.object3d.onBeforeRender = (_renderer, _scene, camera) => {
      this.paintIfNew();
      this.object3d.quaternion.copy(camera.quaternion);
      this.object3d.updateMatrixWorld();
    };
    this.object3d.renderOrder = DRAW_ORDER.callout;
    this.object3d.visible = false;
  }

  hide(): void {
    this.object3d.visible = false;
  }

  /** @param x,z the middle of the square */
  show({ side, text, tone }: CalloutView, x: number, z: number): void {
    this.text = text;
    this.side = side;
    this.square.set(x, 0, z);
    this.uniforms.edgeColor.value.copy(TONE_COLORS[tone]);
    this.object3d.visible = true;
  }

  dispose(): void {
    this.owner.dispose();
  }

  private paintIfNew(): void {
    if (this.text !== this.paintedText) this.paint(this.text);
    const { x, z } = this.square;
    if (this.side === 'behind') this.object3d.position.set(x, HOVER, z - ASIDE);
    else this.object3d.position.set(x + ASIDE + this.object3d.scale.x / 2, HOVER / 2, z);
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
