import type { Tile } from '../../alphabet/tile';
import { NO_TILE } from '../../alphabet/tile';
import type { Square } from '../../board/square';
import type { Move } from '../move';
import type { MoveList } from '../moveList';

/** A tile and its square. */
export interface PlacedTile extends Square {
  readonly tile: Tile;
}

/** The tiles that a move puts on the board, in reading order. */
export function placedTiles({ col, direction, row, tiles }: Move): readonly PlacedTile[] {
  const [down, right] = direction === 'across' ? [0, 1] : [1, 0];
  return tiles.flatMap((tile, nth) =>
    tile === NO_TILE ? [] : [{ row: row + nth * down, col: col + nth * right, tile }],
  );
}

/**
 * Index of the move that puts exactly these tiles on these squares; −1 if there is none.
 *
 * @param placed in reading order
 */
export function findPlacement(moves: MoveList, placed: readonly PlacedTile[]): number {
  for (let index = 0; index < moves.length; index++) {
    if (moves.tilesPlayedAt(index) !== placed.length) continue;
    // Tiles are compared first: creating a `Move` is much slower, and lists have millions of moves.
    if (!placed.every(({ tile }, nth) => moves.playedTileAt(index, nth) === tile)) continue;
    const squares = placedTiles(moves.moveAt(index));
    if (squares.every(({ col, row }, nth) => row === placed[nth]?.row && col === placed[nth]?.col))
      return index;
  }
  return -1;
}
