import { type IUniform, ShaderChunk, type Vector3, type WebGLRenderer } from 'three';
import { ENVIRONMENT_INTENSITY, RIM_LAMP } from '../studio/studio';
import { ROUGHEST_LEVEL, SHARPEST_NEEDED } from '../studio/studioEnvironment';
import { gatherStudioLight } from '../studio/studioProbe';

const thriftyRenderers = new WeakSet<WebGLRenderer>();

/**
 * Makes full pictures of this renderer omit barely visible detail: software rendering pays for every look-up.
 */
export const drawThriftily = (renderer: WebGLRenderer): void => {
  thriftyRenderers.add(renderer);
};

export const isThrifty = (renderer: WebGLRenderer): boolean => thriftyRenderers.has(renderer);

const glslFloat = (value: number): string => value.toFixed(1);

const FIVE_LOOK_UPS = /shadow = \(\s*texture\([\s\S]*?\) \* 0\.2;/;
/** Each look-up is filtered by itself. */
const THREE_LOOK_UPS = /* glsl */ `
shadow = (
  texture(shadowMap, vec3(shadowCoord.xy + vec2(0.0, 0.7) * radius, shadowCoord.z)) +
  texture(shadowMap, vec3(shadowCoord.xy + vec2(0.6, -0.35) * radius, shadowCoord.z)) +
  texture(shadowMap, vec3(shadowCoord.xy + vec2(-0.6, -0.35) * radius, shadowCoord.z))
) / 3.0;
`;

function thriftyShadows(): string {
  const chunk = ShaderChunk.shadowmap_pars_fragment;
  if (!FIVE_LOOK_UPS.test(chunk)) throw new Error('The look-ups of shadows are not where they were.');
  return chunk.replace(FIVE_LOOK_UPS, THREE_LOOK_UPS);
}

/**
 * Lit materials of the full picture for software rendering: the key light with its shadows and highlights as
 * in three.js, with shorter formulas. All other light is smooth enough for the nine colours of a light probe
 * (Ramamoorthi and Hanrahan 2001); only shiny surfaces use the environment map. Multiple reflections between
 * the facets of a rough surface are omitted.
 *
 * Its chunks have the names of three.js's chunks, so that one patch serves both.
 */
export const THRIFTY_FRAGMENT = /* glsl */ `
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef USE_CLEARCOAT
uniform float clearcoat;
uniform float clearcoatRoughness;
#endif
uniform vec3 studioLight[9];
varying vec3 vViewPosition;
#include <common>
#include <packing>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <envmap_common_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
${thriftyShadows()}
#include <shadowmask_pars_fragment>

/** Fresnel factor of a facet by viewing angle: Schlick's formula with the exponent of Karis (2013). */
float glancing(float dotVH) {
  return exp2((-5.55473 * dotVH - 6.98316) * dotVH);
}

/** GGX with the short form of Smith's masking (Hammon 2017), without the Fresnel factor. */
float highlight(float dotNL, float dotNV, float dotNH, float alpha) {
  float alpha2 = alpha * alpha;
  float spread = dotNH * dotNH * (alpha2 - 1.0) + 1.0;
  return RECIPROCAL_PI * alpha2 / (spread * spread) * 0.5 / (mix(2.0 * dotNL * dotNV, dotNL + dotNV, alpha) + 1e-4);
}

/** Environment reflectance: the specular scale, and the bias (Karis 2014). */
vec2 mirroredShare(float roughness, float dotNV) {
  vec4 r = roughness * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
  float a004 = min(r.x * r.x, exp2(-9.28 * dotNV)) * r.x + r.y;
  return vec2(-1.04, 1.04) * a004 + r.zw;
}

/** @param around incident light: a rough surface reflects nearly that */
vec3 environment(vec3 normal, vec3 view, float roughness, vec3 around) {
#ifdef USE_ENVMAP
  if (roughness < 0.65) {
    vec3 mirrored = normalize(mix(reflect(-view, normal), normal, pow4(roughness)));
    mirrored = transformDirectionByInverseViewMatrix(mirrored, viewMatrix);
    // Like roughnessToMip, but the map omits the sharpest levels.
    float level = ${glslFloat(ROUGHEST_LEVEL)} * roughness * (2.0 - roughness) - ${glslFloat(SHARPEST_NEEDED)};
    return textureLod(envMap, mirrored, level).rgb * envMapIntensity;
  }
#endif
  return RECIPROCAL_PI * around;
}

void main() {
  vec4 diffuseColor = vec4(diffuse, opacity);
  vec3 totalEmissiveRadiance = emissive;
  #include <color_fragment>
  #include <roughnessmap_fragment>
  #include <metalnessmap_fragment>
  #include <normal_fragment_begin>
  #include <normal_fragment_maps>
  #include <emissivemap_fragment>
  vec3 view = normalize(vViewPosition);
  vec3 lamp = directionalLights[0].direction;
  vec3 between = normalize(lamp + view);
  float dotNL = saturate(dot(normal, lamp));
  float dotNV = saturate(dot(normal, view));
  float grazed = glancing(saturate(dot(view, between)));
  vec3 keyLight = directionalLights[0].color * getShadowMask();
  vec3 key = keyLight * dotNL;
  vec3 worldNormal = transformNormalByInverseViewMatrix(normal, viewMatrix);
#ifdef USE_ENVMAP
  float strength = envMapIntensity;
#else
  float strength = 1.0;
#endif
  vec3 around = shGetIrradianceAt(worldNormal, studioLight) * strength;
  vec3 gloss = mix(vec3(0.04), diffuseColor.rgb, metalnessFactor);
  vec3 matte = RECIPROCAL_PI * (1.0 - metalnessFactor) * diffuseColor.rgb;
  vec3 mirroredKey = gloss + (1.0 - gloss) * grazed;
  vec2 share = mirroredShare(roughnessFactor, dotNV);
  vec3 mirroredAround = gloss * share.x + share.y;
  float dotNH = saturate(dot(normal, between));
  vec3 outgoingLight = matte * (key * (1.0 - mirroredKey) + around * (1.0 - mirroredAround));
  outgoingLight += key * mirroredKey * highlight(dotNL, dotNV, dotNH, roughnessFactor * roughnessFactor);
  outgoingLight += mirroredAround * environment(normal, view, roughnessFactor, around);
  outgoingLight += totalEmissiveRadiance;
#ifdef USE_CLEARCOAT
  // A coat this thin shows no visible reflections of the environment.
  float coatNL = saturate(dot(nonPerturbedNormal, lamp));
  float coatNV = saturate(dot(nonPerturbedNormal, view));
  float coatNH = saturate(dot(nonPerturbedNormal, between));
  float coat = highlight(coatNL, coatNV, coatNH, clearcoatRoughness * clearcoatRoughness);
  outgoingLight *= 1.0 - clearcoat * (0.04 + 0.96 * glancing(coatNV));
  outgoingLight += keyLight * (coatNL * clearcoat * (0.04 + 0.96 * grazed) * coat);
#endif
  #include <opaque_fragment>
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  #include <dithering_fragment>
}
`;

let studioLight: IUniform<Vector3[]> | null = null;

/** Uniforms of the thrifty shader besides three.js's: all light but the key light, at full strength. */
export function thriftyUniforms(): { readonly studioLight: IUniform<Vector3[]> } {
  studioLight ??= { value: gatherStudioLight([RIM_LAMP]).scale(1 / ENVIRONMENT_INTENSITY).coefficients };
  return { studioLight };
}
