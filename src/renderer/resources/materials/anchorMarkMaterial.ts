import { Color, type IUniform, MeshBasicMaterial } from 'three';
import type { ScenePalette } from '../sceneColors';
import { patchShader } from '../shading/shaderPatch';

/** Values of the instance attribute: directions of the search from an anchor. */
export const ANCHOR_WAYS = { across: 1, down: 2 } as const;

/**
 * Small heads in the far right corner of a square: one points right if words across are searched from there,
 * one towards the player if words down are. Quads of side 1 with the instance attribute `anchorWays`, a sum
 * of `ANCHOR_WAYS`.
 *
 * @param side of a head, in squares
 */
export function createAnchorMarkMaterial(side: IUniform<number>, palette: ScenePalette): MeshBasicMaterial {
  const color = new Color(palette.anchorRing);
  const material = new MeshBasicMaterial({ color, transparent: true, depthWrite: false });
  patchShader(material, {
    name: 'anchorMark',
    uniforms: { anchorMarkSide: side },
    vertex: {
      common: 'attribute float anchorWays; flat varying float vAnchorWays; varying vec2 vAnchorMark;',
      begin_vertex: 'vAnchorWays = anchorWays; vAnchorMark = position.xz;',
    },
    fragment: {
      common: /* glsl */ `
uniform float anchorMarkSide;
flat varying float vAnchorWays;
varying vec2 vAnchorMark;
// Points to positive x, in a square from -0.5 to 0.5.
float markHead(vec2 p) { return max(p.x * 0.447 + abs(p.y) * 0.894 - 0.19, -p.x - 0.36); }
`,
      color_fragment: /* glsl */ `
bool isAcross = vAnchorWays != 2.0;
bool isDown = vAnchorWays > 1.5;
vec2 cell = (vAnchorMark - vec2(0.46, -0.46)) / anchorMarkSide + vec2(0.5, -0.5);
float head = isAcross ? markHead(cell) : 1.0;
if (isDown) head = min(head, markHead((cell + vec2(isAcross ? 1.06 : 0.0, 0.0)).yx));
float soft = max(fwidth(cell.y), 0.002);
float solid = 1.0 - smoothstep(-soft, soft, head);
float edge = 1.0 - smoothstep(0.16 - soft, 0.16 + soft, head);
diffuseColor.rgb = mix(vec3(0.02), diffuseColor.rgb, solid);
diffuseColor.a = max(solid, edge * 0.8);
`,
    },
  });
  return material;
}
