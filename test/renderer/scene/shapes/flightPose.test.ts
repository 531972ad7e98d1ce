import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { computeBoardMetrics } from '../../../../src/renderer/scene/boardMetrics';
import {
  flightShare,
  poseAt,
  poseBetween,
  writePose,
} from '../../../../src/renderer/scene/shapes/flightPose';
import { writeRackMatrix } from '../../../../src/renderer/scene/shapes/rackPose';
import { writeTileMatrix } from '../../../../src/renderer/scene/shapes/tilePose';
import { computeTablePlan } from '../../../../src/renderer/scene/tablePlan';
import type { FlightPlace } from '../../../../src/renderer/view/play/tableView';
import { opponent, table, tile } from '../sceneViews';

const metrics = computeBoardMetrics({ rows: 15, cols: 15, rackSize: 7 });
const plan = computeTablePlan(metrics, table({ opponents: [opponent()] }));
const at = (place: FlightPlace) => poseAt(metrics, plan, place);
const square = { kind: 'square', row: 3, col: 9 } as const;
const behind = { kind: 'opponent', at: 0, index: 2 } as const;

/** Directions of a tile's face and back. */
function looks(pose: ReturnType<typeof at>) {
  const matrix = writePose(pose, new Matrix4());
  const face = new Vector3().setFromMatrixColumn(matrix, 1).normalize();
  return { face, back: face.clone().negate() };
}

describe('the distance covered', () => {
  const span = { begin: 0.25, end: 0.75 };

  it('is zero before the tile starts and complete after it has ended', () => {
    expect(flightShare(span, 0)).toBe(0);
    expect(flightShare(span, 0.25)).toBe(0);
    expect(flightShare(span, 0.75)).toBe(1);
    expect(flightShare(span, 1)).toBe(1);
  });

  it('grows slowly at both ends: 3p² − 2p³', () => {
    expect(flightShare(span, 0.5)).toBeCloseTo(0.5);
    // A quarter of the span: 3/16 − 2/64.
    expect(flightShare(span, 0.375)).toBeCloseTo(0.15625);
    expect(flightShare(span, 0.625)).toBeCloseTo(1 - 0.15625);
  });
});

describe('the pose of a flying tile', () => {
  it('ends exactly as a tile on its square, and starts exactly as one on the front rack', () => {
    const lying = writeTileMatrix(metrics, tile(3, 9), new Matrix4());
    const landed = writePose(poseBetween(at(behind), at(square), 1), new Matrix4());
    landed.elements.forEach((element, index) => {
      expect(element).toBeCloseTo(lying.elements[index]!, 10);
    });
    const standing = writeRackMatrix(metrics, 4, 0, new Matrix4());
    const taken = writePose(at({ kind: 'rack', index: 4 }), new Matrix4());
    taken.elements.forEach((element, index) => {
      expect(element).toBeCloseTo(standing.elements[index]!, 10);
    });
  });

  it('shows its back to the player on a rack behind the board', () => {
    // Nearly upright: 12° from looking straight at the player, and up a little.
    const { back, face } = looks(at(behind));
    expect(back.z).toBeCloseTo(Math.cos((12 * Math.PI) / 180));
    expect(back.y).toBeCloseTo(Math.sin((12 * Math.PI) / 180));
    expect(face.z).toBeLessThan(0);
  });

  it('turns over until it arrives, half of it midway', () => {
    const half = poseBetween(at(behind), at(square), 0.5);
    expect(half.leanRad).toBeCloseTo(((102 / 2) * Math.PI) / 180);
    // Half a turn about the vertical is a whole one less by now; the tile's own yaw is under 1.3°.
    expect(Math.abs(half.yawRad - Math.PI / 2)).toBeLessThan(0.012);
    const { face } = looks(half);
    expect(face.y).toBeCloseTo(Math.cos((51 * Math.PI) / 180));
    expect(looks(poseBetween(at(behind), at(square), 1)).face.y).toBeCloseTo(1);
  });

  it('rises 2.2 squares above the straight line midway, the same on the way back', () => {
    const [from, to] = [at(behind), at(square)];
    const there = poseBetween(from, to, 0.5);
    expect(there.y).toBeCloseTo((from.y + to.y) / 2 + 2.2);
    const back = poseBetween(to, from, 0.7);
    const same = poseBetween(from, to, 0.3);
    for (const key of ['x', 'y', 'z', 'yawRad', 'leanRad', 'scale'] as const)
      expect(back[key]).toBeCloseTo(same[key], 10);
  });

  it('grows out of the bag and never shows its face on the way to a rack behind the board', () => {
    expect(at({ kind: 'bag' }).scale).toBeLessThan(0.5);
    for (const share of [0, 0.25, 0.5, 0.75, 1])
      expect(looks(poseBetween(at({ kind: 'bag' }), at(behind), share)).back.z).toBeGreaterThan(0.9);
  });
});
