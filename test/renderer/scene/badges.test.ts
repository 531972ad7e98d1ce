import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../src/core/board/square';
import { computeBoardMetrics } from '../../../src/renderer/scene/boardMetrics';
import { HEAD_RADIUS } from '../../../src/renderer/scene/layers/arrowsLayer';
import { computeBadgeMarks } from '../../../src/renderer/scene/layers/highlightsLayer';
import { arrowPointAt, computeArrowPath } from '../../../src/renderer/scene/shapes/arrowPath';
import type { ArrowSide } from '../../../src/renderer/scene/shapes/arrowSide';
import { TUBE_RADIUS, tubeShare } from '../../../src/renderer/scene/shapes/arrowTubes';
import { boardDetailAt } from '../../../src/renderer/view/board/boardDetail';
import type { ArrowView, TileView } from '../../../src/renderer/view/sceneView';
import { arrow, tile } from './sceneViews';

const metrics = computeBoardMetrics({ rows: 15, cols: 15, rackSize: 7 });
const { numberSide } = boardDetailAt(44);

interface Disc {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}

/** An arrow seen from above, as discs along its way: the tube, then the head from its widest to its tip. */
function discsOf(view: ArrowView, side: ArrowSide): Disc[] {
  const path = computeArrowPath(metrics, view, { side, isJumpNear: side === 'usual', room: 0 });
  return Array.from({ length: 41 }, (_, step) => {
    const t = step / 40;
    const { x, z } = arrowPointAt(path, t, new Vector3());
    const beyond = (t - tubeShare(path)) / (1 - tubeShare(path));
    return { x, z, radius: beyond < 0 ? TUBE_RADIUS : Math.max(TUBE_RADIUS, HEAD_RADIUS * (1 - beyond)) };
  });
}

/**
 * A word of seven tiles through the middle, spelt from its fourth letter back, then on;
 * each tile has a number.
 */
function wordIn(direction: Direction): { tiles: TileView[]; arrows: ArrowView[] } {
  const squareAt = (nth: number): [number, number] => (direction === 'across' ? [7, 4 + nth] : [4 + nth, 7]);
  const besideAt = (nth: number, by: -1 | 1): [number, number] =>
    direction === 'across' ? [7 + by, 4 + nth] : [4 + nth, 7 + by];
  const tiles = Array.from({ length: 7 }, (_, nth) => [
    tile(...squareAt(nth), { role: 'placed', crossWordNumbers: [nth + 1] }),
    tile(...besideAt(nth, -1), { role: 'incidental', crossWordNumbers: [nth + 1] }),
    tile(...besideAt(nth, 1), { role: 'incidental', crossWordNumbers: [nth + 1] }),
  ]).flat();
  const hop = (kind: ArrowView['kind'], from: number, to: number) =>
    arrow(kind, squareAt(from), squareAt(to));
  const arrows = [
    ...[3, 2, 1].map((nth) => hop('reverse', nth, nth - 1)),
    hop('separator', 0, 4),
    ...[4, 5].map((nth) => hop('forward', nth, nth + 1)),
  ];
  return { tiles, arrows };
}

describe.each<[Direction, ArrowSide]>([
  ['across', 'usual'],
  ['across', 'other'],
  ['down', 'usual'],
  ['down', 'other'],
])('the numbers of incidental words of a move %s, arrows on the %s side', (direction, side) => {
  const { arrows, tiles } = wordIn(direction);
  const badges = computeBadgeMarks(metrics, tiles, { direction, side }, numberSide);

  it('exist once for each tile in such a word', () => {
    expect(badges).toHaveLength(21);
  });

  it('lie under no arrow of the word', () => {
    const placed = badges.filter((_, at) => tiles[at]!.role === 'placed');
    const discs = arrows.flatMap((view) => discsOf(view, side));
    for (const { text, x, z } of placed) {
      const gap = Math.min(
        ...discs.map((disc) => Math.hypot(disc.x - x, disc.z - z) - disc.radius - 0.48 * numberSide),
      );
      expect(gap, text).toBeGreaterThan(0);
    }
  });

  it('avoid the values, which are in the near right corner', () => {
    badges.forEach(({ x, z }, at) => {
      const { col, row } = tiles[at]!;
      const [right, near] = [x - (col - 7), z - (row - 7)];
      expect(right > 0 && near > 0).toBe(false);
    });
  });
});

describe('the arrows along a word', () => {
  it.each<[Direction, ArrowSide, number]>([
    // The letters take the middle of a tile: 0.2 up and down, and 0.32 to each side.
    // Heads may touch their rim.
    ['across', 'usual', 0.2],
    ['across', 'other', 0.2],
    ['down', 'usual', 0.32],
    ['down', 'other', 0.32],
  ])('avoid its letters: %s, %s side', (direction, side, half) => {
    const hops = wordIn(direction).arrows.filter(({ kind }) => kind !== 'separator');
    // The row or column of the word is the middle one.
    for (const { radius, x, z } of hops.flatMap((view) => discsOf(view, side)))
      expect(Math.abs(direction === 'across' ? z : x) - radius).toBeGreaterThan(half - 0.06);
  });
});
