import type { IUniform } from 'three';

/** Loss of light at the corners of a quick picture. */
export const quickVignette: IUniform<number> = { value: 0 };

/**
 * Lit materials for machines on which every pixel is expensive: light is computed only at the corners of
 * triangles. Lamps and environment are reduced to the nine colours of a light probe, only the key light is
 * separate, and no shadows are looked up. Tone and colours match the full picture. Materials are drawn in
 * this way if the scene has a light probe.
 *
 * The chunks have the names of three.js's chunks, so that one patch serves both. After them, a patch may use
 * `lamp`, the direction of the key light, and `keyShare`, the share of reflected light that changes with the
 * slope towards it.
 */
export const QUICK_VERTEX = /* glsl */ `
uniform float roughness;
uniform float metalness;
uniform float quickVignette;
varying vec3 vLight;
varying vec3 vSheen;
#include <common>
#include <color_pars_vertex>
#include <lights_pars_begin>

/**
 * Specular highlight of the key light. Seen from above, the self-masking of a rough surface is nearly
 * constant.
 */
float shine(vec3 normal, vec3 between, float alpha) {
  float facing = saturate(dot(normal, between));
  float alpha2 = alpha * alpha;
  float spread = facing * facing * (alpha2 - 1.0) + 1.0;
  return 0.115 * alpha2 / (spread * spread);
}

void main() {
  #include <color_vertex>
  #include <beginnormal_vertex>
  #include <defaultnormal_vertex>
  vec3 shownNormal = normalize(transformedNormal);
  vec3 lamp = directionalLights[0].direction;
  float facing = saturate(dot(shownNormal, lamp));
  // The rest is lost to mutual shadows.
  vec3 key = directionalLights[0].color * (facing * 0.93);
  vec3 around = getLightProbeIrradiance(lightProbe, shownNormal);
  float keyShare = key.g / ((key.g + around.g) * max(facing, 0.2));
  #include <begin_vertex>
  #include <project_vertex>
  vec3 view = normalize(-mvPosition.xyz);
  // Reflectance of a surface seen from well above, after Karis (2014).
  vec2 mirror = vec2(1.04 - 0.6 * roughness, 0.022 * roughness);
  vec3 mirrored = RECIPROCAL_PI * mirror.x * around;
  mirrored += key * shine(shownNormal, normalize(lamp + view), roughness * roughness);
  vec3 matte = RECIPROCAL_PI * (key + around);
  vLight = mix(matte, mirrored, metalness);
  vSheen = 0.04 * (1.0 - metalness) * mirrored + RECIPROCAL_PI * mirror.y * around;
  vec2 fromCentre = 0.5 * gl_Position.xy / max(gl_Position.w, 0.1);
  float vignette = 1.0 - quickVignette * smoothstep(0.1, 0.62, dot(fromCentre, fromCentre) * 1.25);
  vLight *= vignette;
  vSheen *= vignette;
}
`;

/** A patch may change `light`, which colours are multiplied by. */
export const QUICK_FRAGMENT = /* glsl */ `
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float opacity;
varying vec3 vLight;
varying vec3 vSheen;
#include <common>
#include <color_pars_fragment>

void main() {
  vec4 diffuseColor = vec4(diffuse, opacity);
  vec3 totalEmissiveRadiance = emissive;
  vec3 light = vLight;
  #include <color_fragment>
  #include <roughnessmap_fragment>
  #include <normal_fragment_maps>
  #include <emissivemap_fragment>
  vec3 outgoingLight = diffuseColor.rgb * light + vSheen + totalEmissiveRadiance;
  #include <opaque_fragment>
  vec3 seen = gl_FragColor.rgb * toneMappingExposure;
  // Neutral tone mapping without its shoulder, which hardly anything here is bright enough to reach.
  float darkest = min(seen.r, min(seen.g, seen.b));
  seen -= darkest < 0.08 ? darkest - 6.25 * darkest * darkest : 0.04;
  // Approximates the sRGB curve within one or two steps of 255.
  gl_FragColor.rgb = 1.13005 * sqrt(max(seen - 0.00228, 0.0)) - 0.13448 * seen + 0.005719;
}
`;
