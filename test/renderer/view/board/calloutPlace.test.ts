import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../../src/core/board/square';
import {
  CALLOUT_HEIGHT,
  calloutWidth,
  placeCallout,
  roomAround,
} from '../../../../src/renderer/view/board/calloutPlace';
import { runs } from '../../../seed';

const COLS = 15;
const TEXT = 'no G on the rack';

interface Board {
  readonly rows: number;
  readonly cols: number;
  readonly tiles: readonly number[];
}

/** `#` a tile, anything else none. */
const boardOf = (lines: readonly string[]): Board => ({
  rows: lines.length,
  cols: lines[0]!.length,
  tiles: [...lines.join('')].map((character) => (character === '#' ? 1 : 0)),
});

const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(COLS));
const at = (row: number, col: number): number => row * COLS + col;

/**
 * Squares that a callout in the middle of a place covers, found by feeling for them in a fine grid of points.
 */
function squaresUnder(
  { cols, rows }: Board,
  middle: { row: number; col: number },
  width: number,
): Set<number> {
  const covered = new Set<number>();
  // A tenth of a square, and a tolerance for floating point.
  const rim = 0.101;
  for (let y = -CALLOUT_HEIGHT / 2 + rim; y <= CALLOUT_HEIGHT / 2 - rim; y += 0.05)
    for (let x = -width / 2 + rim; x <= width / 2 - rim; x += 0.05) {
      const [row, col] = [Math.floor(middle.row + y), Math.floor(middle.col + x)];
      if (row >= 0 && row < rows && col >= 0 && col < cols) covered.add(row * cols + col);
    }
  return covered;
}

const tilesUnder = (board: Board, middle: { row: number; col: number }, width: number): number =>
  [...squaresUnder(board, middle, width)].filter((square) => board.tiles[square] !== 0).length;

const placed = (
  lines: readonly string[],
  word: readonly number[],
  row: number,
  col: number,
  direction: Direction,
) => placeCallout({ row, col }, TEXT, roomAround(boardOf(lines), word, direction));

describe('the place of a callout', () => {
  it('is in front of an across word and to the right of a down word if there is space', () => {
    expect(placed(EMPTY, [at(7, 5), at(7, 6)], 7, 6, 'across')).toEqual({ row: 8.5, col: 6.5 });
    const { col, row } = placed(EMPTY, [at(5, 7), at(6, 7)], 6, 7, 'down');
    expect(row).toBe(6.5);
    expect(col - calloutWidth(TEXT) / 2).toBeGreaterThan(7.9);
    expect(col - calloutWidth(TEXT) / 2).toBeLessThan(8.4);
  });

  it('is elsewhere if there are tiles in front of the word', () => {
    const lines = EMPTY.with(8, '#'.repeat(COLS));
    const place = placed(lines, [at(7, 5), at(7, 6)], 7, 6, 'across');
    expect(tilesUnder(boardOf(lines), place, calloutWidth(TEXT))).toBe(0);
    expect(Math.abs(place.row - 7.5)).toBeLessThanOrEqual(1);
  });

  it('extends onto the frame, but no further', () => {
    const { col, row } = placed(EMPTY, [at(14, 14)], 14, 14, 'across');
    expect(row).toBeLessThanOrEqual(15.5);
    expect(col + calloutWidth(TEXT) / 2).toBeLessThanOrEqual(16);
  });

  it('is found even on a board narrower than the text', () => {
    expect(placeCallout({ row: 0, col: 0 }, TEXT, roomAround(boardOf(['..', '..']), [0], 'across')).col).toBe(
      1,
    );
  });

  it('covers no tile and no square of the word if any place nearby avoids them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 225, maxLength: 225 }),
        fc.nat(14),
        fc.nat(14),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom<Direction>('across', 'down'),
        fc.string({ minLength: 1, maxLength: 18, unit: fc.constantFrom('a', 'i', 'W', ' ') }),
        (mask, row, col, length, direction, text) => {
          // A third of the squares have a tile: places without one are rare, but there are some.
          const tiles = mask.map((flag, index) => (flag && index % 3 !== 0 ? 1 : 0));
          const word = Array.from({ length }, (_, nth) =>
            direction === 'across' ? at(row, Math.min(14, col + nth)) : at(Math.min(14, row + nth), col),
          );
          const board = {
            rows: 15,
            cols: COLS,
            tiles: tiles.map((tile, index) => (word.includes(index) ? 1 : tile)),
          };
          const width = calloutWidth(text);
          const place = placeCallout({ row, col }, text, roomAround(board, word, direction));
          if (tilesUnder(board, place, width) === 0) return;
          for (let otherRow = Math.max(-1, row - 4); otherRow <= Math.min(15, row + 4); otherRow++)
            for (let otherCol = width / 2 - 0.95; otherCol <= 15.95 - width / 2; otherCol += 0.25)
              if (Math.abs(otherCol - col - 0.5) <= width / 2 + 3.7)
                // A little wider on both sides: the free place may lie between two that are looked at.
                expect(
                  tilesUnder(board, { row: otherRow + 0.5, col: otherCol }, width + 0.25),
                  `${otherRow} ${otherCol}`,
                ).toBeGreaterThan(0);
        },
      ),
      { seed: 13, numRuns: runs(60) },
    );
  });

  it('is deterministic', () => {
    const lines = EMPTY.with(8, '.#.'.repeat(5));
    expect(placed(lines, [at(7, 5)], 7, 5, 'down')).toEqual(placed(lines, [at(7, 5)], 7, 5, 'down'));
  });
});

describe('the width of a callout', () => {
  it('grows with its text, more for capitals than for small letters', () => {
    expect(calloutWidth('MIST')).toBeGreaterThan(calloutWidth('mist'));
    expect(calloutWidth('no G')).toBeLessThan(calloutWidth('no G on the rack'));
  });
});
