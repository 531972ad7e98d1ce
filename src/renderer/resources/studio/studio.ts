import { Color, Vector3 } from 'three';

export interface StudioPanel {
  readonly color: string;
  readonly intensity: number;
  readonly position: readonly [x: number, y: number, z: number];
  readonly size: readonly [width: number, height: number, depth: number];
}

/**
 * Softboxes of a small photo studio, beside the board and on its far side. None is in the mirror direction of
 * the usual view, where it would wash out the letters.
 */
export const STUDIO_PANELS: readonly StudioPanel[] = [
  { color: '#fff1dd', intensity: 13, position: [-7, 5.5, -3], size: [0.2, 5, 6] },
  { color: '#cfe0ff', intensity: 5, position: [8, 4, 2], size: [0.2, 4, 5] },
  { color: '#ffe2b8', intensity: 7, position: [3, 3.2, -9], size: [7, 1.2, 0.2] },
  { color: '#ffffff', intensity: 3.2, position: [-1, 9, 3], size: [5, 0.2, 3] },
  { color: '#dfe8ff', intensity: 4, position: [0, 2.5, 9], size: [9, 2, 0.2] },
];

export const STUDIO_WALL_COLOR = '#1b1d22';

/** Brightness of the environment map relative to the lamps. */
export const ENVIRONMENT_INTENSITY = 0.42;

export interface StudioLamp {
  readonly color: string;
  readonly intensity: number;
  readonly position: readonly [x: number, y: number, z: number];
}

/** A warm key light from the far left, low enough for shadows to show heights, and a faint cool rim. */
export const KEY_LAMP: StudioLamp = { color: '#ffe6c4', intensity: 3.7, position: [-10.5, 12.5, -5] };
export const RIM_LAMP: StudioLamp = { color: '#aec8ff', intensity: 0.6, position: [10, 4.5, -12] };

type Point = readonly [x: number, y: number, z: number];

interface Box {
  readonly low: Point;
  readonly high: Point;
  readonly light: Color;
}

const BOXES: readonly Box[] = STUDIO_PANELS.map(
  ({ color, intensity, position: [x, y, z], size: [w, h, d] }) => ({
    low: [x - w / 2, y - h / 2, z - d / 2],
    high: [x + w / 2, y + h / 2, z + d / 2],
    light: new Color(color).multiplyScalar(intensity),
  }),
);
const WALLS = new Color(STUDIO_WALL_COLOR);

/** Light that reaches the middle of the studio from a direction, without lamps. Linear colour. */
export function studioLightFrom(x: number, y: number, z: number): Color {
  let nearest = Number.POSITIVE_INFINITY;
  let light = WALLS;
  for (const box of BOXES) {
    const distance = distanceTo(box, x, y, z);
    if (distance >= nearest) continue;
    nearest = distance;
    light = box.light;
  }
  return light;
}

/** Distance along a ray from the origin; Infinity if it misses the box. */
function distanceTo({ high, low }: Box, x: number, y: number, z: number): number {
  const [x0, x1] = [low[0] / x, high[0] / x];
  const [y0, y1] = [low[1] / y, high[1] / y];
  const [z0, z1] = [low[2] / z, high[2] / z];
  const enter = Math.max(0, Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
  const leave = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
  return enter <= leave ? enter : Number.POSITIVE_INFINITY;
}

/** `count` directions, spread evenly over the sphere. */
export function evenDirections(count: number): Vector3[] {
  const goldenAngle = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, nth) => {
    const y = 1 - (2 * nth + 1) / count;
    const radius = Math.sqrt(1 - y * y);
    return new Vector3(radius * Math.cos(nth * goldenAngle), y, radius * Math.sin(nth * goldenAngle));
  });
}
