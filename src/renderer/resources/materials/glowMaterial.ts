import { AdditiveBlending, Color, MeshBasicMaterial } from 'three';
import { patchShader } from '../shading/shaderPatch';

const VERTEX_HEAD = 'varying vec2 vGlow;';
const FRAGMENT_HEAD = /* glsl */ `
varying vec2 vGlow;
float roundedSquare(vec2 p, float halfSide, float radius) {
  vec2 q = abs(p) - halfSide + radius;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}
`;

/**
 * The light that a raised tile throws on the squares around it: brightest at its outline.
 * Quads are scaled to side 2.
 */
export function createGlowMaterial(color: string): MeshBasicMaterial {
  const material = new MeshBasicMaterial({
    color: new Color(color),
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
  });
  patchShader(material, {
    name: 'glow',
    uniforms: {},
    vertex: { common: VERTEX_HEAD, begin_vertex: 'vGlow = position.xz * 2.0;' },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: /* glsl */ `
float glowDistance = roundedSquare(vGlow, 0.47, 0.1);
float glow = exp(-max(glowDistance, 0.0) * 10.0) * smoothstep(0.99, 0.7, max(abs(vGlow.x), abs(vGlow.y)));
diffuseColor.rgb *= glow * 0.5;
`,
    },
  });
  return material;
}

/** Side of the soft dark patch under a tile of side 0.9. */
export const CONTACT_SHADOW_SIDE = 1.25;

/** The soft dark patch under a tile. */
export function createContactShadowMaterial(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: '#000000', transparent: true, depthWrite: false });
  patchShader(material, {
    name: 'contactShadow',
    uniforms: {},
    vertex: { common: VERTEX_HEAD, begin_vertex: `vGlow = position.xz * ${CONTACT_SHADOW_SIDE};` },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: /* glsl */ `
float gap = roundedSquare(vGlow, 0.45, 0.1);
diffuseColor.a = 0.62 * smoothstep(0.16, -0.08, gap);
`,
    },
  });
  return material;
}
