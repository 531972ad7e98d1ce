import { NO_TILE, type Tile } from '../alphabet/tile';
import type { Position } from '../board/position';
import { compareMoves } from '../movegen/candidates/rank';
import { DOWN_BIT, FIRST_SHIFT, LINE_SHIFT, type MoveList, PLACE_FIELD } from '../movegen/moveList';
import { type Delta, THOUSANDTHS } from './heuristics/heuristic';

/** The delta of several heuristics together. */
export interface WeightedDelta {
  readonly delta: Delta;
  readonly weight: number;
}

/**
 * The index of the move with the highest score and deltas together, or -1; of equals the one that
 * `rankMoves` puts first.
 */
export function findBestByUtility(
  moves: MoveList,
  position: Position,
  deltas: readonly WeightedDelta[],
): number {
  const reader = new PlayedReader(position, moves);
  let best = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < moves.length; index++) {
    reader.moveTo(index);
    const utility = deltas.reduce(
      (sum, { delta, weight }) => sum + Math.round(weight * delta(reader)),
      moves.scoreAt(index) * THOUSANDTHS,
    );
    if (utility < highest || (utility === highest && compareMoves(moves, index, best) > 0)) continue;
    best = index;
    highest = utility;
  }
  return best;
}

/** The tiles that one move of a list after the other plays; the arrays are used again for the next one. */
class PlayedReader {
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
