import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FlatLook,
  flatLayoutOf,
  largestZoom,
  type Room,
  WHOLE_BOARD,
} from '../../../../src/renderer/view/board/flatLayout';
import {
  type FlatScene,
  lookShowing,
  pannedLook,
  zoomedLook,
} from '../../../../src/renderer/view/board/flatLook';
import { TEST_SEED } from '../../../seed';

/** Space that top bar and side panel leave in a window of 960 × 640. */
const ROOM: Room = { left: 0, top: 46, width: 644, height: 594 };
const SIZE = { rows: 40, cols: 40, rackSize: 7 };
const scene = (look: FlatLook = WHOLE_BOARD): FlatScene => ({ room: ROOM, size: SIZE, look });
const layoutOf = ({ look, room, size }: FlatScene) => flatLayoutOf(room, size, look);
/** The point of the board, in squares, at a point of the window. */
const boardPoint = (of: FlatScene, x: number, y: number) => {
  const { left, square, top } = layoutOf(of);
  return { x: (x - left) / square, y: (y - top) / square };
};

describe('an enlarged flat board', () => {
  it('keeps the point under the pointer', () => {
    for (const [x, y] of [
      [322, 343],
      [250, 200],
      [420, 450],
    ] as const) {
      const before = boardPoint(scene(), x, y);
      const look = zoomedLook(scene(), 3, { x, y });
      const { square } = layoutOf(scene(look));
      const after = boardPoint(scene(look), x, y);
      expect(square).toBe(3 * layoutOf(scene()).square);
      // To half a pixel: squares start at whole ones.
      expect(Math.abs(after.x - before.x) * square).toBeLessThanOrEqual(0.5);
      expect(Math.abs(after.y - before.y) * square).toBeLessThanOrEqual(0.5);
    }
  });

  it('stops growing at a useful size, and shrinks to the whole board in its old place', () => {
    const at = { x: 200, y: 300 };
    const nearest = zoomedLook(scene(), 1000, at);
    expect(nearest.zoom).toBe(largestZoom(ROOM, SIZE));
    expect(layoutOf(scene(nearest)).square).toBe(96);
    expect(zoomedLook(scene(nearest), 1e-9, at)).toEqual(WHOLE_BOARD);
    expect(layoutOf(scene()).clip).toBeNull();
    expect(layoutOf(scene(nearest)).clip).toEqual(ROOM);
  });

  it('is as large after many small wheel steps as after one large one', () => {
    const at = { x: 300, y: 300 };
    let look: FlatLook = WHOLE_BOARD;
    for (let turn = 0; turn < 60; turn++) look = zoomedLook(scene(look), 2 ** (1 / 30), at);
    expect(look.zoom).toBeCloseTo(4, 6);
  });

  it('leaves no gap beside a board larger than its area, wherever it is panned', () => {
    const move = fc.record({
      factor: fc.double({ min: 0.3, max: 4, noNaN: true }),
      x: fc.integer({ min: 0, max: 644 }),
      y: fc.integer({ min: 46, max: 640 }),
      byX: fc.integer({ min: -3000, max: 3000 }),
      byY: fc.integer({ min: -3000, max: 3000 }),
    });
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 8 }), (moves) => {
        let look: FlatLook = WHOLE_BOARD;
        for (const { byX, byY, factor, x, y } of moves) {
          look = zoomedLook(scene(look), factor, { x, y });
          look = pannedLook(scene(look), byX, byY);
        }
        const { frame, left, square, top } = layoutOf(scene(look));
        const right = left + 40 * square + frame;
        // The frame is at most 34 wide, with 12 beside it.
        if (40 * square > ROOM.width) {
          expect(left - frame).toBeLessThanOrEqual(ROOM.left + 12);
          expect(right).toBeGreaterThanOrEqual(ROOM.left + ROOM.width - 12.5);
        }
        if (40 * square > ROOM.height) expect(top - frame).toBeLessThanOrEqual(ROOM.top + 12);
      }),
      { seed: TEST_SEED },
    );
  });

  it('moves with the pointer, and only as far as necessary to reveal a square', () => {
    const look = zoomedLook(scene(), 4, { x: 322, y: 343 });
    const before = layoutOf(scene(look));
    const panned = layoutOf(scene(pannedLook(scene(look), 30, -20)));
    expect([panned.left - before.left, panned.top - before.top]).toEqual([30, -20]);
    expect(pannedLook(scene(), 30, -20)).toBe(WHOLE_BOARD);

    const seen = { row: 20, col: 20 };
    expect(lookShowing(scene(look), seen)).toBe(look);
    for (const corner of [
      { row: 0, col: 0 },
      { row: 39, col: 39 },
      { row: 0, col: 39 },
    ]) {
      const { left, square, top } = layoutOf(scene(lookShowing(scene(look), corner)));
      expect(left + corner.col * square).toBeGreaterThanOrEqual(ROOM.left);
      expect(top + corner.row * square).toBeGreaterThanOrEqual(ROOM.top);
      expect(left + (corner.col + 1) * square).toBeLessThanOrEqual(ROOM.left + ROOM.width);
      expect(top + (corner.row + 1) * square).toBeLessThanOrEqual(ROOM.top + ROOM.height);
    }
  });
});
