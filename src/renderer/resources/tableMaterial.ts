import { Color, MeshStandardMaterial, type Texture, Vector4 } from 'three';
import { SCENE_COLORS } from './sceneColors';
import { patchShader } from './shaderPatch';

const FRAGMENT_HEAD = /* glsl */ `
uniform sampler2D surfaceGrain;
uniform vec3 backdropColor;
uniform vec4 boardFoot;
uniform vec4 rackFoot;
uniform float reach;
varying vec2 vTable;
float footShade(vec4 foot) {
  vec2 q = abs(vTable - foot.xy) - foot.zw;
  float gap = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
  return 1.0 - 0.7 * exp(-max(gap, 0.0) * 2.4);
}
`;

/**
 * A seamless dark studio table: a pool of light that fades into the backdrop, and the soft shade around the feet of
 * board and rack.
 */
export class TableMaterial extends MeshStandardMaterial {
  /** Centre x, z and half extents x, z of what stands on the table. */
  readonly boardFoot = new Vector4();
  readonly rackFoot = new Vector4();
  /** Where the pool of light ends, in squares from the middle. */
  readonly reach = { value: 30 };

  constructor(surfaceGrain: Texture) {
    super({ color: new Color(SCENE_COLORS.table), roughness: 0.82, dithering: true, fog: false });
    patchShader(this, {
      name: 'table',
      uniforms: {
        surfaceGrain: { value: surfaceGrain },
        backdropColor: { value: new Color(SCENE_COLORS.backdrop) },
        boardFoot: { value: this.boardFoot },
        rackFoot: { value: this.rackFoot },
        reach: this.reach,
      },
      vertex: { common: 'varying vec2 vTable;', begin_vertex: 'vTable = position.xz;' },
      fragment: {
        common: FRAGMENT_HEAD,
        color_fragment: /* glsl */ `
#ifdef QUICK
float grainTone = 0.5;
#else
float grainTone = texture2D(surfaceGrain, vTable * 0.23).r;
#endif
diffuseColor.rgb *= (0.93 + 0.14 * grainTone) * footShade(boardFoot) * footShade(rackFoot);
float pool = length(vTable * vec2(1.0, 1.08)) / reach;
`,
        opaque_fragment: /* glsl */ `
gl_FragColor.rgb = mix(gl_FragColor.rgb, backdropColor, smoothstep(0.22, 1.0, pool));
`,
      },
    });
  }
}
