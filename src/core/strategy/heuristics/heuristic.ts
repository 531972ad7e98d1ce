import { squareIndex } from '../../board/square';
import { type Delta, type PlayedTiles, THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import { placedTiles } from '../../movegen/candidates/findPlacement';
import type { Move } from '../../movegen/move';
import type { PlayerView } from '../playerView';

export { type Delta, type PlayedTiles, THOUSANDTHS };

/** Looks at what all moves of a turn have in common once. */
export type Heuristic = (view: PlayerView) => Delta;

export function playedTilesOf(move: Move, cols: number): PlayedTiles {
  const placed = placedTiles(move);
  return {
    tiles: placed.map(({ tile }) => tile),
    squares: placed.map((square) => squareIndex(square, cols)),
  };
}
