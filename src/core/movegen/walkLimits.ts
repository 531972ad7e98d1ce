import { MAX_RACK_TILES } from '../board/checkRules';

/** Length of a table by number of tiles, with one entry more than any rack can play. */
export const BY_TILES = MAX_RACK_TILES + 2;

/**
 * What a walk need not look for. A search for all moves leaves everything as it is; a search for the best one raises
 * `floor` with every better move and says in the tables what the anchor in hand can score at all.
 */
export class WalkLimits {
  /** One number: moves that score less need not be found. */
  readonly floor = new Float64Array([Number.NEGATIVE_INFINITY]);
  /** By number of tiles up to the anchor: what a move with at least so many of them can score. */
  readonly withLeft = new Float64Array(BY_TILES);
  /** [left × BY_TILES + played]: what a move with exactly so many tiles up to the anchor and at least so many in all can score. */
  readonly withPlayed = new Float64Array(BY_TILES * BY_TILES);
}
