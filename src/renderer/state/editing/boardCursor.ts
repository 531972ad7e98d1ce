import type { Tile } from '../../../core/alphabet/tile';
import { NO_TILE } from '../../../core/alphabet/tile';
import type { Rules } from '../../../core/board/rules';
import type { Setup } from '../../../core/board/setup';
import type { Direction, Square } from '../../../core/board/square';
import { clamp } from '../../../core/clamp';

/** A tile typed since the cursor was last moved by hand, with the previous content of its square. */
export interface TypedTile extends Square {
  readonly before: Tile;
}

/**
 * Square of the next letter typed on the board, and the direction in which the cursor then moves; with null
 * it stays.
 */
export interface BoardCursor extends Square {
  readonly direction: Direction | null;
  readonly typed: readonly TypedTile[];
}

export const cursorAt = (square: Square, direction: Direction | null): BoardCursor => ({
  row: square.row,
  col: square.col,
  direction,
  typed: [],
});

/** Moves by whole squares and stops at the edge of the board. */
export function moveCursor(cursor: BoardCursor, rules: Rules, step: Square): BoardCursor {
  const { rows, cols } = rules.layout;
  const square = {
    row: clamp(cursor.row + step.row, 0, rows - 1),
    col: clamp(cursor.col + step.col, 0, cols - 1),
  };
  return cursorAt(square, cursor.direction);
}

/** Across → down → off → across. */
export function turnCursor(cursor: BoardCursor): BoardCursor {
  const next = { across: 'down', down: null, off: 'across' } as const;
  return cursorAt(cursor, next[cursor.direction ?? 'off']);
}

/** The first empty square ahead of the cursor, or the last square of the line if all are full. */
export function advance({ rules, tiles }: Setup, cursor: BoardCursor): Square {
  const { rows, cols } = rules.layout;
  if (cursor.direction === null) return cursor;
  const step = cursor.direction === 'across' ? { row: 0, col: 1 } : { row: 1, col: 0 };
  let square: Square = cursor;
  do {
    const next = { row: square.row + step.row, col: square.col + step.col };
    if (next.row >= rows || next.col >= cols) return square;
    square = next;
  } while (tiles[square.row * cols + square.col] !== NO_TILE);
  return square;
}

/** One square back, or the same square at the edge or without a direction. */
export function retreat(cursor: BoardCursor): Square {
  if (cursor.direction === null) return cursor;
  return cursor.direction === 'across'
    ? { row: cursor.row, col: Math.max(cursor.col - 1, 0) }
    : { row: Math.max(cursor.row - 1, 0), col: cursor.col };
}
