import { NO_TILE, type Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { DOWN_BIT, FIRST_SHIFT, LINE_SHIFT, type MoveList, PLACE_FIELD } from '../moveList';
import type { PlayedTiles } from './moveWorth';

/** Reads the tiles that moves of a list play, one move at a time, into arrays that are reused. */
export class PlayedReader implements PlayedTiles {
  readonly tiles: Tile[] = [];
  readonly squares: number[] = [];

  constructor(
    private readonly position: Position,
    private readonly moves: MoveList,
  ) {}

  moveTo(index: number): void {
    const { moves, position, squares, tiles } = this;
    const place = moves.placeAt(index);
    const count = moves.tilesPlayedAt(index);
    const line = (place >> LINE_SHIFT) & PLACE_FIELD;
    const first = (place >> FIRST_SHIFT) & PLACE_FIELD;
    const isDown = (place & DOWN_BIT) !== 0;
    const step = isDown ? position.cols : 1;
    tiles.length = 0;
    squares.length = 0;
    let square = isDown ? first * position.cols + line : line * position.cols + first;
    for (let nth = 0; nth < count; square += step) {
      if (position.tiles[square] !== NO_TILE) continue;
      squares.push(square);
      tiles.push(moves.playedTileAt(index, nth++));
    }
  }
}
