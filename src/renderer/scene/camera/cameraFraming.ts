import { Vector3 } from 'three';
import { type BoardMetrics, FRAME_WIDTH, RACK_HALF_DEPTH, TABLE_Y } from '../boardMetrics';
import { BAG_HEIGHT, BAG_RADIUS, type TablePlan } from '../tablePlan';

export type CameraPreset = 'player' | 'top' | 'low';

/** View direction of the camera: polar 0 looks straight down. */
export interface ViewAngles {
  readonly azimuthRad: number;
  readonly polarRad: number;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

export const PRESET_ANGLES: Readonly<Record<CameraPreset, ViewAngles>> = {
  player: { azimuthRad: 0, polarRad: rad(36) },
  top: { azimuthRad: 0, polarRad: rad(1) },
  low: { azimuthRad: rad(-20), polarRad: rad(58) },
};

/** Parts of the canvas, in CSS pixels, that panels cover. */
export interface Insets {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

export interface Framing {
  readonly target: Vector3;
  readonly distance: number;
}

/** Share of the free part of the canvas that the board may fill; in a picture no panel is near. */
export const FILL = 0.95;
export const PICTURE_FILL = 0.99;
const NOTHING_ELSE: TablePlan = { racks: [], bag: null };
/** Height of the bar under the tiles on a rack behind the board, and of the tiles. */
const BACK_RACK_BAR = 0.55;
const BACK_TILE = 0.9;

/**
 * The corners of everything that must be visible: board with frame, rack with tiles, and the other objects of
 * a game.
 */
export function computeFramedPoints(metrics: BoardMetrics, plan: TablePlan = NOTHING_ELSE): Vector3[] {
  const halfWidth = metrics.halfWidth + FRAME_WIDTH;
  const halfDepth = metrics.halfDepth + FRAME_WIDTH;
  const rackFront = metrics.rackZ + RACK_HALF_DEPTH;
  const points: Vector3[] = [];
  for (const side of [-1, 1]) {
    for (const y of [TABLE_Y, 0.3])
      points.push(new Vector3(side * halfWidth, y, -halfDepth), new Vector3(side * halfWidth, y, halfDepth));
    points.push(new Vector3(side * metrics.rackHalfLength, TABLE_Y, rackFront));
    points.push(new Vector3(side * metrics.rackHalfLength, TABLE_Y + 1.1, metrics.rackZ));
    for (const { halfLength, scale, x, z } of plan.racks)
      points.push(new Vector3(x + side * halfLength, TABLE_Y + BACK_RACK_BAR + BACK_TILE * scale, z));
  }
  if (plan.bag !== null) points.push(...bagPoints(plan.bag));
  return points;
}

function bagPoints({ x, z }: { readonly x: number; readonly z: number }): Vector3[] {
  const sides = [-BAG_RADIUS, BAG_RADIUS].map((dx) => new Vector3(x + dx, TABLE_Y, z));
  // The card that leans on it extends a little further.
  return [...sides, new Vector3(x, TABLE_Y, z + BAG_RADIUS + 0.3), new Vector3(x, TABLE_Y + BAG_HEIGHT, z)];
}

interface Extent {
  readonly distance: number;
  /** How far the target must move right and up, in squares, so that the points sit in the middle. */
  readonly right: number;
  readonly up: number;
}

/** Target and distance with which all points fill the free part of the canvas. */
export function computeFraming(
  points: readonly Vector3[],
  angles: ViewAngles,
  viewport: Viewport,
  fieldOfViewDeg: number,
  fill = FILL,
): Framing {
  const axes = viewAxes(angles);
  const target = new Vector3();
  let distance = 1;
  // Centring changes the perspective slightly: a few rounds converge.
  for (let round = 0; round < 5; round++) {
    const extent = measureExtent(points, target, axes, freeTangents(viewport, fieldOfViewDeg, fill));
    distance = extent.distance;
    target.addScaledVector(axes.right, extent.right).addScaledVector(axes.up, extent.up);
  }
  return { target, distance };
}

interface Axes {
  readonly right: Vector3;
  readonly up: Vector3;
  /** From the target to the camera. */
  readonly back: Vector3;
}

function viewAxes({ azimuthRad, polarRad }: ViewAngles): Axes {
  const back = new Vector3().setFromSphericalCoords(1, polarRad, azimuthRad);
  const right = new Vector3(Math.cos(azimuthRad), 0, -Math.sin(azimuthRad));
  return { right, up: new Vector3().crossVectors(back, right), back };
}

/** Half the free width and height at distance 1. */
function freeTangents(
  { width, height, insets }: Viewport,
  fieldOfViewDeg: number,
  fill: number,
): { x: number; y: number } {
  const perPixel = Math.tan(rad(fieldOfViewDeg) / 2) / (height / 2);
  const freeWidth = Math.max(width * 0.2, width - insets.left - insets.right);
  const freeHeight = Math.max(height * 0.2, height - insets.top - insets.bottom);
  return { x: (freeWidth / 2) * perPixel * fill, y: (freeHeight / 2) * perPixel * fill };
}

function measureExtent(
  points: readonly Vector3[],
  target: Vector3,
  { right, up, back }: Axes,
  tangents: { x: number; y: number },
): Extent {
  const seen = points.map((point) => {
    const offset = point.clone().sub(target);
    return { right: offset.dot(right), up: offset.dot(up), back: offset.dot(back) };
  });
  const distance = Math.max(
    ...seen.map(
      (point) => Math.max(Math.abs(point.right) / tangents.x, Math.abs(point.up) / tangents.y) + point.back,
    ),
  );
  const middle = (axis: 'right' | 'up'): number => {
    const shares = seen.map((point) => point[axis] / (distance - point.back));
    return ((Math.max(...shares) + Math.min(...shares)) / 2) * distance;
  };
  return { distance, right: middle('right'), up: middle('up') };
}
