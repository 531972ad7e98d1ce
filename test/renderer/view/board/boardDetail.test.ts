import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardDetailAt, flatDetailAt } from '../../../../src/renderer/view/board/boardDetail';

/** Sides of a square: 15×15, 21×21 and 40×40 squares in 640 pixels, and as small as a thumbnail's. */
const SIDES = { classic: 44, super: 31, huge: 16, thumbnail: 8 };

describe('the legible detail of the board', () => {
  it('is the whole label on a usual board, a short one on larger ones, and only the colour on the smallest', () => {
    expect(Object.values(SIDES).map((side) => boardDetailAt(side).squareLabels)).toEqual([
      'long',
      'short',
      'short',
      'none',
    ]);
  });

  it('includes every coordinate, every fifth one, or none', () => {
    expect(Object.values(SIDES).map((side) => boardDetailAt(side).coordinateStep)).toEqual([1, 1, 5, 0]);
  });

  it('grows with the square, and stays within the square and the frame', () => {
    const rank = { none: 0, short: 1, long: 2 };
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 400, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (px, more) => {
          const [small, large] = [boardDetailAt(px), boardDetailAt(px + more)];
          expect(rank[large.squareLabels]).toBeGreaterThanOrEqual(rank[small.squareLabels]);
          expect(large.letterRoom.whole.columns).toBeGreaterThanOrEqual(small.letterRoom.whole.columns);
          expect(large.letterRoom.half.lines).toBeGreaterThanOrEqual(small.letterRoom.half.lines);
          expect(large.coordinateSide).toBeLessThanOrEqual(small.coordinateSide);
          expect(small.coordinateSide).toBeLessThanOrEqual(0.9);
          expect(small.numberSide).toBeLessThanOrEqual(0.5);
        },
      ),
      { seed: 12 },
    );
  });

  it('is the same between two thresholds', () => {
    expect(boardDetailAt(45)).toBe(boardDetailAt(48));
    expect(boardDetailAt(43)).not.toEqual(boardDetailAt(45));
  });

  it('has no letters on the flat board that are smaller than nine pixels', () => {
    // 35 pixels: 44.8 / 9 columns less 1.4 for the sign, 28 / 9 lines.
    expect(flatDetailAt(35).letterRoom).toEqual({
      whole: { columns: 3, lines: 3 },
      half: { columns: 3, lines: 1 },
    });
    expect(flatDetailAt(12).letterRoom.whole.columns).toBe(0);
  });

  it('includes twelve letters in half a square of a usual board at 1920 × 1080', () => {
    const columns = 6;
    for (const squarePx of [50.5, 53.2, 56])
      expect(boardDetailAt(squarePx).letterRoom.half).toEqual({ columns, lines: 2 });
  });
});
