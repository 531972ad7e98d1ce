import {
  type IUniform,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  Vector4,
  type WebGLRenderer,
} from 'three';
import { ResourceOwner } from '../../resources/resourceOwner';
import type { PicturePart } from '../seenPart';

const VERTEX = /* glsl */ `
uniform vec4 place;
varying vec2 vUv;
varying vec2 vFromCentre;
void main() {
  vUv = uv;
  vFromCentre = place.xy + uv * place.zw - 0.5;
  gl_Position = vec4(2.0 * vFromCentre, 0.0, 1.0);
}
`;

/** Vignette, tone mapping, and a dither that keeps the dark gradients of the studio free of bands. */
const FRAGMENT = /* glsl */ `
uniform sampler2D picture;
uniform float vignette;
varying vec2 vUv;
varying vec2 vFromCentre;
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
void main() {
  vec4 light = texture2D(picture, vUv);
#ifdef TRANSPARENT
  // Light is premultiplied by coverage. Glows add to both.
  float cover = min(light.a, 1.0);
  gl_FragColor = vec4(light.rgb / max(cover, 0.001), 1.0);
#else
  gl_FragColor = vec4(light.rgb, 1.0);
#endif
  gl_FragColor.rgb *= 1.0 - vignette * smoothstep(0.1, 0.62, dot(vFromCentre, vFromCentre) * 1.25);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor.rgb += (hash(gl_FragCoord.xy) - 0.5) / 255.0;
#ifdef TRANSPARENT
  gl_FragColor = vec4(clamp(gl_FragColor.rgb, 0.0, 1.0), 1.0) * cover;
#endif
}
`;

/** Draws a picture of linear light to the canvas with the finishing effects. */
export class FinishingPass {
  private readonly owner = new ResourceOwner();
  private readonly camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly quad: Mesh;
  private readonly uniforms: {
    readonly picture: IUniform<Texture | null>;
    readonly vignette: IUniform<number>;
    readonly place: IUniform<Vector4>;
  };

  constructor(vignette: number, isTransparent: boolean) {
    this.uniforms = {
      picture: { value: null },
      vignette: { value: vignette },
      place: { value: new Vector4() },
    };
    const material = this.owner.own(
      new ShaderMaterial({
        uniforms: this.uniforms,
        defines: isTransparent ? { TRANSPARENT: true } : {},
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        depthTest: false,
        depthWrite: false,
      }),
    );
    this.quad = new Mesh(this.owner.own(new PlaneGeometry(2, 2)), material);
    this.quad.frustumCulled = false;
  }

  /**
   * @param part the part of the whole picture in `picture`
   * @param size of the whole picture
   */
  render(
    renderer: WebGLRenderer,
    picture: Texture,
    { height, left, top, width }: PicturePart,
    size: { readonly width: number; readonly height: number },
  ): void {
    this.uniforms.picture.value = picture;
    const bottom = size.height - top - height;
    this.uniforms.place.value
      .set(left, bottom, width, height)
      .divide(new Vector4(size.width, size.height, size.width, size.height));
    renderer.setRenderTarget(null);
    renderer.render(this.quad, this.camera);
  }

  dispose(): void {
    this.owner.dispose();
  }
}
