import { ExtrudeGeometry, Shape } from 'three';

const BEVEL = 0.035;
/** The slope that carries a name plate: from its foot to its ridge, in height and towards the board. */
export const BACK_RACK_SLOPE = { footY: 0.25, footZ: 0.42, ridgeY: 0.59, ridgeZ: -0.02 } as const;
const BACK_Z = -0.32;

/**
 * A bar of length 1 along x that tiles stand in, seen from behind, where it slopes down. It stands on y = 0
 * and is meant to be stretched along x.
 */
export function createBackRackGeometry(): ExtrudeGeometry {
  const { footY, footZ, ridgeY, ridgeZ } = BACK_RACK_SLOPE;
  // The bevel grows the section outwards: draw it that much smaller.
  const section = new Shape();
  section.moveTo(BACK_Z + BEVEL, BEVEL);
  section.lineTo(footZ - BEVEL, BEVEL);
  section.lineTo(footZ - BEVEL, footY - BEVEL);
  section.lineTo(ridgeZ - BEVEL * 0.5, ridgeY - BEVEL);
  section.lineTo(BACK_Z + BEVEL, ridgeY - 0.04 - BEVEL);
  const geometry = new ExtrudeGeometry(section, {
    depth: 1,
    bevelThickness: 0.004,
    bevelSize: BEVEL,
    bevelSegments: 2,
    steps: 1,
  });
  geometry.translate(0, 0, -0.5);
  // The section lies in the x-y plane and runs along z: turn it so that it runs along x.
  geometry.rotateY(-Math.PI / 2);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  // The grain runs along the bar, in squares for a bar of usual length.
  for (let at = 0; at < position.count; at++)
    uv.setXY(at, position.getX(at) * 7, position.getY(at) * 0.8 + position.getZ(at) * 0.6);
  return geometry;
}
