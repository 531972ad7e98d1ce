import { type Delta, type PlayedTiles, THOUSANDTHS } from '../../movegen/bestMove/moveWorth';
import type { PlayerView } from '../playerView';

export { type Delta, type PlayedTiles, THOUSANDTHS };

/** A rule that gives moves points beside their score. */
export type Heuristic = TileHeuristic | SquareHeuristic;

export interface TileHeuristic {
  /** By which tiles a move keeps, which an exchange does too, or by which ones it plays. */
  readonly decidedBy: 'leave' | 'played';
  readonly look: Look;
}

/** Gives points for where tiles lie. */
export interface SquareHeuristic {
  readonly decidedBy: 'squares';
  readonly look: Look;
  readonly range: (view: PlayerView) => DeltaRange;
}

/** Looks at what all moves of a turn have in common once. */
export type Look = (view: PlayerView) => Delta;

/** By number of tiles played: the deltas that moves can have lie between these, both included. */
export interface DeltaRange {
  readonly least: readonly number[];
  readonly most: readonly number[];
}
