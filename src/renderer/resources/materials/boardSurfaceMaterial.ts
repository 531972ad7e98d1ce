import { Color, type IUniform, MeshStandardMaterial, type Texture, Vector2 } from 'three';
import type { ScenePalette } from '../sceneColors';
import { patchShader } from '../shading/shaderPatch';

const VERTEX_HEAD = /* glsl */ `
uniform vec2 boardSize;
varying vec2 vBoard;
varying vec3 vBoardAcross;
varying vec3 vBoardDown;
`;

const VERTEX_BODY = /* glsl */ `
vBoard = transformed.xz + boardSize * 0.5;
vBoardAcross = normalMatrix * vec3(1.0, 0.0, 0.0);
vBoardDown = normalMatrix * vec3(0.0, 0.0, 1.0);
`;

const FRAGMENT_HEAD = /* glsl */ `
precision highp sampler2DArray;
uniform sampler2D squares;
uniform sampler2DArray labels;
uniform sampler2D surfaceGrain;
uniform vec2 boardSize;
uniform float bumpStrength;
uniform vec3 ridgeColor;
uniform vec3 labelInk;
uniform vec3 labelInkDark;
uniform float squareRim;
varying vec2 vBoard;
varying vec3 vBoardAcross;
varying vec3 vBoardDown;
`;

/** The more legible of the two inks, as on the flat board. */
const INK = /* glsl */ `
vec3 inkOn(vec3 ground) {
  return dot(ground, vec3(0.2126, 0.7152, 0.0722)) > 0.22 ? labelInkDark : labelInk;
}
`;

/** Finds the square, its colours and label, and the distance to its rounded rim (negative inside). */
const FRAGMENT_COLOR = /* glsl */ `
ivec2 cell = ivec2(clamp(floor(vBoard), vec2(0.0), boardSize - 1.0));
vec2 local = vBoard - vec2(cell) - 0.5;
vec4 first = texelFetch(squares, ivec2(cell.x, cell.y * 2), 0);
vec4 second = texelFetch(squares, ivec2(cell.x, cell.y * 2 + 1), 0);
vec2 corner = abs(local) - 0.462 + 0.055;
float rimDistance = length(max(corner, 0.0)) + min(max(corner.x, corner.y), 0.0) - 0.055;
vec2 rimDirection = corner.x > 0.0 && corner.y > 0.0 ? normalize(corner) : (corner.x > corner.y ? vec2(1.0, 0.0) : vec2(0.0, 1.0));
rimDirection *= sign(local);
float pixel = max(length(fwidth(vBoard)) * 0.6, 0.0015);
float inside = 1.0 - smoothstep(-pixel, pixel, rimDistance);
float diagonal = local.x + local.y;
vec3 printed = mix(first.rgb, second.rgb, smoothstep(-pixel, pixel, diagonal));
float seam = distance(first.rgb, second.rgb) > 0.01 ? 1.0 - smoothstep(0.008, 0.008 + pixel * 2.0, abs(diagonal)) : 0.0;
printed = mix(printed, ridgeColor, seam * 0.8);
vec4 grain = texture2D(surfaceGrain, vBoard * 0.61);
printed *= 0.9 + 0.2 * grain.r;
printed *= mix(squareRim, 1.0, smoothstep(0.0, 0.13, -rimDistance));
float labelLayer = floor(first.a * 255.0 + 0.5) + floor(second.a * 255.0 + 0.5) * 256.0 + 0.5;
float label = textureGrad(labels, vec3(local + 0.5, max(floor(labelLayer) - 1.0, 0.0)), dFdx(vBoard), dFdy(vBoard)).r;
label *= step(1.0, labelLayer);
printed = mix(printed, inkOn(first.rgb), label * 0.94);
diffuseColor.rgb = mix(ridgeColor * (0.9 + 0.2 * grain.r), printed, inside);
`;

const FRAGMENT_ROUGHNESS = /* glsl */ `
roughnessFactor = mix(0.5, roughnessFactor - label * 0.15, inside);
`;

const FRAGMENT_NORMAL = /* glsl */ `
float wall = smoothstep(-0.055, -0.005, rimDistance) * (1.0 - smoothstep(0.0, 0.038, rimDistance));
float fade = 1.0 / (1.0 + pixel * pixel * 900.0);
vec2 boardSlope = rimDirection * wall * 0.75 * fade + (grain.gb - 0.502) * (0.5 * inside * fade);
normal = normalize(normal - bumpStrength * (normalize(vBoardAcross) * boardSlope.x + normalize(vBoardDown) * boardSlope.y));
`;

