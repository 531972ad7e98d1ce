import { type IUniform, Vector3 } from 'three';

/** Of the canvas that a quick picture is drawn on: 1 / width, 1 / height, and how much light its corners lose. */
export const quickCanvas: IUniform<Vector3> = { value: new Vector3() };

/**
 * The lit materials for machines where every pixel is dear: lamps and environment come as the nine colours of a light
 * probe, only the key light is worked out by itself, and nothing looks up a shadow. Tone and colours are those of the
 * full picture. A material is drawn so wherever the scene has a light probe.
 *
 * Its chunks have the names of three.js's, so that one patch serves both; code of a patch for this picture alone stands
 * behind `#ifdef QUICK`. It may dim `keyLight`, the share of the key light that arrives.
 */
export const QUICK_FRAGMENT = /* glsl */ `
#define QUICK
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
uniform vec3 quickCanvas;
varying vec3 vViewPosition;
#include <common>
#include <color_pars_fragment>
#include <normal_pars_fragment>
#include <lights_pars_begin>

/** The shine of the key light. Seen from above, the masking of a rough surface by itself hardly changes: a number. */
float shine(vec3 normal, vec3 between, float alpha) {
  float facing = saturate(dot(normal, between));
  float alpha2 = alpha * alpha;
  float spread = facing * facing * (alpha2 - 1.0) + 1.0;
  return 0.115 * alpha2 / (spread * spread);
}

void main() {
  vec4 diffuseColor = vec4(diffuse, opacity);
  vec3 totalEmissiveRadiance = emissive;
  // The rest is lost in the shadows that things throw on each other.
  float keyLight = 0.93;
  #include <color_fragment>
  #include <roughnessmap_fragment>
  #include <metalnessmap_fragment>
  #include <normal_fragment_begin>
  #include <normal_fragment_maps>
  #include <emissivemap_fragment>
  vec3 view = normalize(vViewPosition);
  vec3 lamp = directionalLights[0].direction;
  vec3 key = directionalLights[0].color * (saturate(dot(normal, lamp)) * keyLight);
  vec3 around = getLightProbeIrradiance(lightProbe, normal);
  vec3 gloss = mix(vec3(0.04), diffuseColor.rgb, metalnessFactor);
  vec3 matte = diffuseColor.rgb * (1.0 - metalnessFactor);
  // How much a surface mirrors that is seen from well above, after Karis (2014).
  vec2 mirror = vec2(1.04 - 0.6 * roughnessFactor, 0.022 * roughnessFactor);
  vec3 outgoingLight = RECIPROCAL_PI * (matte * (key + around) + (gloss * mirror.x + mirror.y) * around);
  outgoingLight += gloss * key * shine(normal, normalize(lamp + view), roughnessFactor * roughnessFactor);
  outgoingLight += totalEmissiveRadiance;
  #include <opaque_fragment>
  vec2 fromCentre = gl_FragCoord.xy * quickCanvas.xy - 0.5;
  vec3 seen = gl_FragColor.rgb * toneMappingExposure;
  seen *= 1.0 - quickCanvas.z * smoothstep(0.1, 0.62, dot(fromCentre, fromCentre) * 1.25);
  // Neutral tone mapping without its shoulder, which begins where next to nothing here is as bright.
  float darkest = min(seen.r, min(seen.g, seen.b));
  seen -= darkest < 0.08 ? darkest - 6.25 * darkest * darkest : 0.04;
  // The curve of sRGB to within a step or two of 255.
  gl_FragColor.rgb = 1.13005 * sqrt(max(seen - 0.00228, 0.0)) - 0.13448 * seen + 0.005719;
}
`;
