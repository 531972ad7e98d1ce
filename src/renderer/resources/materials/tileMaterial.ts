import { Color, type IUniform, MeshPhysicalMaterial, type Texture } from 'three';
import type { ScenePalette } from '../sceneColors';
import { patchShader } from '../shading/shaderPatch';

/** The role of a tile as an index for the shader; `shared`: placed, and also part of a cross-word. */
export const TILE_LOOK_INDEX = { plain: 0, placed: 1, through: 2, incidental: 3, shared: 4 } as const;

export type TileLook = keyof typeof TILE_LOOK_INDEX;

/** Position of the engraved value: origin and side of its corner cell, as shares of the tile's side. */
const VALUE_CELL = 'const vec2 valueOrigin = vec2(0.655, 0.67); const float valueSide = 0.33;';

/** The back of a tile that is turned over: bare wood, slightly darker, with a groove near its edge. */
const BACK = /* glsl */ `
if (vTileUp < -0.99) {
  float groove = smoothstep(0.022, 0.008, abs(border + 0.12));
  diffuseColor.rgb *= vec3(1.75, 1.62, 1.42) * mix(1.0, 0.6, groove);
}
`;

const VERTEX_HEAD = /* glsl */ `
attribute vec4 tileFace;
uniform float tileSide;
flat varying vec4 vTileFace;
varying vec3 vTilePoint;
varying float vTileUp;
varying vec3 vTileAcross;
varying vec3 vTileDown;
`;

const VERTEX_BODY = /* glsl */ `
vTileFace = tileFace;
vTilePoint = transformed / tileSide;
vTileUp = normal.y;
vTileAcross = normalMatrix * (mat3(instanceMatrix) * vec3(1.0, 0.0, 0.0));
vTileDown = normalMatrix * (mat3(instanceMatrix) * vec3(0.0, 0.0, 1.0));
`;

const FRAGMENT_HEAD = /* glsl */ `
precision highp sampler2DArray;
uniform sampler2DArray engravings;
uniform sampler2D woodGrain;
uniform float bumpStrength;
uniform vec3 bodyColors[4];
uniform vec3 inkColors[4];
uniform vec3 grainColor;
uniform vec3 bandColor;
uniform vec3 glowColor;
flat varying vec4 vTileFace;
varying vec3 vTilePoint;
varying float vTileUp;
varying vec3 vTileAcross;
varying vec3 vTileDown;
${VALUE_CELL}
float roundedSquare(vec2 p, float halfSide, float radius) {
  vec2 q = abs(p) - halfSide + radius;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}
`;

/** Wood, lacquer and ink of the tile; leaves `slope` (the engraved floor) for the normal. */
const FRAGMENT_COLOR = /* glsl */ `
int role = int(vTileFace.z + 0.5);
bool isShared = role == 4;
role = isShared ? 1 : role;
float seed = vTileFace.w;
float lacquer = role == 1 || role == 3 ? 1.0 : 0.0;
float isFace = smoothstep(0.75, 0.98, vTileUp);
vec2 faceUv = vTilePoint.xz + 0.5;
vec4 letterCut = texture(engravings, vec3(faceUv, vTileFace.x));
vec2 valueUv = (faceUv - valueOrigin) / valueSide;
vec2 valueInside = step(vec2(0.02), valueUv) * step(valueUv, vec2(0.98));
vec4 valueCut = mix(vec4(0.5, 0.5, 0.0, 0.0), texture(engravings, vec3(valueUv, vTileFace.y)), valueInside.x * valueInside.y);
float ink = max(letterCut.b, valueCut.b) * isFace;
float rim = max(letterCut.a, valueCut.a * 0.8) * isFace;
vec2 slope = ((letterCut.rg - 0.5019) + (valueCut.rg - 0.5019) * 0.7) * isFace;
vec2 grainUv = vec2(vTilePoint.x * 0.22 + seed * 5.31, vTilePoint.z * 0.3 + vTilePoint.y * 0.21 + seed * 9.17);
vec4 grain = texture2D(woodGrain, grainUv);
float tone = (grain.r - 0.45) * 0.55 + grain.g * 0.35;
vec3 wood = mix(bodyColors[role], grainColor, clamp(tone, 0.0, 1.0) * 0.85);
wood *= 1.0 + (seed - 0.5) * 0.13;
wood = mix(wood, wood * vec3(1.0, 0.955, 0.88), fract(seed * 7.7));
vec3 enamel = bodyColors[role] * (0.96 + 0.06 * grain.b);
vec3 body = mix(wood, enamel, lacquer);
float border = roundedSquare(vTilePoint.xz, 0.5, 0.1);
float band = role == 2 || isShared ? smoothstep(-0.085, -0.07, border) : 0.0;
body = mix(body, isShared ? bodyColors[3] : bandColor, band);
lacquer = max(lacquer, band);
body *= 1.0 - 0.42 * rim * (1.0 - ink);
diffuseColor.rgb = mix(body, inkColors[role], ink);
float foot = smoothstep(0.0, 0.16, vTilePoint.y);
diffuseColor.rgb *= mix(0.55, 1.0, foot);
${BACK}
`;

const FRAGMENT_ROUGHNESS = /* glsl */ `
roughnessFactor = mix(roughnessFactor + tone * 0.12, 0.44, lacquer);
roughnessFactor = mix(roughnessFactor, 0.7, ink);
`;

const FRAGMENT_NORMAL = /* glsl */ `
normal = normalize(normal - bumpStrength * (normalize(vTileAcross) * slope.x + normalize(vTileDown) * slope.y) * 2.6);
`;

