import fc from 'fast-check';
import type { BoardLayout } from '../../../src/core/board/boardLayout';

/**
 * Any board there can be, with letter and word multipliers from the given ones; `bricks` of 100 squares are
 * bricks, plain as files keep them.
 */
export function anyLayout(
  multipliers: fc.Arbitrary<readonly [number, number]>,
  bricks: number,
): fc.Arbitrary<BoardLayout> {
  const square = fc.oneof(
    { weight: 100 - bricks, arbitrary: multipliers },
    { weight: bricks, arbitrary: fc.constant<'brick'>('brick') },
  );
  return fc
    .record({ rows: fc.integer({ min: 2, max: 40 }), cols: fc.integer({ min: 2, max: 40 }) })
    .chain(({ rows, cols }) =>
      fc
        .record({
          row: fc.integer({ min: 0, max: rows - 1 }),
          col: fc.integer({ min: 0, max: cols - 1 }),
          squares: fc.array(square, { minLength: rows * cols, maxLength: rows * cols, size: 'max' }),
        })
        .map(({ row, col, squares }) => ({
          rows,
          cols,
          start: { row, col },
          letterMultipliers: squares.map((each) => (each === 'brick' ? 1 : each[0])),
          wordMultipliers: squares.map((each) => (each === 'brick' ? 1 : each[1])),
          bricks: squares.map((each) => each === 'brick'),
        })),
    );
}
