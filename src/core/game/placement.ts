import { NO_TILE, rackTileOf, type Tile } from '../alphabet/tile';
import { along, squareIndex } from '../board/square';
import type { Move } from '../movegen/move';

/** Lays the tiles of a move on a board of so many columns. */
export function layTiles(tiles: Tile[] | Uint8Array, cols: number, move: Move): void {
  for (const [nth, tile] of move.tiles.entries())
    if (tile !== NO_TILE) tiles[squareIndex(along(move, move.direction, nth), cols)] = tile;
}

/** The tiles that stay on the rack after a move, in their order. */
export function leaveOf(rack: readonly Tile[], { tiles }: Move): Tile[] {
  const leave = [...rack];
  for (const tile of tiles) {
    const at = tile === NO_TILE ? -1 : leave.indexOf(rackTileOf(tile));
    if (at >= 0) leave.splice(at, 1);
  }
  return leave;
}

export const countPlayed = (tiles: readonly Tile[]): number =>
  tiles.reduce((count, tile) => (tile === NO_TILE ? count : count + 1), 0);
