import { NO_TILE } from '../alphabet/tile';
import type { Setup } from './setup';
import type { Direction, Square } from './square';

/**
 * Whether a search for words in that direction starts at the square: it has the last tile of a run, or is empty, does
 * not lie right behind a run, and touches tiles across the direction. On an empty board only the start square does. None starts on a brick.
 */
export function isAnchor(
  { rules: { layout }, tiles }: Setup,
  { col, row }: Square,
  direction: Direction,
): boolean {
  const { bricks, cols, rows, start } = layout;
  const [down, right] = direction === 'across' ? [0, 1] : [1, 0];
  const hasTile = (by: number, aside = 0): boolean => {
    const at = { row: row + by * down + aside * right, col: col + by * right + aside * down };
    const isInside = at.row >= 0 && at.row < rows && at.col >= 0 && at.col < cols;
    return isInside && tiles[at.row * cols + at.col] !== NO_TILE;
  };
  const isWall = bricks[row * cols + col] === true && !hasTile(0);
  if (isWall) return false;
  if (tiles.every((tile) => tile === NO_TILE)) return row === start.row && col === start.col;
  if (hasTile(1)) return false;
  if (hasTile(0)) return true;
  return !hasTile(-1) && (hasTile(0, -1) || hasTile(0, 1));
}
