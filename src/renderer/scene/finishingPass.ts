import {
  type IUniform,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { ResourceOwner } from '../resources/resourceOwner';

const VERTEX = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
`;

/** Vignette, tone mapping, and a dither that keeps the dark gradients of the studio free of bands. */
const FRAGMENT = /* glsl */ `
uniform sampler2D picture;
uniform float vignette;
varying vec2 vUv;
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
void main() {
  gl_FragColor = vec4(texture2D(picture, vUv).rgb, 1.0);
  vec2 fromCentre = vUv - 0.5;
  gl_FragColor.rgb *= 1.0 - vignette * smoothstep(0.1, 0.62, dot(fromCentre, fromCentre) * 1.25);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor.rgb += (hash(gl_FragCoord.xy) - 0.5) / 255.0;
}
`;

/** How much of the light the corners lose. */
export const VIGNETTE = 0.55;

/** Finishes a picture of light on the canvas. */
export class FinishingPass {
  private readonly owner = new ResourceOwner();
  private readonly camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly quad: Mesh;
  private readonly uniforms: {
    readonly picture: IUniform<Texture | null>;
    readonly vignette: IUniform<number>;
  };

  constructor(vignette: number) {
    this.uniforms = { picture: { value: null }, vignette: { value: vignette } };
    const material = this.owner.own(
      new ShaderMaterial({
        uniforms: this.uniforms,
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        depthTest: false,
        depthWrite: false,
      }),
    );
    this.quad = new Mesh(this.owner.own(new PlaneGeometry(2, 2)), material);
    this.quad.frustumCulled = false;
  }

  render(renderer: WebGLRenderer, picture: Texture): void {
    this.uniforms.picture.value = picture;
    renderer.setRenderTarget(null);
    renderer.render(this.quad, this.camera);
  }

  dispose(): void {
    this.owner.dispose();
  }
}
