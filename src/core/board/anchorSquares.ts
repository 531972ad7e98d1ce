import { NO_TILE, type Tile } from '../alphabet/tile';
import type { BoardLayout } from './boardLayout';
import type { Setup } from './setup';
import { along, crossing, type DirectedSquare, type Direction, type Square, tileAt } from './square';

/** Whether the square is an anchor for words in that direction. A brick never is. */
export function isAnchor({ rules: { layout }, tiles }: Setup, square: Square, direction: Direction): boolean {
  const index = square.row * layout.cols + square.col;
  const isWall = layout.bricks[index] === true && tiles[index] === NO_TILE;
  return !isWall && startsSearch(layout, tiles, square, direction);
}

/**
 * Index in the word of the square that its search starts at: the first anchor of the line that the word
 * covers. Null if it covers none. The word must include any tiles directly before and after it.
 */
export function findAnchorOfWord(
  layout: BoardLayout,
  tiles: ArrayLike<Tile>,
  word: DirectedSquare,
  length: number,
): number | null {
  for (let nth = 0; nth < length; nth++)
    if (startsSearch(layout, tiles, along(word, word.direction, nth), word.direction)) return nth;
  return null;
}

/**
 * An anchor is the last tile of a run, or an empty square that touches tiles only across the direction. The
 * square directly after a run belongs to the run. On an empty board the start square is the only anchor.
 */
function startsSearch(
  { rows, cols, start }: BoardLayout,
  tiles: ArrayLike<Tile>,
  square: Square,
  direction: Direction,
): boolean {
  const board = { rows, cols, tiles };
  const hasTile = (steps: number, way = direction) => tileAt(board, along(square, way, steps)) !== NO_TILE;
  if (hasTile(1)) return false;
  if (hasTile(0)) return true;
  const across = crossing(direction);
  if (!hasTile(-1) && (hasTile(-1, across) || hasTile(1, across))) return true;
  const isStart = square.row === start.row && square.col === start.col;
  return isStart && isEmpty(tiles);
}

function isEmpty(tiles: ArrayLike<Tile>): boolean {
  for (let index = 0; index < tiles.length; index++) if (tiles[index] !== NO_TILE) return false;
  return true;
}
