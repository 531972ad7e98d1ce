import type { Tile } from '../../alphabet/tile';

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

export const THOUSANDTHS = 1000;

/**
 * What the moves of one position are worth beside their score, in thousandths of a point, in a form that the
 * search for the best one can bound. The worth of a move is its score and both parts together. Who keeps no
 * tiles, or whose tiles lie anywhere, can be worth something too: no entry is left out.
 */
export interface MoveWorth {
  /**
   * What the tiles add that a move keeps, by their mask: bit n stands for the nth tile of the position's
   * rack. An entry for each mask, 2 to the power of the rack's tiles; equal tiles are worth the same. Nothing
   * where it is left out.
   */
  readonly kept?: Int32Array;
  /** What the tiles played add by their letters and squares. Nothing where it is left out. */
  readonly placed?: PlacedWorth;
}

export interface PlacedWorth {
  readonly delta: Delta;
  /**
   * By number of tiles played: no move with so many has a higher delta. The closer to the truth, the quicker
   * the search; Infinity is right, too, and then nothing is left out.
   */
  readonly most: ArrayLike<number>;
}

/** A larger rack has no table of kept tiles: it would not fit into memory. */
export const LARGEST_TABLED_RACK = 16;
