import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
} from 'three';
import { studioLightFrom } from './studio';

/** One face of one level: linear RGBA as half floats, row by row. */
interface Face {
  readonly size: number;
  readonly texels: Uint16Array<ArrayBuffer>;
}

/** Sizes of the levels from the sharpest to the roughest, as the shaders of three.js expect them. */
const LEVEL_SIZES = [256, 128, 64, 32, 16, 8] as const;
export const ROUGHEST_LEVEL = LEVEL_SIZES.length - 1;
/** Nothing in the scene is smooth enough to reflect a sharper level. Sharper levels only repeat this one. */
export const SHARPEST_NEEDED = 2;
/** Larger faces would show no more detail at any level. */
const LARGEST_WORKED_OUT = 32;
/** Directions sampled per texel. */
const SAMPLES = 128;

/**
 * The studio as an environment map, blurred for each roughness according to GGX. It is computed on the CPU:
 * with software rendering, three.js's filter takes seconds, and the studio has only five boxes. Yields every
 * few milliseconds.
 *
 * @param from its sharpest level: three.js's own shaders need all of them
 */
export function* filterStudio(from: 0 | typeof SHARPEST_NEEDED): Generator<void, CubeTexture, void> {
  const studio = paintStudio();
  const worked: Face[][] = [];
  for (const [level, size] of LEVEL_SIZES.entries())
    worked.push(
      level < SHARPEST_NEEDED ? [] : yield* filterLevel(studio, level, Math.min(size, LARGEST_WORKED_OUT)),
    );
  const sizes = LEVEL_SIZES.slice(from);
  const levels = sizes.map((size, nth) => {
    const faces = worked[Math.max(from + nth, SHARPEST_NEEDED)] ?? [];
    return faces.map((face) => textureOf(enlarge(face, size)));
  });
  const [sharpest = [], ...others] = levels;
  const texture = new CubeTexture(sharpest);
  // three.js counts one level more than its shaders look up.
  const spare = FACES.map(() => textureOf({ size: 4, texels: new Uint16Array(64) }));
  // three.js needs only the faces of a level and the width of the sharpest.
  const mipmaps = [...others, spare].map((image) => ({ image, width: sizes[0] }));
  texture.mipmaps = mipmaps as unknown as CubeTexture[];
  texture.isPMREMTexture = true;
  texture.generateMipmaps = false;
  texture.type = HalfFloatType;
  texture.colorSpace = LinearSRGBColorSpace;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.needsUpdate = true;
  return texture;
}

const textureOf = ({ size, texels }: Face) => {
  const texture = new DataTexture(texels, size, size);
  texture.type = HalfFloatType;
  return texture;
};

/** Every texel repeated. */
function enlarge(face: Face, size: number): Face {
  if (size === face.size) return face;
  const by = size / face.size;
  const texels = new Uint16Array(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = (Math.floor(y / by) * face.size + Math.floor(x / by)) * 4;
      texels.set(face.texels.subarray(from, from + 4), (y * size + x) * 4);
    }
  return { size, texels };
}

function* filterLevel(studio: Float32Array, level: number, size: number): Generator<void, Face[], void> {
  // The roughness that three.js looks up at this level.
  const lobe = lobeOf(1 - Math.sqrt(1 - level / ROUGHEST_LEVEL));
  const faces: Face[] = [];
  for (const towards of FACES) {
    const texels = new Uint16Array(size * size * 4);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const [dx, dy, dz] = towards(((x + 0.5) / size) * 2 - 1, ((y + 0.5) / size) * 2 - 1);
        // A cube map is seen from inside: left and right are swapped.
        const light = lightAround(studio, normalized([-dx, dy, dz]), lobe);
        texels.set([...light.map((channel) => DataUtils.toHalfFloat(channel)), ALPHA], (y * size + x) * 4);
      }
    faces.push({ size, texels });
    yield;
  }
  return faces;
}

const ALPHA = DataUtils.toHalfFloat(1);

