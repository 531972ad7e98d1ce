import type { Matrix4 } from 'three';
import { TILE_SIDE } from '../../resources/sceneResources';
import { type BoardMetrics, RACK_LEDGE, RACK_SLOPE_RAD, rackSlotX, TABLE_Y } from '../boardMetrics';

/**
 * Pose of an object on the inclined face of the rack.
 *
 * @param lift distance from the face
 */
export function writeRackMatrix(
  metrics: BoardMetrics,
  index: number,
  lift: number,
  target: Matrix4,
): Matrix4 {
  const cos = Math.cos(RACK_SLOPE_RAD);
  const sin = Math.sin(RACK_SLOPE_RAD);
  const up = TILE_SIDE / 2;
  return target
    .makeRotationX(RACK_SLOPE_RAD)
    .setPosition(
      rackSlotX(metrics, index),
      TABLE_Y + RACK_LEDGE.y + up * sin + lift * cos,
      metrics.rackZ + RACK_LEDGE.z - up * cos + lift * sin,
    );
}
