import type { Vector3 } from 'three';
import { clamp } from '../../../core/clamp';

const ZOOM_PER_PIXEL = 0.0017;
/** A pinch on a trackpad is reported as the wheel with Ctrl, in much smaller steps. */
const PINCH_PER_PIXEL = 0.01;
const PIXELS_PER_LINE = 33;
/** Limit for a single turn of the wheel. */
const MAX_STEP = 0.3;

/** Zoom factor of a turn of the wheel: above 1 zooms in, below 1 zooms out. */
export function zoomFactor({
  ctrlKey,
  deltaMode,
  deltaY,
}: Pick<WheelEvent, 'ctrlKey' | 'deltaMode' | 'deltaY'>): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * PIXELS_PER_LINE;
  const step = -pixels * (ctrlKey ? PINCH_PER_PIXEL : ZOOM_PER_PIXEL);
  return Math.exp(clamp(step, -MAX_STEP, MAX_STEP));
}

/**
 * The camera's new target if it zooms in on a point that stays at its place in the picture: camera and target
 * both move the same share of their way to it.
 */
export const targetNearer = (target: Vector3, point: Vector3, factor: number): Vector3 =>
  point.clone().lerp(target, 1 / factor);
