import { Color, MeshBasicMaterial, type Texture } from 'three';
import { patchShader } from '../shading/shaderPatch';

/**
 * The printed outline and pale letter where a rack tile is missing. Quads of side 1 with the
 * attribute `letterLayer`.
 */
export function createGhostMaterial(engravings: Texture, color: string): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: new Color(color), transparent: true, depthWrite: false });
  patchShader(material, {
    name: 'ghost',
    uniforms: { engravings: { value: engravings } },
    vertex: {
      common: 'attribute float letterLayer; flat varying float vLetterLayer; varying vec2 vGhost;',
      begin_vertex: 'vLetterLayer = letterLayer; vGhost = position.xz;',
    },
    fragment: {
      common: 'uniform sampler2DArray engravings; flat varying float vLetterLayer; varying vec2 vGhost;',
      color_fragment: /* glsl */ `
vec2 corner = abs(vGhost) - 0.46 + 0.1;
float outline = abs(length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - 0.1) - 0.016;
float soft = max(fwidth(outline), 0.002);
float letter = texture(engravings, vec3(vGhost + 0.5, vLetterLayer)).b;
diffuseColor.a = max(0.85 * (1.0 - smoothstep(-soft, soft, outline)), 0.85 * letter);
diffuseColor.a = max(diffuseColor.a, 0.1 * step(length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0), 0.1));
`,
    },
  });
  return material;
}
