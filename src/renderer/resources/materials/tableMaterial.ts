import { Color, MeshStandardMaterial, type Texture, Vector4 } from 'three';
import type { ScenePalette } from '../sceneColors';
import { patchShader } from '../shading/shaderPatch';

const VERTEX_BODY = 'vTable = (modelMatrix * vec4(transformed, 1.0)).xz;';

const FRAGMENT_HEAD = /* glsl */ `
uniform sampler2D surfaceGrain;
uniform vec3 backdropColor;
uniform vec4 boardFoot;
uniform vec4 rackFoot;
uniform float reach;
uniform float shade;
varying vec2 vTable;
float footShade(vec4 foot) {
  vec2 gap = max(abs(vTable - foot.xy) - foot.zw, 0.0);
  return 1.0 - shade * exp(-2.4 * length(gap));
}
`;

const FRAGMENT_COLOR = /* glsl */ `
vec4 nap = texture2D(surfaceGrain, vTable * 0.37);
diffuseColor.rgb *= (0.72 + 0.4 * nap.r + 0.8 * (nap.g - 0.5)) * footShade(boardFoot) * footShade(rackFoot);
`;

const POOL = 'float pool = smoothstep(0.22, 1.0, length(vTable * vec2(1.0, 1.08)) / reach);';
const FADE = (pool: string) => `gl_FragColor.rgb = mix(gl_FragColor.rgb, backdropColor, ${pool});`;

const QUICK_VERTEX_HEAD = 'uniform float reach; varying vec2 vTable; varying float vPool;';

const QUICK_FRAGMENT_HEAD = /* glsl */ `
uniform vec3 backdropColor;
uniform vec4 boardFoot;
uniform vec4 rackFoot;
uniform float shade;
varying vec2 vTable;
varying float vPool;
`;

/** Only the nearer foot casts shade, and the nap is replaced by its mean. */
const QUICK_FRAGMENT_COLOR = /* glsl */ `
vec2 fromBoard = max(abs(vTable - boardFoot.xy) - boardFoot.zw, 0.0);
vec2 fromRack = max(abs(vTable - rackFoot.xy) - rackFoot.zw, 0.0);
float gap = sqrt(min(dot(fromBoard, fromBoard), dot(fromRack, fromRack)));
diffuseColor.rgb *= 0.92 * (1.0 - shade * exp2(-3.46 * gap));
`;

/**
 * A table covered with felt: a pool of light that fades into the backdrop, and the soft shade around the feet
 * of board and rack.
 */
export class TableMaterial extends MeshStandardMaterial {
  /** Centre x, z and half extents x, z of the objects on the table. */
  readonly boardFoot = new Vector4();
  readonly rackFoot = new Vector4();
  /** Radius of the pool of light, in squares from the middle. */
  readonly reach = { value: 30 };

  constructor(surfaceGrain: Texture, palette: ScenePalette) {
    super({ color: new Color(palette.table), roughness: 0.95, dithering: true, fog: false });
    patchShader(this, {
      name: 'table',
      uniforms: {
        surfaceGrain: { value: surfaceGrain },
        backdropColor: { value: new Color(palette.backdrop) },
        boardFoot: { value: this.boardFoot },
        rackFoot: { value: this.rackFoot },
        reach: this.reach,
        shade: { value: palette.footShade },
      },
      vertex: { common: 'varying vec2 vTable;', project_vertex: VERTEX_BODY },
      fragment: {
        common: FRAGMENT_HEAD,
        color_fragment: FRAGMENT_COLOR,
        opaque_fragment: `${POOL} ${FADE('pool')}`,
      },
      quick: {
        vertex: { common: QUICK_VERTEX_HEAD, project_vertex: `${VERTEX_BODY} ${POOL} vPool = pool;` },
        fragment: {
          common: QUICK_FRAGMENT_HEAD,
          color_fragment: QUICK_FRAGMENT_COLOR,
          opaque_fragment: FADE('vPool'),
        },
      },
    });
  }
}
