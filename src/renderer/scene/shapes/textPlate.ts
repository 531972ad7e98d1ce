import {
  type Color,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  PlaneGeometry,
  RedFormat,
} from 'three';
import {
  type CalloutUniforms,
  createCalloutMaterial,
  createCalloutUniforms,
} from '../../resources/materials/calloutMaterial';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { SceneResources } from '../../resources/sceneResources';
import { CALLOUT_SIZE_PX } from '../../resources/textures/maskPainter';

/** In squares. */
export interface TextPlateSize {
  readonly height: number;
  /** Empty space on either side of the text. */
  readonly padding: number;
  /** Longer text is printed smaller. */
  readonly mostWidth?: number;
}

/** A plate with a coloured edge and a line of text, in the plane z = 0 around its middle. */
export class TextPlate {
  readonly object3d: Mesh;
  private readonly owner = new ResourceOwner();
  private readonly uniforms: CalloutUniforms = createCalloutUniforms();
  private readonly texture: DataTexture;
  private paintedText = '';

  /** @param isOnTop whether nothing hides it */
  constructor(
    private readonly resources: SceneResources,
    private readonly size: TextPlateSize,
    isOnTop: boolean,
    renderOrder: number,
  ) {
    const { height, width } = CALLOUT_SIZE_PX;
    this.texture = this.owner.own(new DataTexture(new Uint8Array(width * height), width, height, RedFormat));
    this.texture.magFilter = LinearFilter;
    // A plate lying flat appears small, and in quick pictures even smaller.
    this.texture.minFilter = isOnTop ? LinearFilter : LinearMipmapLinearFilter;
    this.texture.generateMipmaps = !isOnTop;
    this.texture.needsUpdate = true;
    const material = this.owner.own(createCalloutMaterial(this.texture, this.uniforms, resources.palette));
    material.depthTest = !isOnTop;
    this.object3d = new Mesh(this.owner.own(new PlaneGeometry(1, 1)), material);
    this.object3d.frustumCulled = false;
    this.object3d.renderOrder = renderOrder;
  }

  setEdge(color: Color): void {
    this.uniforms.edgeColor.value.copy(color);
  }

  setText(text: string): void {
    if (text === this.paintedText) return;
    this.paintedText = text;
    const { coverage, textWidth } = this.resources.painter.callout(text);
    this.texture.image.data = coverage;
    this.texture.needsUpdate = true;
    const { height, mostWidth = Number.POSITIVE_INFINITY, padding } = this.size;
    const textHeight = Math.min(
      height,
      ((mostWidth - 2 * padding) * CALLOUT_SIZE_PX.height) / Math.max(1, textWidth),
    );
    const width = (textWidth / CALLOUT_SIZE_PX.height) * textHeight;
    this.uniforms.plateSize.value.set(width + 2 * padding, textHeight);
    this.uniforms.textShare.value.set(textWidth / CALLOUT_SIZE_PX.width, width / (width + 2 * padding));
    this.object3d.scale.set(width + 2 * padding, textHeight, 1);
  }

  dispose(): void {
    this.owner.dispose();
  }
}
