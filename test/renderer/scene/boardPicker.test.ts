import { Matrix4, PerspectiveCamera, Vector2, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { computeBoardMetrics, squareCentre } from '../../../src/renderer/scene/boardMetrics';
import { pickAlong, sightRay } from '../../../src/renderer/scene/boardPicker';
import { writeRackMatrix } from '../../../src/renderer/scene/shapes/rackPose';
import { table, tile, view } from './sceneViews';

const camera = new PerspectiveCamera(24, 1.6, 0.1, 500);
camera.position.set(6, 30, 26);
camera.lookAt(0, 0, 1);
camera.updateMatrixWorld();

const pickAt = (point: Vector3, shown: ReturnType<typeof view>) => {
  const seen = point.clone().project(camera);
  return pickAlong(sightRay(camera, new Vector2(seen.x, seen.y)), shown);
};

describe('picking', () => {
  it('finds every square of a non-square board by its centre', () => {
    const shown = view(9, 13);
    const metrics = computeBoardMetrics(shown);
    for (const { row, col } of shown.squares) {
      const { x, z } = squareCentre(metrics, { row, col });
      expect(pickAt(new Vector3(x, 0, z), shown)).toEqual({ kind: 'square', row, col });
    }
  });

  it('finds a tile by its face, even if the face covers the square behind', () => {
    const { x, z } = squareCentre(computeBoardMetrics({ rows: 15, cols: 15, rackSize: 7 }), {
      row: 7,
      col: 7,
    });
    const farEdgeOfFace = new Vector3(x, 0.23, z - 0.43);
    expect(pickAt(farEdgeOfFace, view(15, 15))).toEqual({ kind: 'square', row: 6, col: 7 });
    expect(pickAt(farEdgeOfFace, view(15, 15, { tiles: [tile(7, 7)] }))).toEqual({
      kind: 'square',
      row: 7,
      col: 7,
    });
  });

  it('finds every place on the rack', () => {
    const shown = view(15, 15);
    for (let index = 0; index < 7; index++) {
      const face = writeRackMatrix(computeBoardMetrics(shown), index, 0.23, new Matrix4());
      expect(pickAt(new Vector3().setFromMatrixPosition(face), shown)).toEqual({ kind: 'rack', index });
    }
  });

  it('finds the bag during a game', () => {
    const shown = view(15, 15, { table: table() });
    // Beside the rack: half its length (3.7), the gap (0.75) and half the bag (1) from the middle.
    const belly = new Vector3(-5.45, 0.1, 9.56);
    expect(pickAt(belly, shown)).toEqual({ kind: 'bag' });
    expect(pickAt(belly, view(15, 15))).toBeNull();
  });

  it('finds nothing on the frame, the table or the sky', () => {
    const shown = view(15, 15);
    expect(pickAt(new Vector3(8, 0.1, 0), shown)).toBeNull();
    expect(pickAt(new Vector3(0, -0.5, -14), shown)).toBeNull();
    const up = sightRay(camera, new Vector2(0, 0));
    up.direction.set(0, 1, 0);
    expect(pickAlong(up, shown)).toBeNull();
  });
});
