import { NO_TILE, rackTileOf, type Tile } from '../../alphabet/tile';
import { type Position, replaceTiles } from '../../board/position';
import { squareIndex } from '../../board/square';
import type { Move } from '../../movegen/move';

/**
 * A board on which plays are made and undone. A returned position is valid until the next call: all positions
 * share their tiles, and those with racks of the same length share the rack.
 */
export class RolloutBoard {
  private readonly tiles: Uint8Array;
  private readonly atFirst: Uint8Array;
  /** By number of tiles on the rack: positions for a board with tiles, and for the empty board. */
  private readonly begun: Position[] = [];
  private readonly empty: Position[] = [];
  private isEmpty: boolean;

  constructor(private readonly position: Position) {
    this.atFirst = position.tiles;
    this.tiles = position.tiles.slice();
    this.isEmpty = position.isEmptyBoard;
  }

  /** Restores the initial board. */
  reset(): void {
    this.tiles.set(this.atFirst);
    this.isEmpty = this.position.isEmptyBoard;
  }

  lay(move: Move): void {
    const { tiles } = this;
    const { cols } = this.position;
    const step = move.direction === 'across' ? 1 : cols;
    let square = squareIndex(move, cols);
    for (const tile of move.tiles) {
      if (tile !== NO_TILE) tiles[square] = tile;
      square += step;
    }
    this.isEmpty = false;
  }

  /** The board with this rack. */
  positionWith(rack: readonly Tile[]): Position {
    const made = this.isEmpty ? this.empty : this.begun;
    const position = made[rack.length] ?? this.make(rack.length);
    made[rack.length] = position;
    position.rack.set(rack);
    return position;
  }

  private make(rackLength: number): Position {
    const made = replaceTiles(this.position, this.position.tiles, new Uint8Array(rackLength));
    return { ...made, tiles: this.tiles, isEmptyBoard: this.isEmpty };
  }
}

/**
 * Removes the tiles of a turn from a rack in place, keeping its order. Designated blanks are removed as
 * blanks.
 */
export function takeOff(rack: Tile[], tiles: readonly Tile[]): void {
  for (const tile of tiles) {
    if (tile === NO_TILE) continue;
    rack.splice(rack.indexOf(rackTileOf(tile)), 1);
  }
}

/** The tiles that stay on a rack, as a mask of its places. */
export function keptMask(rack: ArrayLike<Tile>, tiles: readonly Tile[]): number {
  let kept = (1 << rack.length) - 1;
  for (const tile of tiles) {
    if (tile === NO_TILE) continue;
    const sought = rackTileOf(tile);
    for (let place = 0; place < rack.length; place++)
      if (rack[place] === sought && ((kept >> place) & 1) === 1) {
        kept ^= 1 << place;
        break;
      }
  }
  return kept;
}
