import { Color, type IUniform, MeshPhysicalMaterial, type Texture } from 'three';
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

/** Oiled wood. The grain runs along u of the geometry, whose texture coordinates are world units. */
export function createWoodMaterial(woodGrain: Texture, palette: ScenePalette): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({ roughness: 0.6, clearcoat: 0.16, clearcoatRoughness: 0.42 });
  const uniforms: Record<string, IUniform> = {
    woodGrain: { value: woodGrain },
    earlyWood: { value: new Color(palette.walnutEarly) },
    lateWood: { value: new Color(palette.walnutLate) },
  };
  patchShader(material, {
    name: 'wood',
    uniforms,
    vertex: { common: 'varying vec2 vWood;', begin_vertex: 'vWood = uv;' },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: FRAGMENT_COLOR,
      roughnessmap_fragment: 'roughnessFactor = clamp(roughnessFactor + (tone - 0.5) * 0.25, 0.2, 0.9);',
    },
    quick: { fragment: { color_fragment: QUICK_FRAGMENT_COLOR, roughnessmap_fragment: '' } },
  });
  return material;
}
