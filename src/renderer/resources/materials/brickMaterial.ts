import { type IUniform, MeshStandardMaterial, type Texture } from 'three';
import type { ScenePalette } from '../sceneColors';
import { patchShader } from '../shading/shaderPatch';

const VERTEX_HEAD = /* glsl */ `
varying vec3 vBrick;
varying vec2 vBrickGround;
varying vec3 vBrickAcross;
varying vec3 vBrickDown;
`;

const VERTEX_BODY = /* glsl */ `
vBrick = transformed;
vBrickGround = (instanceMatrix * vec4(transformed, 1.0)).xz;
vBrickAcross = normalMatrix * vec3(1.0, 0.0, 0.0);
vBrickDown = normalMatrix * vec3(0.0, 0.0, 1.0);
`;

const FRAGMENT_HEAD = /* glsl */ `
uniform sampler2D surfaceGrain;
uniform float bumpStrength;
varying vec3 vBrick;
varying vec2 vBrickGround;
varying vec3 vBrickAcross;
varying vec3 vBrickDown;
`;

/** Three courses of stones in running bond on the face; the distance to the nearest joint. */
const FRAGMENT_COLOR = /* glsl */ `
float course = floor((vBrick.z + 0.5) * 3.0);
float along = (vBrick.x + 0.5) * 2.0 + mod(course, 2.0) * 0.5;
vec2 toJoint = vec2(fract(along) - 0.5, fract((vBrick.z + 0.5) * 3.0) - 0.5);
vec2 jointGap = vec2(0.5 - abs(toJoint.x), (0.5 - abs(toJoint.y)) * 0.6667);
float joint = 1.0 - smoothstep(0.025, 0.085, min(jointGap.x, jointGap.y));
vec4 stoneGrain = texture2D(surfaceGrain, vBrickGround * 0.83);
float stone = fract(sin(dot(vec2(floor(along), course) + floor(vBrickGround), vec2(12.99, 78.23))) * 437.5);
diffuseColor.rgb *= (0.72 + 0.3 * stoneGrain.r + 0.22 * stone) * mix(1.0, 0.42, joint);
`;

const SLOPE = /* glsl */ `
vec2 jointSlope = jointGap.x < jointGap.y ? vec2(sign(toJoint.x), 0.0) : vec2(0.0, sign(toJoint.y));
vec2 brickSlope = jointSlope * joint * 0.7 + (stoneGrain.gb - 0.502) * 1.6;
`;

const FRAGMENT_NORMAL = /* glsl */ `
${SLOPE}
normal = normalize(normal + bumpStrength * (normalize(vBrickAcross) * brickSlope.x + normalize(vBrickDown) * brickSlope.y));
`;

const QUICK_VERTEX_HEAD = /* glsl */ `
uniform float bumpStrength;
varying vec3 vBrick;
varying vec2 vBrickGround;
varying vec2 vBrickLean;
`;

const QUICK_VERTEX_BODY = /* glsl */ `
vBrick = transformed;
vBrickGround = (instanceMatrix * vec4(transformed, 1.0)).xz;
vBrickLean = vec2(dot(normalMatrix[0], lamp), dot(normalMatrix[2], lamp)) * (bumpStrength * keyShare);
`;

const QUICK_FRAGMENT_HEAD = /* glsl */ `
uniform sampler2D surfaceGrain;
varying vec3 vBrick;
varying vec2 vBrickGround;
varying vec2 vBrickLean;
`;

/** Rough stones with joints between them. Only for instanced meshes. */
export function createBrickMaterial(inputs: {
  readonly surfaceGrain: Texture;
  readonly bumpStrength: IUniform<number>;
  readonly palette: ScenePalette;
}): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: inputs.palette.brick, roughness: 0.9 });
  patchShader(material, {
    name: 'brick',
    uniforms: { surfaceGrain: { value: inputs.surfaceGrain }, bumpStrength: inputs.bumpStrength },
    vertex: { common: VERTEX_HEAD, project_vertex: VERTEX_BODY },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: FRAGMENT_COLOR,
      normal_fragment_maps: FRAGMENT_NORMAL,
    },
    quick: {
      vertex: { common: QUICK_VERTEX_HEAD, project_vertex: QUICK_VERTEX_BODY },
      fragment: {
        common: QUICK_FRAGMENT_HEAD,
        normal_fragment_maps: `${SLOPE} light *= 1.0 + dot(brickSlope, vBrickLean);`,
      },
    },
  });
  return material;
}
