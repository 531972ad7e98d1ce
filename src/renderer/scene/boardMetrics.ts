import type { Square } from '../../core/board/square';

/**
 * Lengths are in squares: the side of a square is 1. The playing surface is the plane y = 0, x runs
 * right, z to the player.
 */
export const FRAME_WIDTH = 0.92;
export const TABLE_Y = -0.55;

/** Distance between places of a rack, and from the last place to the end. */
export const RACK_SLOT_PITCH = 0.965;
export const RACK_END = 0.32;
const RACK_GAP = 0.62;
/** Half the depth of the rack's foot. */
export const RACK_HALF_DEPTH = 0.52;
/** Inclination of the rack: the angle between its face and the table. */
export const RACK_SLOPE_RAD = (50 * Math.PI) / 180;
/** Position of the tiles relative to the middle of the rack's foot. */
export const RACK_LEDGE = { y: 0.16, z: 0.27 } as const;

/** Positions on a board of a given size. */
export interface BoardMetrics {
  readonly rows: number;
  readonly cols: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly rackSize: number;
  readonly rackHalfLength: number;
  readonly rackZ: number;
}

export function computeBoardMetrics(board: {
  readonly rows: number;
  readonly cols: number;
  readonly rackSize: number;
}): BoardMetrics {
  const { rows, cols, rackSize } = board;
  return {
    rows,
    cols,
    halfWidth: cols / 2,
    halfDepth: rows / 2,
    rackSize,
    rackHalfLength: (rackSize * RACK_SLOT_PITCH) / 2 + RACK_END,
    rackZ: rows / 2 + FRAME_WIDTH + RACK_GAP + RACK_HALF_DEPTH,
  };
}

/** Middle of a square. */
export function squareCentre(
  metrics: BoardMetrics,
  square: Square,
): { readonly x: number; readonly z: number } {
  return { x: square.col + 0.5 - metrics.halfWidth, z: square.row + 0.5 - metrics.halfDepth };
}

/** The square at a point of the playing surface; null beside the board. */
export function squareAt(metrics: BoardMetrics, x: number, z: number): Square | null {
  const col = Math.floor(x + metrics.halfWidth);
  const row = Math.floor(z + metrics.halfDepth);
  const isOnBoard = row >= 0 && row < metrics.rows && col >= 0 && col < metrics.cols;
  return isOnBoard ? { row, col } : null;
}

/** Middle of a place on the rack, left to right. */
export const rackSlotX = (metrics: BoardMetrics, index: number): number =>
  (index - (metrics.rackSize - 1) / 2) * RACK_SLOT_PITCH;

/** The place on the rack at `x`; null beside the places. */
export function rackSlotAt(metrics: BoardMetrics, x: number): number | null {
  const index = Math.round(x / RACK_SLOT_PITCH + (metrics.rackSize - 1) / 2);
  return index >= 0 && index < metrics.rackSize ? index : null;
}
