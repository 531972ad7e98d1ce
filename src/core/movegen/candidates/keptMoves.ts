/** The most moves that a list keeps. Nobody reads so many; a position can have a hundred times as many. */
const MAX_KEPT_MOVES = 5_000_000;
/** The most that they may take in memory: those of racks of up to 16 tiles are within it. */
const MAX_KEPT_BYTES = MAX_KEPT_MOVES * bytesOfMove(16);
/** The bound is said to people. */
const ROUND = 100_000;

/** Place, score and tiles of a move in a `MoveList`. */
function bytesOfMove(rackTiles: number): number {
  return Int32Array.BYTES_PER_ELEMENT + Float64Array.BYTES_PER_ELEMENT + Math.ceil(rackTiles / 4) * 4;
}

/**
 * How many moves are kept of a position whose rack has so many tiles: the best ones, where there are more.
 */
export function mostKeptMoves(rackTiles: number): number {
  const most = Math.min(MAX_KEPT_MOVES, MAX_KEPT_BYTES / bytesOfMove(rackTiles));
  return Math.floor(most / ROUND) * ROUND;
}
