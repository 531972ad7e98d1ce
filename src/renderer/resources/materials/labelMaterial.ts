import { Color, MeshBasicMaterial, MeshStandardMaterial, type Texture } from 'three';
import { patchShader } from '../shading/shaderPatch';

const VERTEX_HEAD = /* glsl */ `
attribute float labelLayer;
flat varying float vLabelLayer;
varying vec2 vLabelUv;
`;
const VERTEX_BODY = /* glsl */ `
vLabelLayer = labelLayer;
vLabelUv = position.xz + 0.5;
`;
const FRAGMENT_HEAD = /* glsl */ `
uniform sampler2DArray labels;
uniform vec3 inkColor;
flat varying float vLabelLayer;
varying vec2 vLabelUv;
`;

/** Print in one colour, lit like its surface. Quads of side 1 with the instance attribute `labelLayer`. */
export function createPrintMaterial(labels: Texture, color: string): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    roughness: 0.4,
    metalness: 0.55,
    transparent: true,
    depthWrite: false,
  });
  patchShader(material, {
    name: 'print',
    uniforms: { labels: { value: labels }, inkColor: { value: new Color(color) } },
    vertex: { common: VERTEX_HEAD, begin_vertex: VERTEX_BODY },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: 'diffuseColor = vec4(inkColor, texture(labels, vec3(vLabelUv, vLabelLayer)).r);',
    },
  });
  return material;
}

/**
 * A numbered disc with a dark ring, unaffected by light. Quads of side 1 with the instance attribute
 * `labelLayer`.
 */
export function createBadgeMaterial(labels: Texture, disc: string, ink: string): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: new Color(disc), transparent: true, depthWrite: false });
  patchShader(material, {
    name: 'badge',
    uniforms: { labels: { value: labels }, inkColor: { value: new Color(ink) } },
    vertex: { common: VERTEX_HEAD, begin_vertex: VERTEX_BODY },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: /* glsl */ `
float fromCentre = length(vLabelUv - 0.5);
float soft = fwidth(fromCentre);
float number = texture(labels, vec3((vLabelUv - 0.5) * 0.95 + 0.5, vLabelLayer)).r;
float ring = smoothstep(0.40 - soft, 0.40, fromCentre);
diffuseColor.rgb = mix(diffuseColor.rgb, inkColor, max(number, ring));
diffuseColor.a = 1.0 - smoothstep(0.48 - soft, 0.48, fromCentre);
`,
    },
  });
  return material;
}
