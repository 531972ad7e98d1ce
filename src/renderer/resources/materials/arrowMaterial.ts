import { type IUniform, MeshStandardMaterial } from 'three';
import { patchShader } from '../shading/shaderPatch';

/**
 * The outline, a dark shade of the arrow's colour, separates it from pale tiles, bright squares and tiles of
 * its own colour.
 */
const VERTEX_HEAD = 'attribute float isOutline; varying float vIsOutline;';
const VERTEX_BODY = 'vIsOutline = isOutline;';
const FRAGMENT_HEAD = 'varying float vIsOutline;';
const OUTLINE = 'diffuseColor.rgb *= mix(vec3(1.0), diffuseColor.rgb * 0.16 + 0.02, vIsOutline);';

/**
 * Tube with a dash of light that travels with the phase. Needs the attribute `along`: length
 * from the tail, in squares.
 */
export function createArrowTubeMaterial(phase: IUniform<number>): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.4 });
  patchShader(material, {
    name: 'arrowTube',
    uniforms: { phase },
    vertex: {
      common: `${VERTEX_HEAD} attribute float along; varying float vAlong;`,
      begin_vertex: `${VERTEX_BODY} vAlong = along;`,
    },
    fragment: {
      common: `${FRAGMENT_HEAD} uniform float phase; varying float vAlong;`,
      color_fragment: OUTLINE,
      emissivemap_fragment: /* glsl */ `
float dash = smoothstep(0.5, 0.8, abs(fract(vAlong * 1.25 - phase * 5.0) - 0.5) * 2.0);
totalEmissiveRadiance += diffuseColor.rgb * (0.32 + 0.5 * dash) * (1.0 - vIsOutline);
`,
    },
  });
  return material;
}

/** Heads and tails of arrows. */
export function createArrowEndMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.4 });
  patchShader(material, {
    name: 'arrowEnd',
    uniforms: {},
    vertex: { common: VERTEX_HEAD, begin_vertex: VERTEX_BODY },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: OUTLINE,
      emissivemap_fragment: 'totalEmissiveRadiance += diffuseColor.rgb * 0.45 * (1.0 - vIsOutline);',
    },
  });
  return material;
}
