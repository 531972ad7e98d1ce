import type { Tile } from '../../alphabet/tile';

/** The tiles that a move puts on the board, in reading order. */
export interface PlayedTiles {
  readonly tiles: readonly Tile[];
  /** Their indices in row-major order. */
  readonly squares: readonly number[];
}

/** Worth of a move beside its score, in thousandths of a point: whole numbers, so that ties are exact. */
export type Delta = (played: PlayedTiles) => number;

export const THOUSANDTHS = 1000;

/**
 * The worth of a position's moves beside their score, in thousandths of a point, in a form that the search
 * for the best move can bound. The worth of a move is its score plus both parts. Every mask has an entry,
 * including that for keeping no tiles.
 */
export interface MoveWorth {
  /**
   * Worth of the tiles kept, by their mask: bit n stands for the nth tile of the position's rack. It has 2 to
   * the power of the rack's tiles entries; equal tiles have equal worth. Zero if omitted.
   */
  readonly kept?: Int32Array;
  /** Worth of the tiles played, by letters and squares. Zero if omitted. */
  readonly placed?: PlacedWorth;
}

export interface PlacedWorth {
  readonly delta: Delta;
  /**
   * Upper bound of the worth, by number of tiles played. The tighter it is, the faster the search; Infinity
   * is allowed but prunes nothing.
   */
  readonly most: ArrayLike<number>;
}

/** The table of kept tiles would not fit into memory for a larger rack. */
export const LARGEST_TABLED_RACK = 16;
