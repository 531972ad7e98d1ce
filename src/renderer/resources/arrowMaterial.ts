import { type IUniform, MeshStandardMaterial } from 'three';
import { patchShader } from './shaderPatch';

/** Darkens the silhouette, which keeps an arrow apart from pale tiles and bright squares alike. */
const EDGE = /* glsl */ `
float facing = saturate(dot(normalize(vNormal), normalize(vViewPosition)));
float core = smoothstep(0.12, 0.52, facing);
diffuseColor.rgb *= mix(0.06, 1.0, core);
`;

/** Tube with a dash of light that travels with the phase. Needs the attribute `along`: length from the tail, in squares. */
export function createArrowTubeMaterial(phase: IUniform<number>): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.35 });
  patchShader(material, {
    name: 'arrowTube',
    uniforms: { phase },
    vertex: {
      common: 'attribute float along; varying float vAlong;',
      begin_vertex: 'vAlong = along;',
    },
    fragment: {
      common: 'uniform float phase; varying float vAlong;',
      color_fragment: EDGE,
      emissivemap_fragment: /* glsl */ `
float dash = smoothstep(0.55, 0.75, abs(fract(vAlong * 1.25 - phase * 5.0) - 0.5) * 2.0);
totalEmissiveRadiance += diffuseColor.rgb * (0.3 + 0.55 * dash);
`,
    },
  });
  return material;
}

/** Heads and tails of arrows. */
export function createArrowEndMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.35 });
  patchShader(material, {
    name: 'arrowEnd',
    uniforms: {},
    vertex: {},
    fragment: {
      color_fragment: EDGE,
      emissivemap_fragment: 'totalEmissiveRadiance += diffuseColor.rgb * 0.4;',
    },
  });
  return material;
}
