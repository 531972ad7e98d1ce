/** A square by zero-based row (from the top) and column (from the left). */
export interface Square {
  readonly row: number;
  readonly col: number;
}

export type Direction = 'across' | 'down';

/** A square in one of the two lines that it lies in: where a word begins, or the search for words. */
export interface DirectedSquare extends Square {
  readonly direction: Direction;
}

/** Column number as letters: 0 → A, 25 → Z, 26 → AA, 39 → AN. */
export function columnLabel(col: number): string {
  const last = String.fromCharCode(65 + (col % 26));
  return col < 26 ? last : columnLabel(Math.floor(col / 26) - 1) + last;
}

/** A square's place in a word's direction as the field writes it: `8D` reads across, `D8` reads down. */
export function positionLabel(square: Square, direction: Direction): string {
  const row = String(square.row + 1);
  const col = columnLabel(square.col);
  return direction === 'across' ? row + col : col + row;
}
