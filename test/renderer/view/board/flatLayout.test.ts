import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlatBoardSize, flatLayoutOf, type Room } from '../../../../src/renderer/view/board/flatLayout';

const CLASSIC: FlatBoardSize = { rows: 15, cols: 15, rackSize: 7 };
const GIANT: FlatBoardSize = { rows: 40, cols: 40, rackSize: 7 };
/** Space that top bar and side panel leave in a window. */
const roomIn = (width: number, height: number): Room => ({
  left: 0,
  top: 46,
  width: width - 316,
  height: height - 46,
});

/** The corners of board and rack, worked out from the layout alone. */
function extent({ frame, left, rack, size, square, top }: ReturnType<typeof flatLayoutOf>) {
  const rackLeft = left + (rack.x - rack.tile / 2) * square;
  const rackRight = left + (rack.x + (size.rackSize - 1) * rack.pitch + rack.tile / 2) * square;
  return {
    left: Math.min(left - frame, rackLeft),
    top: top - frame,
    right: Math.max(left + size.cols * square + frame, rackRight),
    bottom: top + (rack.y + rack.tile / 2) * square,
  };
}

describe('the layout of the flat board', () => {
  it.each([
    ['a small window', roomIn(960, 640), 29],
    ['a usual window', roomIn(1280, 800), 38],
    ['a large window', roomIn(1920, 1080), 54],
  ])('gives the classic board all details in %s', (_, room, atLeast) => {
    const layout = flatLayoutOf(room, CLASSIC);
    expect(layout).toMatchObject({ detail: 'full', coordinateStep: 1 });
    expect(layout.square).toBeGreaterThanOrEqual(atLeast);
  });

  it('moves the colours of a giant board to a legend, with fewer coordinates', () => {
    expect(flatLayoutOf(roomIn(960, 640), GIANT)).toMatchObject({ detail: 'bare', coordinateStep: 5 });
    expect(flatLayoutOf(roomIn(1920, 1080), GIANT)).toMatchObject({ detail: 'short', coordinateStep: 1 });
  });

  it('has a legible rack below squares of any size', () => {
    const { rack, square } = flatLayoutOf(roomIn(960, 640), GIANT);
    expect(square).toBeLessThan(20);
    expect(rack.tile * square).toBeCloseTo(28, 6);
    expect(flatLayoutOf(roomIn(1280, 800), CLASSIC).rack).toMatchObject({ tile: 1, pitch: 1.04 });
  });

  it('keeps board and rack inside the area, whatever their sizes, in whole pixels', () => {
    const sizes = fc.record({
      rows: fc.integer({ min: 2, max: 40 }),
      cols: fc.integer({ min: 2, max: 40 }),
      rackSize: fc.integer({ min: 1, max: 20 }),
    });
    const rooms = fc.record({
      left: fc.integer({ min: 0, max: 300 }),
      top: fc.integer({ min: 0, max: 100 }),
      width: fc.integer({ min: 660, max: 2500 }),
      height: fc.integer({ min: 380, max: 1400 }),
    });
    fc.assert(
      fc.property(sizes, rooms, (size, room) => {
        const layout = flatLayoutOf(room, size);
        const { bottom, left, right, top } = extent(layout);
        expect([layout.square, layout.left, layout.top].every(Number.isInteger)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(room.left);
        expect(top).toBeGreaterThanOrEqual(room.top);
        expect(right).toBeLessThanOrEqual(room.left + room.width);
        expect(bottom).toBeLessThanOrEqual(room.top + room.height);
      }),
      { seed: 40 },
    );
  });
});
