import { Color, MeshBasicMaterial } from 'three';
import { patchShader } from '../shading/shaderPatch';

/**
 * A dashed edge around a word with a crossed disc at its beginning. Drawn on a quad that reaches
 * half a square beyond the word on every side; the instance attribute `flawSize` is the word's
 * width and depth in squares.
 */
export function createFlawMaterial(color: string): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: new Color(color), transparent: true, depthWrite: false });
  patchShader(material, {
    name: 'flaw',
    uniforms: {},
    vertex: {
      common: 'attribute vec2 flawSize; varying vec2 vFlaw; varying vec2 vFlawSize;',
      begin_vertex: 'vFlawSize = flawSize; vFlaw = position.xz * (flawSize + 1.0);',
    },
    fragment: {
      common: 'varying vec2 vFlaw; varying vec2 vFlawSize;',
      color_fragment: /* glsl */ `
vec2 corner = abs(vFlaw) - vFlawSize * 0.5 + 0.1;
float edge = abs(length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - 0.08) - 0.03;
float along = corner.x > corner.y ? vFlaw.y : vFlaw.x;
float dash = abs(fract(along * 2.5 + 0.25) - 0.5) - 0.3;
vec2 fromBadge = vFlaw + vFlawSize * 0.5 - 0.12;
float disc = length(fromBadge) - 0.21;
vec2 turned = abs(vec2(fromBadge.x + fromBadge.y, fromBadge.x - fromBadge.y)) * 0.7071;
float cross = max(max(turned.x, turned.y) - 0.125, min(turned.x, turned.y) - 0.032);
float soft = max(fwidth(edge), 0.002);
float line = (1.0 - smoothstep(-soft, soft, edge)) * (1.0 - smoothstep(-0.02, 0.02, dash));
float rim = (1.0 - smoothstep(0.02, 0.02 + 2.0 * soft, edge)) * 0.55;
float plate = 1.0 - smoothstep(-soft, soft, disc);
float sign = 1.0 - smoothstep(-soft, soft, cross);
vec3 dark = vec3(0.03);
diffuseColor.rgb = mix(mix(dark, diffuseColor.rgb, line), mix(diffuseColor.rgb, vec3(1.0), sign), plate);
diffuseColor.a = max(max(line, rim), plate);
`,
    },
  });
  return material;
}
