import { NO_TILE, type Tile } from '../alphabet/tile';

/** A square by zero-based row (from the top) and column (from the left). */
export interface Square {
  readonly row: number;
  readonly col: number;
}

export type Direction = 'across' | 'down';

/** A square together with one of its two lines: the start of a word, or of a search for words. */
export interface DirectedSquare extends Square {
  readonly direction: Direction;
}

/** A board with tiles on it: row-major, `rows × cols` long. */
export interface TiledBoard {
  readonly rows: number;
  readonly cols: number;
  readonly tiles: ArrayLike<Tile>;
}

/** Index of a square in a row-major array. */
export const squareIndex = ({ row, col }: Square, cols: number): number => row * cols + col;

/** The square at an index of a row-major array. */
export const squareAt = (index: number, cols: number): Square => ({
  row: Math.floor(index / cols),
  col: index % cols,
});

/** The square that is `steps` further along, or back if `steps` is negative. It may lie off the board. */
export const along = ({ row, col }: Square, direction: Direction, steps: number): Square =>
  direction === 'across' ? { row, col: col + steps } : { row: row + steps, col };

export const crossing = (direction: Direction): Direction => (direction === 'across' ? 'down' : 'across');

export const isOnBoard = ({ rows, cols }: Pick<TiledBoard, 'rows' | 'cols'>, { row, col }: Square): boolean =>
  row >= 0 && row < rows && col >= 0 && col < cols;

/** The tile on a square; `NO_TILE` outside the board. */
export const tileAt = (board: TiledBoard, square: Square): Tile =>
  isOnBoard(board, square) ? (board.tiles[squareIndex(square, board.cols)] ?? NO_TILE) : NO_TILE;

/** Column number as letters: 0 → A, 25 → Z, 26 → AA, 39 → AN. */
export function columnLabel(col: number): string {
  const last = String.fromCharCode(65 + (col % 26));
  return col < 26 ? last : columnLabel(Math.floor(col / 26) - 1) + last;
}

/**
 * Indexes of the rows or columns that have a coordinate: with a step of 2 the odd numbers, with larger ones
 * the first and every multiple of the step, as on a ruler. None if the step is 0.
 */
export const coordinatesOf = (count: number, step: number): readonly number[] =>
  Array.from({ length: step === 0 ? 0 : count }, (_, index) => index).filter(
    (index) => index === 0 || (step === 2 ? index : index + 1) % step === 0,
  );

/** A square and direction in the field's notation: `8D` reads across, `D8` reads down. */
export function positionLabel(square: Square, direction: Direction): string {
  const row = String(square.row + 1);
  const col = columnLabel(square.col);
  return direction === 'across' ? row + col : col + row;
}
