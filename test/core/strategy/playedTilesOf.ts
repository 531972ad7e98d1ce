import { squareIndex } from '../../../src/core/board/square';
import type { PlayedTiles } from '../../../src/core/movegen/bestMove/moveWorth';
import { placedTiles } from '../../../src/core/movegen/candidates/findPlacement';
import type { Move } from '../../../src/core/movegen/move';

/** The part of a move that heuristics use. */
export function playedTilesOf(move: Move, cols: number): PlayedTiles {
  const placed = placedTiles(move);
  return {
    tiles: placed.map(({ tile }) => tile),
    squares: placed.map((square) => squareIndex(square, cols)),
  };
}
