import { Color, MeshBasicMaterial } from 'three';
import type { ScenePalette } from '../sceneColors';
import { patchShader } from '../shading/shaderPatch';

/**
 * A column of light that fades towards its top and ends in a bright edge. It ranges from cold and faint to
 * hot with the instance's `heatLevel`, 0 … 1. Drawn on a box of height 1 that stands on y = 0.
 */
export function createHeatMaterial(palette: ScenePalette): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ transparent: true, depthWrite: false });
  patchShader(material, {
    name: 'heat',
    uniforms: {
      heatCold: { value: new Color(palette.heatCold) },
      heatWarm: { value: new Color(palette.heatWarm) },
      heatHot: { value: new Color(palette.heatHot) },
    },
    vertex: {
      common: 'attribute float heatLevel; varying float vHeatLevel; varying float vHeatUp;',
      begin_vertex: 'vHeatLevel = heatLevel; vHeatUp = position.y;',
    },
    fragment: {
      common: /* glsl */ `
uniform vec3 heatCold;
uniform vec3 heatWarm;
uniform vec3 heatHot;
varying float vHeatLevel;
varying float vHeatUp;
`,
      color_fragment: /* glsl */ `
vec3 heatBelow = mix(heatCold, heatWarm, min(vHeatLevel * 2.0, 1.0));
diffuseColor.rgb = mix(heatBelow, heatHot, max(vHeatLevel * 2.0 - 1.0, 0.0));
float heatRim = smoothstep(0.86, 0.995, vHeatUp);
diffuseColor.rgb *= 1.0 + heatRim * 0.9;
diffuseColor.a = (mix(0.8, 0.42, vHeatUp) + heatRim * 0.35) * (0.5 + 0.5 * sqrt(vHeatLevel));
`,
    },
  });
  return material;
}
