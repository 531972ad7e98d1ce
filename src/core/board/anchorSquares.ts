import { NO_TILE, type Tile } from '../alphabet/tile';
import type { BoardLayout } from './boardLayout';
import type { Setup } from './setup';
import { along, crossing, type DirectedSquare, type Direction, type Square, tileAt } from './square';

/** Whether a search for words in that direction starts at the square. None starts on a brick. */
export function isAnchor({ rules: { layout }, tiles }: Setup, square: Square, direction: Direction): boolean {
  const index = square.row * layout.cols + square.col;
  const isWall = layout.bricks[index] === true && tiles[index] === NO_TILE;
  return !isWall && startsSearch(layout, tiles, square, direction);
}

/**
 * Which square of a word, counted from 0, the search for it starts at: the first one of its line's anchors
 * that it covers. Null for a word that covers none. The word must include the tiles before and behind it.
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
 * An anchor is the last tile of each run, and each empty square that touches tiles only across the direction.
 * The square right behind a run belongs to the run. On an empty board the start square alone is an anchor.
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