type Direction = readonly [x: number, y: number, z: number];

/** The six faces in their order: the direction of a point of the face, both coordinates -1 … 1. */
const FACES: ReadonlyArray<(u: number, v: number) => Direction> = [
  (u, v) => [1, -v, -u],
  (u, v) => [-1, -v, u],
  (u, v) => [u, 1, v],
  (u, v) => [u, -1, -v],
  (u, v) => [u, -v, 1],
  (u, v) => [-u, -v, -1],
];

function normalized([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** The reflection directions of a rough surface seen head-on, around its normal z; z is also the weight. */
function lobeOf(roughness: number): readonly Direction[] {
  const alpha2 = roughness ** 4;
  const directions: Direction[] = [];
  for (let nth = 0; nth < SAMPLES; nth++) {
    const share = (nth + 0.5) / SAMPLES;
    const spread = 1 - share + alpha2 * share;
    const z = (1 - share - alpha2 * share) / spread;
    if (z <= 0) continue;
    const out = (2 * Math.sqrt(alpha2 * share * (1 - share))) / spread;
    const angle = nth * Math.PI * (3 - Math.sqrt(5));
    directions.push([out * Math.cos(angle), out * Math.sin(angle), z]);
  }
  return directions;
}

/** Side of a face of the painted studio, in texels. */
const PAINTED_SIZE = 64;

/** The studio on six faces, three floats per texel, so that directions are looked up instead of traced. */
function paintStudio(): Float32Array {
  const painted = new Float32Array(FACES.length * PAINTED_SIZE ** 2 * 3);
  let at = 0;
  for (const towards of FACES)
    for (let y = 0; y < PAINTED_SIZE; y++)
      for (let x = 0; x < PAINTED_SIZE; x++) {
        const middle = (place: number) => ((place + 0.5) / PAINTED_SIZE) * 2 - 1;
        const { b, g, r } = studioLightFrom(...towards(middle(x), middle(y)));
        painted[at++] = r;
        painted[at++] = g;
        painted[at++] = b;
      }
  return painted;
}

/**
 * Index of the texel for a direction in the painted studio. The order and axes of the faces are those of
 * FACES.
 */
function texelTowards(x: number, y: number, z: number): number {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  let face: number;
  let u: number;
  let v: number;
  if (ax >= ay && ax >= az) {
    face = x > 0 ? 0 : 1;
    u = -z / x;
    v = -y / ax;
  } else if (ay >= az) {
    face = y > 0 ? 2 : 3;
    u = x / ay;
    v = z / y;
  } else {
    face = z > 0 ? 4 : 5;
    u = x / z;
    v = -y / az;
  }
  const column = Math.min(PAINTED_SIZE - 1, ((u + 1) / 2) * PAINTED_SIZE) | 0;
  const row = Math.min(PAINTED_SIZE - 1, ((v + 1) / 2) * PAINTED_SIZE) | 0;
  return ((face * PAINTED_SIZE + row) * PAINTED_SIZE + column) * 3;
}

/** The light that a lobe around `axis` gathers. */
function lightAround(
  studio: Float32Array,
  [ax, ay, az]: Direction,
  lobe: readonly Direction[],
): [number, number, number] {
  // Any two directions that make a right-handed frame with the axis, after Duff et al. (2017).
  const sign = az < 0 ? -1 : 1;
  const a = -1 / (sign + az);
  const b = ax * ay * a;
  let red = 0;
  let green = 0;
  let blue = 0;
  let weight = 0;
  for (const [x, y, z] of lobe) {
    const at = texelTowards(
      x * (1 + sign * ax * ax * a) + y * b + z * ax,
      x * sign * b + y * (sign + ay * ay * a) + z * ay,
      -x * sign * ax - y * ay + z * az,
    );
    red += studio[at]! * z;
    green += studio[at + 1]! * z;
    blue += studio[at + 2]! * z;
    weight += z;
  }
  return [red / weight, green / weight, blue / weight];
}
