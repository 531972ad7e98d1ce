import { type Delta, type PlayedTiles, THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { PlayerView } from '../playerView';

export { type Delta, type PlayedTiles, THOUSANDTHS };

/** A rule that gives moves points in addition to their score. */
export type Heuristic = TileHeuristic | SquareHeuristic;

export interface TileHeuristic {
  /** Depends on the tiles that a move (or an exchange) keeps, or on those that it plays. */
  readonly decidedBy: 'leave' | 'played';
  readonly look: Look;
}

/** Depends on where the tiles are placed. */
export interface SquareHeuristic {
  readonly decidedBy: 'squares';
  readonly look: Look;
  readonly range: (view: PlayerView) => DeltaRange;
}

/** Evaluates once what all moves of a turn have in common. */
export type Look = (view: PlayerView) => Delta;

/** By number of tiles played: inclusive bounds of the deltas. */
export interface DeltaRange {
  readonly least: readonly number[];
  readonly most: readonly number[];
}
