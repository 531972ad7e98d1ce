import { MeshStandardMaterial, type Texture } from 'three';
import { patchShader } from '../shading/shaderPatch';

const FRAGMENT_HEAD = /* glsl */ `
uniform sampler2D surfaceGrain;
varying vec2 vCloth;
`;

/** Felt, coloured by the geometry's vertices. */
export function createClothMaterial(surfaceGrain: Texture): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.95 });
  patchShader(material, {
    name: 'cloth',
    uniforms: { surfaceGrain: { value: surfaceGrain } },
    vertex: { common: 'varying vec2 vCloth;', begin_vertex: 'vCloth = uv;' },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: 'diffuseColor.rgb *= 0.72 + 0.56 * texture2D(surfaceGrain, vCloth * 1.7).r;',
    },
  });
  return material;
}
