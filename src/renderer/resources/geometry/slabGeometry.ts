import { BufferGeometry, Float32BufferAttribute } from 'three';
import { FINE } from '../fineness';

export interface SlabShape {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Radius of the four upright edges, seen from above. */
  readonly cornerRadius: number;
  /** Radius of the upper and lower edges. */
  readonly bevelRadius: number;
  /** Facets of each upright edge, and of the upper edge: an even number, a round lower edge has half. */
  readonly cornerSteps?: number;
  readonly bevelSteps?: number;
  /** Whether it can be turned over and seen from below. */
  readonly hasUnderside?: boolean;
}

interface Ring {
  /** How far the ring lies inside the outline. */
  readonly inset: number;
  readonly y: number;
  /** The normal leans this much outwards and this much up. */
  readonly outward: number;
  readonly up: number;
}

/**
 * A slab with rounded edges standing on y = 0, usually without an underside, which is never seen. One smooth
 * skin, so that a highlight runs around the edge without a seam.
 */
export function createSlabGeometry(shape: SlabShape): BufferGeometry {
  const rings = profileRings(shape);
  const outline = outlineAngles(shape.cornerSteps ?? FINE.slabCorner);
  const positions: number[] = [];
  const normals: number[] = [];
  for (const ring of rings)
    for (const { cornerX, cornerZ, angle } of outline) {
      const radius = Math.max(0, shape.cornerRadius - ring.inset);
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const straightX = shape.width / 2 - Math.max(shape.cornerRadius, ring.inset);
      const straightZ = shape.depth / 2 - Math.max(shape.cornerRadius, ring.inset);
      positions.push(cornerX * straightX + cos * radius, ring.y, cornerZ * straightZ + sin * radius);
      normals.push(cos * ring.outward, ring.up, sin * ring.outward);
    }
  positions.push(0, shape.height, 0);
  normals.push(0, 1, 0);
  const indices = skinIndices(rings.length, outline.length);
  if (shape.hasUnderside === true) {
    const centre = positions.length / 3;
    positions.push(0, 0, 0);
    normals.push(0, -1, 0);
    // The normals of the lowest ring point down.
    for (let at = 0; at < outline.length; at++) indices.push(at, (at + 1) % outline.length, centre);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setIndex(indices);
  return geometry;
}

/**
 * From the foot of the slab up over the upper edge. Only a slab that can be turned over has a rounded lower
 * edge: on the table it would be a dark line, thinner than a pixel.
 */
function profileRings(shape: SlabShape): Ring[] {
  const { bevelRadius, bevelSteps = FINE.slabBevel, hasUnderside = false, height } = shape;
  const rings: Ring[] = hasUnderside ? [] : [{ inset: 0, y: 0, outward: 1, up: 0 }];
  const footRadius = bevelRadius / 2;
  const footSteps = bevelSteps / 2;
  for (let step = 0; step <= footSteps && hasUnderside; step++) {
    const angle = ((step / footSteps - 1) * Math.PI) / 2;
    const outward = Math.cos(angle);
    const up = Math.sin(angle);
    rings.push({ inset: footRadius * (1 - outward), y: footRadius * (1 + up), outward, up });
  }
  for (let step = 0; step <= bevelSteps; step++) {
    const angle = ((step / bevelSteps) * Math.PI) / 2;
    const outward = Math.cos(angle);
    const up = Math.sin(angle);
    rings.push({ inset: bevelRadius * (1 - outward), y: height - bevelRadius * (1 - up), outward, up });
  }
  return rings;
}

function outlineAngles(steps: number): Array<{ cornerX: number; cornerZ: number; angle: number }> {
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  return corners.flatMap(([cornerX, cornerZ], corner) =>
    Array.from({ length: steps + 1 }, (_, step) => ({
      cornerX,
      cornerZ,
      angle: ((corner + step / steps) * Math.PI) / 2,
    })),
  );
}

function skinIndices(rings: number, around: number): number[] {
  const indices: number[] = [];
  for (let ring = 0; ring + 1 < rings; ring++)
    for (let at = 0; at < around; at++) {
      const here = ring * around + at;
      const next = ring * around + ((at + 1) % around);
      indices.push(here, here + around, next, next, here + around, next + around);
    }
  const top = (rings - 1) * around;
  const centre = rings * around;
  for (let at = 0; at < around; at++) indices.push(top + at, centre, top + ((at + 1) % around));
  return indices;
}
