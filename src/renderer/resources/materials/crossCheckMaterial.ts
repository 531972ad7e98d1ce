import { Color, type IUniform, MeshBasicMaterial, type Texture } from 'three';
import type { ScenePalette } from '../sceneColors';
import { patchShader } from '../shading/shaderPatch';

/** Second value of the instance attribute: the colour of the text. */
export const CROSS_CHECK_MODE = { across: 0, down: 1, both: 2, dead: 3 } as const;

/**
 * A plate over a square with text on it; over a dead square a larger one without text. Quads of side 1 with
 * the instance attribute `crossCheck`: layer of the label, mode.
 */
export function createCrossCheckMaterial(
  labels: IUniform<Texture>,
  palette: ScenePalette,
): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ transparent: true, depthWrite: false });
  const color = (value: string): IUniform<Color> => ({ value: new Color(value) });
  patchShader(material, {
    name: 'crossCheck',
    uniforms: {
      checkLabels: labels,
      acrossColor: color(palette.acrossCheck),
      downColor: color(palette.downCheck),
      plateColor: color(palette.checkPlate),
    },
    vertex: {
      common: 'attribute vec2 crossCheck; flat varying vec2 vCheck; varying vec2 vCheckUv;',
      begin_vertex: 'vCheck = crossCheck; vCheckUv = position.xz + 0.5;',
    },
    fragment: {
      common: /* glsl */ `
uniform sampler2DArray checkLabels;
uniform vec3 acrossColor;
uniform vec3 downColor;
uniform vec3 plateColor;
flat varying vec2 vCheck;
varying vec2 vCheckUv;
`,
      color_fragment: /* glsl */ `
bool isDead = vCheck.y > 2.5;
vec2 corner = max(abs(vCheckUv - 0.5) - (isDead ? 0.42 : 0.36), 0.0);
float edge = length(corner) - 0.07;
float soft = max(fwidth(edge), 0.002);
float plate = 1.0 - smoothstep(-soft, soft, edge);
float ink = isDead ? 0.0 : texture(checkLabels, vec3(vCheckUv, vCheck.x)).r;
bool isAcross = vCheck.y < 0.5 || (vCheck.y > 1.5 && vCheckUv.y < 0.5);
diffuseColor.rgb = mix(plateColor, isAcross ? acrossColor : downColor, ink);
diffuseColor.a = plate * mix(isDead ? 0.8 : 0.93, 1.0, ink);
`,
    },
  });
  return material;
}
