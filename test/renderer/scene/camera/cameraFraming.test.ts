import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { computeBoardMetrics } from '../../../../src/renderer/scene/boardMetrics';
import {
  type CameraPreset,
  computeFramedPoints,
  computeFraming,
  PRESET_ANGLES,
} from '../../../../src/renderer/scene/camera/cameraFraming';

const PRESETS: readonly CameraPreset[] = ['player', 'top', 'low'];
const BOARDS = [
  [2, 2],
  [15, 15],
  [19, 27],
  [40, 40],
] as const;

/** The points as CSS pixels from the middle of the free part, seen by a real camera. */
function projectedPoints(rows: number, cols: number, preset: CameraPreset, fieldOfViewDeg: number) {
  const viewport = { width: 1280, height: 800, insets: { left: 300, right: 0, top: 0, bottom: 100 } };
  const points = computeFramedPoints(computeBoardMetrics({ rows, cols, rackSize: 7 }));
  const angles = PRESET_ANGLES[preset];
  const { target, distance } = computeFraming(points, angles, viewport, fieldOfViewDeg);
  const camera = new PerspectiveCamera(fieldOfViewDeg, 1280 / 800, 0.1, 1000);
  camera.position.setFromSphericalCoords(distance, angles.polarRad, angles.azimuthRad).add(target);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return points.map((point) => {
    const seen = new Vector3().copy(point).project(camera);
    return { x: seen.x * 640, y: seen.y * 400 };
  });
}

describe('computeFraming', () => {
  it.each(BOARDS.flatMap(([rows, cols]) => PRESETS.map((preset) => ({ rows, cols, preset }))))(
    'fits $rows × $cols into the free part of the canvas from $preset',
    ({ rows, cols, preset }) => {
      const seen = projectedPoints(rows, cols, preset, 24);
      const xs = seen.map(({ x }) => x);
      const ys = seen.map(({ y }) => y);
      const widest = Math.max(...xs.map(Math.abs)) / 490;
      const highest = Math.max(...ys.map(Math.abs)) / 350;
      expect(Math.max(widest, highest)).toBeLessThanOrEqual(0.96);
      expect(Math.max(widest, highest)).toBeGreaterThan(0.9);
      // In the middle, both ways.
      expect(Math.abs(Math.max(...xs) + Math.min(...xs))).toBeLessThan(6);
      expect(Math.abs(Math.max(...ys) + Math.min(...ys))).toBeLessThan(6);
    },
  );

  it('moves closer with a wider field of view', () => {
    const points = computeFramedPoints(computeBoardMetrics({ rows: 15, cols: 15, rackSize: 7 }));
    const viewport = { width: 1000, height: 800, insets: { left: 0, right: 0, top: 0, bottom: 0 } };
    const narrow = computeFraming(points, PRESET_ANGLES.player, viewport, 20).distance;
    const wide = computeFraming(points, PRESET_ANGLES.player, viewport, 60).distance;
    expect(wide).toBeLessThan(narrow / 2);
  });
});
