import { BufferGeometry, Color, Float32BufferAttribute } from 'three';
import type { ScenePalette } from '../sceneColors';

/** A ring of the bag: its radius, the depth of its folds, and whether the cord is tied there. */
interface BagRing {
  readonly radius: number;
  readonly y: number;
  readonly fold: number;
  readonly isCord?: boolean;
}

/** From the foot up over the belly and the neck to the open end and down into it. */
const RINGS: readonly BagRing[] = [
  { radius: 0.74, y: 0, fold: 0 },
  { radius: 0.93, y: 0.1, fold: 0.01 },
  { radius: 1, y: 0.3, fold: 0.015 },
  { radius: 0.96, y: 0.52, fold: 0.03 },
  { radius: 0.82, y: 0.73, fold: 0.06 },
  { radius: 0.6, y: 0.91, fold: 0.1 },
  { radius: 0.42, y: 1.02, fold: 0.12 },
  { radius: 0.36, y: 1.07, fold: 0.1 },
  { radius: 0.385, y: 1.08, fold: 0.03, isCord: true },
  { radius: 0.4, y: 1.115, fold: 0.03, isCord: true },
  { radius: 0.385, y: 1.15, fold: 0.03, isCord: true },
  { radius: 0.36, y: 1.16, fold: 0.1 },
  { radius: 0.45, y: 1.27, fold: 0.13 },
  { radius: 0.56, y: 1.42, fold: 0.14 },
  { radius: 0.47, y: 1.38, fold: 0.14 },
  { radius: 0.2, y: 1.16, fold: 0.1 },
];
const FOLDS = 9;

/**
 * A small pouch tied with a cord, standing on y = 0 around the y axis: about 2 wide and 1.4 high. Its colours
 * are those of its corners.
 * @param around facets
 */
export function createBagGeometry(around: number, palette: ScenePalette): BufferGeometry {
  const cloth = new Color(palette.cloth);
  const cord = new Color(palette.cord);
  const positions: number[] = [];
  const colors: number[] = [];
  const uvs: number[] = [];
  for (const { fold, isCord = false, radius, y } of RINGS)
    for (let at = 0; at < around; at++) {
      const angle = (at / around) * 2 * Math.PI;
      // Two waves of different frequency make the folds irregular.
      const wave = Math.cos(FOLDS * angle) * 0.7 + Math.cos(4 * angle + 1.3) * 0.3;
      const folded = radius * (1 + fold * wave);
      positions.push(folded * Math.sin(angle), y + fold * 0.3 * wave, folded * Math.cos(angle));
      const { b, g, r } = isCord ? cord : cloth;
      colors.push(r, g, b);
      uvs.push(angle, y);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(skinIndices(RINGS.length, around));
  geometry.computeVertexNormals();
  return geometry;
}

function skinIndices(rings: number, around: number): number[] {
  const indices: number[] = [];
  for (let ring = 0; ring + 1 < rings; ring++)
    for (let at = 0; at < around; at++) {
      const here = ring * around + at;
      const next = ring * around + ((at + 1) % around);
      indices.push(here, next, here + around, next, next + around, here + around);
    }
  return indices;
}
