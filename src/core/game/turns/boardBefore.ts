import { NO_TILE } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { squareIndex } from '../../board/square';
import type { Move } from '../../movegen/move';

/** The board's tiles without those of a play; undefined if they are not on the board. */
export function boardBefore(
  { cols, rows, tiles }: Position,
  { col, direction, row, tiles: played }: Move,
): Uint8Array | undefined {
  const isAcross = direction === 'across';
  if ((isAcross ? col : row) + played.length > (isAcross ? cols : rows)) return undefined;
  if (row >= rows || col >= cols) return undefined;
  const before = tiles.slice();
  const step = isAcross ? 1 : cols;
  let square = squareIndex({ row, col }, cols);
  for (const tile of played) {
    if (tile !== NO_TILE && tiles[square] !== tile) return undefined;
    if (tile !== NO_TILE) before[square] = NO_TILE;
    square += step;
  }
  return before;
}
