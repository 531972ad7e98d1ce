import { Color, type IUniform, MeshBasicMaterial, type Texture, Vector2 } from 'three';
import type { ScenePalette } from '../sceneColors';
import { patchShader } from '../shading/shaderPatch';

export interface CalloutUniforms {
  /** Colour of the edge and of the point under the plate. */
  readonly edgeColor: IUniform<Color>;
  /** Width and height of the plate, in squares. */
  readonly plateSize: IUniform<Vector2>;
  /** Used share of the text's texture, and the share of the plate that the text takes, both in width. */
  readonly textShare: IUniform<Vector2>;
}

export const createCalloutUniforms = (): CalloutUniforms => ({
  edgeColor: { value: new Color() },
  plateSize: { value: new Vector2(1, 1) },
  textShare: { value: new Vector2(1, 1) },
});

/**
 * A plate with a coloured edge and a line of text, drawn on top of everything. For a quad with the usual
 * texture coordinates.
 */
export function createCalloutMaterial(
  text: Texture,
  uniforms: CalloutUniforms,
  palette: ScenePalette,
): MeshBasicMaterial {
  const material = new MeshBasicMaterial({
    transparent: true,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
  patchShader(material, {
    name: 'callout',
    uniforms: {
      ...uniforms,
      calloutText: { value: text },
      plateColor: { value: new Color(palette.calloutPlate) },
      textColor: { value: new Color(palette.calloutInk) },
    },
    vertex: { common: 'varying vec2 vPlate;', begin_vertex: 'vPlate = uv;' },
    fragment: {
      common: /* glsl */ `
varying vec2 vPlate;
uniform vec3 edgeColor;
uniform vec3 plateColor;
uniform vec3 textColor;
uniform vec2 plateSize;
uniform vec2 textShare;
uniform sampler2D calloutText;
`,
      alphatest_fragment: /* glsl */ `
vec2 at = (vPlate - 0.5) * plateSize;
float radius = 0.16;
vec2 corner = abs(at) - plateSize * 0.5 + radius + 0.03;
float border = length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - radius;
float soft = fwidth(border);
float inside = 1.0 - smoothstep(-soft, soft, border);
float edge = smoothstep(-0.045 - soft, -0.045 + soft, border);
vec2 textUv = vec2((vPlate.x - 0.5) / textShare.y + 0.5, vPlate.y);
float isText = step(0.0, textUv.x) * step(textUv.x, 1.0);
float ink = isText * texture2D(calloutText, vec2(textUv.x * textShare.x, 1.0 - textUv.y)).r;
diffuseColor.rgb = mix(mix(plateColor, textColor, ink), edgeColor, edge);
diffuseColor.a = inside * mix(0.93, 1.0, max(edge, ink));
`,
    },
  });
  return material;
}
