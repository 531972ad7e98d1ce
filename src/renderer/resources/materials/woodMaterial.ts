import { Color, type IUniform, MeshPhysicalMaterial, type Texture, type Vector2 } from 'three';
import type { ScenePalette } from '../sceneColors';
import { patchShader } from '../shading/shaderPatch';

const FRAGMENT_HEAD = /* glsl */ `
uniform sampler2D woodGrain;
uniform vec3 earlyWood;
uniform vec3 lateWood;
varying vec2 vWood;
`;

const FRAGMENT_COLOR = /* glsl */ `
vec4 grain = texture2D(woodGrain, vWood * vec2(0.1, 0.23));
vec4 fine = texture2D(woodGrain, vWood * vec2(0.43, 1.05) + 0.37);
float tone = grain.r * 0.62 + fine.r * 0.38;
diffuseColor.rgb = mix(earlyWood, lateWood, smoothstep(0.08, 0.92, tone));
diffuseColor.rgb *= (0.86 + 0.28 * grain.b) * (1.0 - 0.45 * fine.g);
`;

/** The fine grain is replaced by its mean. */
const QUICK_FRAGMENT_COLOR = /* glsl */ `
vec4 grain = texture2D(woodGrain, vWood * vec2(0.1, 0.23));
diffuseColor.rgb = mix(earlyWood, lateWood, smoothstep(0.08, 0.92, grain.r * 0.62 + 0.161));
diffuseColor.rgb *= (0.86 + 0.28 * grain.b) * 0.971;
`;

const FRAGMENT_ROUGHNESS = 'roughnessFactor = clamp(roughnessFactor + (tone - 0.5) * 0.25, 0.2, 0.9);';

const createVarnish = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ roughness: 0.6, clearcoat: 0.16, clearcoatRoughness: 0.42 });

const woodUniforms = (woodGrain: Texture, palette: ScenePalette): Record<string, IUniform> => ({
  woodGrain: { value: woodGrain },
  earlyWood: { value: new Color(palette.walnutEarly) },
  lateWood: { value: new Color(palette.walnutLate) },
});

/** Oiled wood. The grain runs along u of the geometry, whose texture coordinates are world units. */
export function createWoodMaterial(woodGrain: Texture, palette: ScenePalette): MeshPhysicalMaterial {
  const material = createVarnish();
  patchShader(material, {
    name: 'wood',
    uniforms: woodUniforms(woodGrain, palette),
    vertex: { common: 'varying vec2 vWood;', begin_vertex: 'vWood = uv;' },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: FRAGMENT_COLOR,
      roughnessmap_fragment: FRAGMENT_ROUGHNESS,
    },
    quick: { fragment: { color_fragment: QUICK_FRAGMENT_COLOR, roughnessmap_fragment: '' } },
  });
  return material;
}

/** Strips of brass: each is `x` away from the inner edge of the frame and `y` wide. */
const INLAY_HEAD = /* glsl */ `
uniform vec2 strips[2];
uniform vec3 brassColor;
varying float vOut;
/** Share of a pixel that a strip covers: strips narrower than a pixel become paler, not dotted. */
float stripCover(vec2 strip, float footprint) {
  float from = clamp((vOut - strip.x) / footprint + 0.5, 0.0, 1.0);
  float to = clamp((vOut - strip.x - strip.y) / footprint + 0.5, 0.0, 1.0);
  return from - to;
}
`;

const INLAY_COLOR = /* glsl */ `
float footprint = max(fwidth(vOut), 0.0005);
float brass = (stripCover(strips[0], footprint) + stripCover(strips[1], footprint)) * step(0.5, vTop);
diffuseColor.rgb = mix(diffuseColor.rgb, brassColor, brass);
`;

/** Wood with strips of brass let into its flat top. Needs the attribute `fromInside`. */
export function createInlaidWoodMaterial(
  woodGrain: Texture,
  palette: ScenePalette,
  strips: readonly [Vector2, Vector2],
): MeshPhysicalMaterial {
  const material = createVarnish();
  const head = `${INLAY_HEAD} varying float vTop;`;
  patchShader(material, {
    name: 'inlaidWood',
    uniforms: {
      ...woodUniforms(woodGrain, palette),
      strips: { value: strips },
      brassColor: { value: new Color(palette.brass) },
    },
    vertex: {
      common: 'attribute float fromInside; varying vec2 vWood; varying float vOut; varying float vTop;',
      begin_vertex: 'vWood = uv; vOut = fromInside; vTop = normal.y;',
    },
    fragment: {
      common: `${FRAGMENT_HEAD} ${head}`,
      color_fragment: `${FRAGMENT_COLOR} ${INLAY_COLOR}`,
      roughnessmap_fragment: `${FRAGMENT_ROUGHNESS} roughnessFactor = mix(roughnessFactor, 0.42, brass);`,
      normal_fragment_maps: 'metalnessFactor = 0.6 * brass;',
    },
    quick: {
      fragment: {
        color_fragment: `${QUICK_FRAGMENT_COLOR} ${INLAY_COLOR}`,
        roughnessmap_fragment: '',
        normal_fragment_maps: '',
      },
    },
  });
  return material;
}
