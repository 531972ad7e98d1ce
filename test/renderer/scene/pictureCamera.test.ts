import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { computeBoardMetrics, FRAME_WIDTH } from '../../../src/renderer/scene/boardMetrics';
import { computeFramedPoints, PRESET_ANGLES } from '../../../src/renderer/scene/camera/cameraFraming';
import { pictureCamera } from '../../../src/renderer/scene/picture/pictureCamera';
import type { CameraShot } from '../../../src/renderer/view/board/cameraShot';

const board = { rows: 15, cols: 15, rackSize: 7 };
const corners = computeFramedPoints(computeBoardMetrics(board));
const FOV = 24;

/** How far from the middle the corners of the board are seen, in shares of half the picture. */
function reachOf(shot: CameraShot, width: number, height: number): { x: number; y: number } {
  const camera = pictureCamera(shot, board, { width, height }, FOV);
  const seen = corners.map((corner) => corner.clone().project(camera));
  return {
    x: Math.max(...seen.map(({ x }) => Math.abs(x))),
    y: Math.max(...seen.map(({ y }) => Math.abs(y))),
  };
}

describe('the camera of a picture', () => {
  it.each([
    [1920, 1080],
    [7680, 4320],
    [1000, 1000],
    [600, 1200],
  ])('fills %i × %i with the board exactly', (width, height) => {
    const { x, y } = reachOf({ kind: 'framed', azimuthRad: 0.2, polarRad: 0.7 }, width, height);
    expect(Math.max(x, y)).toBeGreaterThan(0.9);
    expect(Math.max(x, y)).toBeLessThanOrEqual(1);
  });

  it('fills at least four fifths of a film with the board, rack and caption included', () => {
    const { halfDepth } = computeBoardMetrics(board);
    const shot: CameraShot = { kind: 'framed', ...PRESET_ANGLES.player };
    const camera = pictureCamera(shot, board, { width: 1280, height: 720 }, FOV, 39);
    const heights = [-1, 1].map(
      (side) => new Vector3(0, 0, side * (halfDepth + FRAME_WIDTH)).project(camera).y,
    );
    expect(Math.abs((heights[1] ?? 0) - (heights[0] ?? 0)) / 2).toBeGreaterThan(0.8);
  });

  it.each([
    { kind: 'framed', azimuthRad: 0.2, polarRad: 0.7 },
    { kind: 'round', azimuthRad: 2, polarRad: 0.7 },
  ] as const)('leaves the foot of the picture free for a caption: $kind', (shot) => {
    const camera = pictureCamera(shot, board, { width: 640, height: 400 }, FOV, 40);
    const lowest = Math.min(...corners.map((corner) => corner.clone().project(camera).y));
    // 40 of 400 rows are a tenth of the way from −1 to 1.
    expect(lowest).toBeGreaterThanOrEqual(-0.8);
    const above = pictureCamera(shot, board, { width: 640, height: 360 }, FOV);
    for (const corner of corners) {
      const [seen, expected] = [corner.clone().project(camera), corner.clone().project(above)];
      expect(seen.x).toBeCloseTo(expected.x, 9);
      expect((1 - seen.y) * 400).toBeCloseTo((1 - expected.y) * 360, 6);
    }
  });

  it('keeps its distance during a revolution, and the board in the picture', () => {
    const distances = [0, 1, 2, 3, 4, 5].map((turn) => {
      const shot: CameraShot = { kind: 'round', azimuthRad: turn, polarRad: 0.7 };
      const { x, y } = reachOf(shot, 1280, 720);
      expect(Math.max(x, y)).toBeLessThanOrEqual(1);
      return pictureCamera(shot, board, { width: 1280, height: 720 }, FOV).position;
    });
    const heights = distances.map(({ y }) => y);
    for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0, 9);
  });

  it('shows at least what the window showed, at any aspect ratio', () => {
    const shot: CameraShot = {
      kind: 'free',
      azimuthRad: 0,
      polarRad: 0.5,
      distance: 20,
      target: [1, 0, 2],
      halfWidth: 0.3,
      halfHeight: 0.2,
    };
    for (const [width, height] of [
      [1500, 1000],
      [500, 1000],
      [3000, 1000],
    ] as const) {
      const camera = pictureCamera(shot, board, { width, height }, FOV);
      const eye = camera.position.clone();
      const ahead = new Vector3(1, 0, 2).sub(eye).normalize();
      const right = new Vector3(1, 0, 0);
      const corner = eye.add(ahead).addScaledVector(right, 0.3).project(camera);
      const up = new Vector3().crossVectors(right, ahead);
      const top = camera.position.clone().add(ahead).addScaledVector(up, 0.2).project(camera);
      expect(corner.x).toBeLessThanOrEqual(1 + 1e-9);
      expect(top.y).toBeLessThanOrEqual(1 + 1e-9);
      expect(Math.max(corner.x, top.y)).toBeCloseTo(1, 6);
    }
  });
});
