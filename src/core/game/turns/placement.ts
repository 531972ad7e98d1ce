import { NO_TILE, rackTileOf, type Tile } from '../../alphabet/tile';
import { along, squareIndex } from '../../board/square';
import type { Move } from '../../movegen/move';

/** Puts the tiles of a move on a board with `cols` columns. */
export function layTiles(tiles: Tile[] | Uint8Array, cols: number, move: Move): void {
  const step = move.direction === 'across' ? 1 : cols;
  let square = squareIndex(move, cols);
  for (const tile of move.tiles) {
    if (tile !== NO_TILE) tiles[square] = tile;
    square += step;
  }
}

/** The squares that the tiles of a move cover: row × cols + col, in reading order. */
export const coveredSquares = (move: Move, cols: number): readonly number[] =>
  move.tiles.flatMap((tile, nth) =>
    tile === NO_TILE ? [] : [squareIndex(along(move, move.direction, nth), cols)],
  );

/** The leave of a move: the tiles that remain on the rack, in their order. */
export const leaveOf = (rack: readonly Tile[], { tiles }: Move): Tile[] => without(rack, tiles);

/** A rack without these tiles, in its order. Designated blanks are removed as blanks. */
export function without(rack: readonly Tile[], tiles: readonly Tile[]): Tile[] {
  const rest = [...rack];
  for (const tile of tiles) {
    const at = tile === NO_TILE ? -1 : rest.indexOf(rackTileOf(tile));
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

export const countPlayed = (tiles: readonly Tile[]): number =>
  tiles.reduce((count, tile) => (tile === NO_TILE ? count : count + 1), 0);
