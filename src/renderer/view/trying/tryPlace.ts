import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
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

/**
 * The middle of the label at a word: beside it, where it covers the fewest tiles.
 *
 * @param size of the label, in squares
 */
export function placeOfLabel(
  { from, length }: Pick<TryView, 'from' | 'length'>,
  size: { readonly width: number; readonly height: number },
  board: Board,
): BoardPoint {
  const isAcross = from.direction === 'across';
  const [rows, cols] = isAcross ? [1, length] : [length, 1];
  const middle = { row: from.row + rows / 2, col: from.col + cols / 2 };
  const below = { ...middle, row: from.row + rows + GAP + size.height / 2 };
  const above = { ...middle, row: from.row - GAP - size.height / 2 };
  const right = { ...middle, col: from.col + cols + GAP + size.width / 2 };
  const left = { ...middle, col: from.col - GAP - size.width / 2 };
  const places = isAcross ? [below, above, right, left] : [right, left, below, above];
  const costs = places.map((place) => tilesUnder(place, size, board) + outside(place, size, board));
  return places[costs.indexOf(Math.min(...costs))] ?? below;
}

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

type Size = Parameters<typeof placeOfLabel>[1];

/** By how many squares the label leaves the board. */
function outside({ col, row }: BoardPoint, { height, width }: Size, { cols, rows }: Board): number {
  const over = (middle: number, side: number, most: number): number =>
    Math.max(0, side / 2 - middle) + Math.max(0, middle + side / 2 - most);
  return over(row, height, rows) + over(col, width, cols);
}
