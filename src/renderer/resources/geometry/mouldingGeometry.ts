import { BufferGeometry, Float32BufferAttribute } from 'three';

/** A point of the section through a frame: `out` away from the inner edge, `y` up, with its normal. */
export interface ProfilePoint {
  readonly out: number;
  readonly y: number;
  readonly normalOut: number;
  readonly normalUp: number;
}

/** A quarter circle of a section, from `fromAngle` to `toAngle` (radians; 0 points out, π/2 up). */
export function arc(
  centre: { readonly out: number; readonly y: number },
  radius: number,
  angles: readonly [from: number, to: number],
  steps = 5,
): ProfilePoint[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = angles[0] + ((angles[1] - angles[0]) * step) / steps;
    const normalOut = Math.cos(angle);
    const normalUp = Math.sin(angle);
    return { out: centre.out + normalOut * radius, y: centre.y + normalUp * radius, normalOut, normalUp };
  });
}

/** Segments per rail: quick pictures compute light at their corners. */
const LENGTHWISE = 4;

/** The four sides of a rectangle: the axis along the side, and the sign of its offset from the centre. */
const SIDES = [
  { along: 'x', sign: 1 },
  { along: 'z', sign: 1 },
  { along: 'x', sign: -1 },
  { along: 'z', sign: -1 },
] as const;

/**
 * Runs a section around a rectangle like a picture frame: four rails with true mitres. The texture coordinate
 * u runs along each rail and v across it, both in world units, so a grain follows the rail; `fromInside` is
 * the distance from the inner edge.
 * @param profile from the inside to the outside
 */
export function createMouldingGeometry(
  profile: readonly ProfilePoint[],
  halfWidth: number,
  halfDepth: number,
): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const fromInside: number[] = [];
  const indices: number[] = [];
  SIDES.forEach(({ along, sign }, side) => {
    const lengthwise = along === 'x' ? halfWidth : halfDepth;
    const across = along === 'x' ? halfDepth : halfWidth;
    const first = positions.length / 3;
    let travelled = 0;
    profile.forEach((point, at) => {
      const before = profile[at - 1] ?? point;
      travelled += Math.hypot(point.out - before.out, point.y - before.y);
      for (let step = 0; step <= LENGTHWISE; step++) {
        const length = ((step / LENGTHWISE) * 2 - 1) * (lengthwise + point.out);
        const distance = sign * (across + point.out);
        positions.push(along === 'x' ? length : distance, point.y, along === 'x' ? distance : length);
        const lean = sign * point.normalOut;
        normals.push(along === 'x' ? 0 : lean, point.normalUp, along === 'x' ? lean : 0);
        uvs.push(length + side * 7.3, travelled + side * 2.7);
        fromInside.push(point.out);
      }
    });
    const isMirrored = (along === 'x') === (sign === 1);
    for (let at = 0; at + 1 < profile.length; at++)
      for (let step = 0; step < LENGTHWISE; step++)
        indices.push(...quad(first + at * (LENGTHWISE + 1) + step, isMirrored));
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setAttribute('fromInside', new Float32BufferAttribute(fromInside, 1));
  geometry.setIndex(indices);
  return geometry;
}

/** Two triangles between a pair of points and the next pair, facing away from the wood. */
function quad(at: number, isMirrored: boolean): number[] {
  const next = at + LENGTHWISE + 1;
  return isMirrored ? [at, next, at + 1, at + 1, next, next + 1] : [at, at + 1, next, next, at + 1, next + 1];
}
