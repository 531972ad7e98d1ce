import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { entryAt } from '../../../core/certain';
import type { TryView } from './tryView';

/** A place of the board in squares from its upper left corner. */
export interface BoardPoint {
  readonly row: number;
  readonly col: number;
}

interface Board {
  readonly rows: number;
  readonly cols: number;
  readonly tiles: ArrayLike<Tile>;
}

/** Between the word and its label, in squares. */
const GAP = 0.2;
/** How much of a square a label may cover. */
const RIM = 0.2;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The middle of the label at a word: beside it, where it covers the fewest tiles and not the square of the
 * next letter.
 *
 * @param size of the label, in squares
 */
export function placeOfLabel(
  { from, length }: Pick<TryView, 'from' | 'length'>,
  size: Size,
  board: Board,
): BoardPoint {
  const isAcross = from.direction === 'across';
  const [rows, cols] = isAcross ? [1, length + 1] : [length + 1, 1];
  const { height, width } = size;
  const besideRows = [from.row + rows + GAP + height / 2, from.row - GAP - height / 2];
  const besideCols = [from.col + cols + GAP + width / 2, from.col - GAP - width / 2];
  const belowOrAbove = besideRows.flatMap((row) =>
    aligned(from.col, cols, width).map((col) => ({ row, col })),
  );
  const rightOrLeft = besideCols.flatMap((col) =>
    aligned(from.row, rows, height).map((row) => ({ row, col })),
  );
  const places = isAcross ? [...belowOrAbove, ...rightOrLeft] : [...rightOrLeft, ...belowOrAbove];
  const costs = places.map((place) => tilesUnder(place, size, board) + outside(place, size, board));
  return entryAt(places, costs.indexOf(Math.min(...costs)));
}

/** The middles of a side at a run of squares: in line with its middle, its beginning, its end. */
const aligned = (from: number, length: number, side: number): readonly number[] => [
  from + length / 2,
  from + side / 2,
  from + length - side / 2,
];

function tilesUnder({ col, row }: BoardPoint, { height, width }: Size, { cols, rows, tiles }: Board): number {
  let count = 0;
  for (let at = 0; at < rows * cols; at++) {
    const [y, x] = [Math.floor(at / cols), at % cols];
    const isUnder =
      Math.abs(y + 0.5 - row) < height / 2 + 0.5 - RIM && Math.abs(x + 0.5 - col) < width / 2 + 0.5 - RIM;
    if (isUnder && tiles[at] !== NO_TILE) count++;
  }
  return count;
}

/** By how many squares the label leaves the board. */
function outside({ col, row }: BoardPoint, { height, width }: Size, { cols, rows }: Board): number {
  const over = (middle: number, side: number, most: number): number =>
    Math.max(0, side / 2 - middle) + Math.max(0, middle + side / 2 - most);
  return over(row, height, rows) + over(col, width, cols);
}
