/** The most moves that a list keeps: more than anybody reads. A position can have a hundred times as many. */
const MAX_KEPT_MOVES = 5_000_000;
/** The most memory for them, which suffices for racks of up to 16 tiles. */
const MAX_KEPT_BYTES = MAX_KEPT_MOVES * bytesOfMove(16);
/** Limits shown to the user are rounded to this. */
const ROUND = 100_000;

/** Place, score and tiles of one move in a `MoveList`. */
function bytesOfMove(rackTiles: number): number {
  return Int32Array.BYTES_PER_ELEMENT + Float64Array.BYTES_PER_ELEMENT + Math.ceil(rackTiles / 4) * 4;
}

/**
 * How many moves are kept for a position with this many tiles on the rack; if there are more, the best are
 * kept.
 */
export function mostKeptMoves(rackTiles: number): number {
  const most = Math.min(MAX_KEPT_MOVES, MAX_KEPT_BYTES / bytesOfMove(rackTiles));
  return Math.floor(most / ROUND) * ROUND;
}