/** Squares without relief; the grain is replaced by its mean. */
const QUICK_VERTEX_HEAD = 'uniform vec2 boardSize; varying vec2 vBoard;';
const QUICK_VERTEX_BODY = 'vBoard = transformed.xz + boardSize * 0.5;';

const QUICK_FRAGMENT_HEAD = /* glsl */ `
precision highp sampler2DArray;
uniform sampler2D squares;
uniform sampler2DArray labels;
uniform vec2 boardSize;
uniform vec3 ridgeColor;
uniform vec3 labelInk;
uniform vec3 labelInkDark;
uniform float squareRim;
varying vec2 vBoard;
`;

const QUICK_FRAGMENT_COLOR = /* glsl */ `
vec2 across = dFdx(vBoard);
vec2 down = dFdy(vBoard);
ivec2 cell = ivec2(clamp(floor(vBoard), vec2(0.0), boardSize - 1.0));
vec2 local = vBoard - vec2(cell) - 0.5;
vec4 first = texelFetch(squares, ivec2(cell.x, cell.y * 2), 0);
vec4 second = texelFetch(squares, ivec2(cell.x, cell.y * 2 + 1), 0);
vec2 corner = abs(local) - 0.462;
float rimDistance = max(max(corner.x, corner.y), (corner.x + corner.y + 0.055) * 0.707 - 0.016);
float pixel = max((abs(across.x) + abs(across.y) + abs(down.x) + abs(down.y)) * 0.5, 0.0015);
float inside = clamp(0.5 - 0.5 * rimDistance / pixel, 0.0, 1.0);
vec3 printed = local.x + local.y < 0.0 ? first.rgb : second.rgb;
printed *= 1.0 - (1.0 - squareRim) * clamp(1.0 + rimDistance * 7.7, 0.0, 1.0);
float labelLayer = floor(first.a * 255.0 + 0.5) + floor(second.a * 255.0 + 0.5) * 256.0;
if (labelLayer > 0.5) {
  float label = textureGrad(labels, vec3(local + 0.5, labelLayer - 1.0), across, down).r;
  printed = mix(printed, inkOn(first.rgb), label * 0.94);
}
diffuseColor.rgb = mix(ridgeColor, printed, inside);
`;

export interface BoardSurfaceInputs {
  readonly squares: Texture;
  readonly labels: Texture;
  readonly surfaceGrain: Texture;
  readonly bumpStrength: IUniform<number>;
  readonly rows: number;
  readonly cols: number;
  readonly palette: ScenePalette;
}

/**
 * The playing surface: recessed, printed squares of any board, drawn on one flat quad in the plane y = 0.
 * `squares` holds two rows of texels per board row: the upper-left and the lower-right colour; their alphas
 * are the low and the high byte of the label's layer + 1, or 0.
 */
export function createBoardSurfaceMaterial(inputs: BoardSurfaceInputs): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.74 });
  patchShader(material, {
    name: 'boardSurface',
    uniforms: {
      squares: { value: inputs.squares },
      labels: { value: inputs.labels },
      surfaceGrain: { value: inputs.surfaceGrain },
      bumpStrength: inputs.bumpStrength,
      boardSize: { value: new Vector2(inputs.cols, inputs.rows) },
      ridgeColor: { value: new Color(inputs.palette.ridge) },
      labelInk: { value: new Color(inputs.palette.labelInk) },
      labelInkDark: { value: new Color(inputs.palette.labelInkDark) },
      squareRim: { value: inputs.palette.squareRim },
    },
    vertex: { common: VERTEX_HEAD, project_vertex: VERTEX_BODY },
    fragment: {
      common: `${FRAGMENT_HEAD} ${INK}`,
      color_fragment: FRAGMENT_COLOR,
      roughnessmap_fragment: FRAGMENT_ROUGHNESS,
      normal_fragment_maps: FRAGMENT_NORMAL,
    },
    quick: {
      vertex: { common: QUICK_VERTEX_HEAD, project_vertex: QUICK_VERTEX_BODY },
      fragment: {
        common: `${QUICK_FRAGMENT_HEAD} ${INK}`,
        color_fragment: QUICK_FRAGMENT_COLOR,
        roughnessmap_fragment: '',
        normal_fragment_maps: '',
      },
    },
  });
  return material;
}
