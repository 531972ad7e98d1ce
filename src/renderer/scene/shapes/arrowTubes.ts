import { BufferGeometry, type Color, Float32BufferAttribute, Vector3 } from 'three';
import { countBelow } from '../../../core/countBelow';
import { FINE, type Fineness } from '../../resources/fineness';
import { addOutline } from '../../resources/geometry/outlineGeometry';
import type { ArrowView } from '../../view/sceneView';
import { type ArrowPath, arrowPointAt, arrowTangentAt } from './arrowPath';

/** Each facet around a piece of tube is two triangles, each with its outline. */
const INDICES_PER_FACET = 2 * 2 * 3;
export const TUBE_RADIUS = 0.06;
/** Width of the dark outline of tubes, heads and tails. */
export const OUTLINE_WIDTH = 0.035;
/** Length of an arrow head along the path, in squares. */
export const HEAD_LENGTH = 0.36;

export interface DrawnArrow {
  readonly view: ArrowView;
  readonly path: ArrowPath;
  readonly color: Color;
}

/** All tubes in one geometry. Its triangles are in drawing order, so that a phase shows a prefix of them. */
export interface ArrowTubes {
  readonly geometry: BufferGeometry;
  /** For each piece of tube the phase at which it appears, ascending. */
  readonly appearances: Float32Array;
  readonly indicesPerPiece: number;
}

/** Where along its path an arrow's tube ends and the head begins, 0 … 1. */
export const tubeShare = (path: ArrowPath): number =>
  Math.max(0, 1 - HEAD_LENGTH / Math.max(path.length, 1e-6));

export function createArrowTubes(
  arrows: readonly DrawnArrow[],
  { tubeAround, tubePerSquare }: Pick<Fineness, 'tubeAround' | 'tubePerSquare'> = FINE,
): ArrowTubes {
  const positions: number[] = [];
  const normals: number[] = [];
  const colors: number[] = [];
  const along: number[] = [];
  const pieces: Array<{ appearance: number; firstVertex: number }> = [];
  for (const { view, path, color } of arrows) {
    const steps = path.length < 1e-6 ? 0 : Math.min(96, Math.max(10, Math.ceil(path.length * tubePerSquare)));
    for (let step = 0; step <= steps && steps > 0; step++) {
      const firstVertex = positions.length / 3;
      const t = (step / steps) * tubeShare(path);
      pushRing(path, t, tubeAround, positions, normals);
      for (let side = 0; side < tubeAround; side++) {
        colors.push(color.r, color.g, color.b);
        along.push(t * path.length);
      }
      if (step < steps)
        pieces.push({ appearance: view.begin + (view.end - view.begin) * (step / steps), firstVertex });
    }
  }
  pieces.sort((a, b) => a.appearance - b.appearance);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
  geometry.setAttribute('along', new Float32BufferAttribute(along, 1));
  geometry.setIndex(pieces.flatMap(({ firstVertex }) => pieceIndices(firstVertex, tubeAround)));
  addOutline(geometry, OUTLINE_WIDTH);
  const appearances = Float32Array.from(pieces, ({ appearance }) => appearance);
  return { geometry, appearances, indicesPerPiece: tubeAround * INDICES_PER_FACET };
}

/** Number of indices of the geometry to draw at a phase. */
export const shownIndexCount = ({ appearances, indicesPerPiece }: ArrowTubes, phase: number): number =>
  countBelow(appearances, phase) * indicesPerPiece;

const centre = new Vector3();
const tangent = new Vector3();
const sideways = new Vector3();
const upwards = new Vector3();
const UP = new Vector3(0, 1, 0);

function pushRing(path: ArrowPath, t: number, around: number, positions: number[], normals: number[]): void {
  arrowPointAt(path, t, centre);
  arrowTangentAt(path, t, tangent);
  sideways.crossVectors(tangent, UP).normalize();
  upwards.crossVectors(sideways, tangent);
  for (let side = 0; side < around; side++) {
    const angle = (side / around) * 2 * Math.PI;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const x = sideways.x * cos + upwards.x * sin;
    const y = sideways.y * cos + upwards.y * sin;
    const z = sideways.z * cos + upwards.z * sin;
    positions.push(centre.x + x * TUBE_RADIUS, centre.y + y * TUBE_RADIUS, centre.z + z * TUBE_RADIUS);
    normals.push(x, y, z);
  }
}

function pieceIndices(firstVertex: number, around: number): number[] {
  const indices: number[] = [];
  for (let side = 0; side < around; side++) {
    const here = firstVertex + side;
    const next = firstVertex + ((side + 1) % around);
    indices.push(here, here + around, next, next, here + around, next + around);
  }
  return indices;
}
