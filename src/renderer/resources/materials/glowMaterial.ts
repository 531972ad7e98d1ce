import { AdditiveBlending, Color, MeshBasicMaterial, NormalBlending } from 'three';
import type { ScenePalette } from '../sceneColors';
import { patchShader } from '../shading/shaderPatch';

const VERTEX_HEAD = 'varying vec2 vGlow;';
const FRAGMENT_HEAD = /* glsl */ `
uniform float strength;
varying vec2 vGlow;
float roundedSquare(vec2 p, float halfSide, float radius) {
  vec2 q = abs(p) - halfSide + radius;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}
`;

/**
 * The light that a raised tile casts on the squares around it, brightest at its outline. Quads are scaled to
 * side 2.
 */
export function createGlowMaterial({ glow, glowStrength, isGlowAdded }: ScenePalette): MeshBasicMaterial {
  const material = new MeshBasicMaterial({
    color: new Color(glow),
    blending: isGlowAdded ? AdditiveBlending : NormalBlending,
    transparent: true,
    depthWrite: false,
  });
  patchShader(material, {
    name: isGlowAdded ? 'glow' : 'colouredGlow',
    uniforms: { strength: { value: glowStrength } },
    vertex: { common: VERTEX_HEAD, begin_vertex: 'vGlow = position.xz * 2.0;' },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: /* glsl */ `
float glowDistance = roundedSquare(vGlow, 0.47, 0.1);
float glow = exp(-max(glowDistance, 0.0) * 10.0) * smoothstep(0.99, 0.7, max(abs(vGlow.x), abs(vGlow.y)));
${isGlowAdded ? 'diffuseColor.rgb *= glow * strength;' : 'diffuseColor.a = glow * strength;'}
`,
    },
  });
  return material;
}

/** Side of the soft dark patch under a tile of side 0.9. */
export const CONTACT_SHADOW_SIDE = 1.25;

/** The soft dark patch under a tile. */
export function createContactShadowMaterial({ tileShade }: ScenePalette): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: '#000000', transparent: true, depthWrite: false });
  patchShader(material, {
    name: 'contactShadow',
    uniforms: { strength: { value: tileShade } },
    vertex: { common: VERTEX_HEAD, begin_vertex: `vGlow = position.xz * ${CONTACT_SHADOW_SIDE};` },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: /* glsl */ `
float gap = roundedSquare(vGlow, 0.45, 0.1);
diffuseColor.a = strength * smoothstep(0.16, -0.08, gap);
`,
    },
  });
  return material;
}