const FRAGMENT_GLOW = /* glsl */ `
if (role == 1) totalEmissiveRadiance += (isShared ? bodyColors[3] : glowColor) * (0.85 * smoothstep(-0.06, -0.01, border) * foot) + bodyColors[1] * (0.10 * (1.0 - ink));
if (role == 1) totalEmissiveRadiance += inkColors[1] * ink * 0.25;
`;

/**
 * As above, but the slopes towards the key light are precomputed, and the wood has a single tone: its mean.
 */
const QUICK_VERTEX_HEAD = /* glsl */ `
attribute vec4 tileFace;
uniform float tileSide;
uniform float bumpStrength;
flat varying vec4 vTileFace;
varying vec3 vTilePoint;
varying float vTileUp;
varying vec2 vTileLean;
`;

const QUICK_VERTEX_BODY = /* glsl */ `
vTileFace = tileFace;
vTilePoint = transformed / tileSide;
vTileUp = normal.y;
mat3 turn = normalMatrix * mat3(instanceMatrix);
vTileLean = vec2(dot(turn[0], lamp), dot(turn[2], lamp)) * (-2.6 * bumpStrength * keyShare);
`;

const QUICK_FRAGMENT_HEAD = /* glsl */ `
precision highp sampler2DArray;
uniform sampler2DArray engravings;
uniform vec3 bodyColors[4];
uniform vec3 inkColors[4];
uniform vec3 grainColor;
uniform vec3 bandColor;
uniform vec3 glowColor;
flat varying vec4 vTileFace;
varying vec3 vTilePoint;
varying float vTileUp;
varying vec2 vTileLean;
${VALUE_CELL}
`;

const QUICK_FRAGMENT_COLOR = /* glsl */ `
int role = int(vTileFace.z + 0.5);
bool isShared = role == 4;
role = isShared ? 1 : role;
float seed = vTileFace.w;
bool isLacquered = role == 1 || role == 3;
vec3 body = bodyColors[role];
if (isLacquered) body *= 0.988;
else body = mix(body, grainColor, 0.048) * (1.0 + (seed - 0.5) * 0.13);
vec2 side = abs(vTilePoint.xz);
float border = max(side.x, side.y) - 0.5;
if (role == 2 || isShared) body = mix(body, isShared ? bodyColors[3] : bandColor, smoothstep(-0.085, -0.07, border));
float isFace = smoothstep(0.75, 0.98, vTileUp);
vec2 faceUv = vTilePoint.xz + 0.5;
vec2 across = dFdx(faceUv);
vec2 down = dFdy(faceUv);
float ink = 0.0;
float rim = 0.0;
if (isFace > 0.0) {
  vec2 valueUv = (faceUv - valueOrigin) / valueSide;
  bool isValue = all(greaterThan(valueUv, vec2(0.02))) && all(lessThan(valueUv, vec2(0.98)));
  float enlarged = isValue ? 1.0 / valueSide : 1.0;
  vec4 cut = textureGrad(
    engravings,
    isValue ? vec3(valueUv, vTileFace.y) : vec3(faceUv, vTileFace.x),
    across * enlarged,
    down * enlarged
  );
  ink = cut.b * isFace;
  rim = cut.a * isFace;
  light *= 1.0 + dot(cut.rg - 0.5019, vTileLean) * isFace;
}
body *= 1.0 - 0.42 * rim * (1.0 - ink);
diffuseColor.rgb = mix(body, inkColors[role], ink);
float foot = smoothstep(0.0, 0.16, vTilePoint.y);
diffuseColor.rgb *= mix(0.55, 1.0, foot);
${BACK}
`;

export interface TileMaterialInputs {
  readonly engravings: Texture;
  readonly woodGrain: Texture;
  readonly bumpStrength: IUniform<number>;
  readonly tileSide: number;
  readonly palette: ScenePalette;
}

const linear = (color: string): Color => new Color(color);

/** One material for all tiles: face and role come from the instance attribute `tileFace`. */
export function createTileMaterial(inputs: TileMaterialInputs): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({ roughness: 0.5, clearcoat: 0.14, clearcoatRoughness: 0.32 });
  const { tileBody, placedBody, incidentalBody, tileInk, placedInk, incidentalInk } = inputs.palette;
  patchShader(material, {
    name: 'tile',
    uniforms: {
      engravings: { value: inputs.engravings },
      woodGrain: { value: inputs.woodGrain },
      bumpStrength: inputs.bumpStrength,
      tileSide: { value: inputs.tileSide },
      bodyColors: { value: [tileBody, placedBody, tileBody, incidentalBody].map(linear) },
      inkColors: { value: [tileInk, placedInk, tileInk, incidentalInk].map(linear) },
      grainColor: { value: linear(inputs.palette.tileGrain) },
      bandColor: { value: linear(inputs.palette.throughBand) },
      glowColor: { value: linear(inputs.palette.glow) },
    },
    vertex: { common: VERTEX_HEAD, project_vertex: VERTEX_BODY },
    fragment: {
      common: FRAGMENT_HEAD,
      color_fragment: FRAGMENT_COLOR,
      roughnessmap_fragment: FRAGMENT_ROUGHNESS,
      normal_fragment_maps: FRAGMENT_NORMAL,
      emissivemap_fragment: FRAGMENT_GLOW,
    },
    quick: {
      vertex: { common: QUICK_VERTEX_HEAD, project_vertex: QUICK_VERTEX_BODY },
      fragment: {
        common: QUICK_FRAGMENT_HEAD,
        color_fragment: QUICK_FRAGMENT_COLOR,
        roughnessmap_fragment: '',
        normal_fragment_maps: '',
      },
    },
  });
  return material;
}
