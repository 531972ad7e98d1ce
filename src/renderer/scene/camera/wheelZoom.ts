import type { Vector3 } from 'three';

const ZOOM_PER_PIXEL = 0.0017;
/** Two fingers on a trackpad report as the wheel with Ctrl, in much smaller steps. */
const PINCH_PER_PIXEL = 0.01;
const PIXELS_PER_LINE = 33;
/** However far the wheel is turned at once. */
const MAX_STEP = 0.3;

/** How much nearer a turn of the wheel comes: above 1 nearer, below 1 further away. */
export function zoomFactor({
  ctrlKey,
  deltaMode,
  deltaY,
}: Pick<WheelEvent, 'ctrlKey' | 'deltaMode' | 'deltaY'>): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * PIXELS_PER_LINE;
  const step = -pixels * (ctrlKey ? PINCH_PER_PIXEL : ZOOM_PER_PIXEL);
  return Math.exp(Math.min(Math.max(step, -MAX_STEP), MAX_STEP));
}

/**
 * Where the camera looks when it comes nearer to a point that is to stay where it is in the picture: camera
 * and target both go the same share of their way to it.
 */
export const targetNearer = (target: Vector3, point: Vector3, factor: number): Vector3 =>
  point.clone().lerp(target, 1 / factor);
