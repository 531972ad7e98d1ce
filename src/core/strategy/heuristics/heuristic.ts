import type { Tile } from '../../alphabet/tile';
import { squareIndex } from '../../board/square';
import { placedTiles } from '../../movegen/candidates/findPlacement';
import type { Move } from '../../movegen/move';
import type { PlayerView } from '../playerView';

/** What a move puts on the board, in reading order. */
export interface PlayedTiles {
  readonly tiles: readonly Tile[];
  /** Where they lie in row-major order. */
  readonly squares: readonly number[];
}

/**
 * What a move is worth beside its score, in thousandths of a point: whole numbers, so that equals are equal.
 */
export type Delta = (played: PlayedTiles) => number;

/** Looks at what all moves of a turn have in common once. */
export type Heuristic = (view: PlayerView) => Delta;

export const THOUSANDTHS = 1000;

export function playedTilesOf(move: Move, cols: number): PlayedTiles {
  const placed = placedTiles(move);
  return {
    tiles: placed.map(({ tile }) => tile),
    squares: placed.map((square) => squareIndex(square, cols)),
  };
}
