import type { Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { kindCounts, LeaveShape, longestWithin, NO_TILE_LEFT } from './leaveShape';

/** The most leaves of a table: 16 MB, more than all leaves of up to six tiles of any tile set. */
export const MAX_LEAVES = 1 << 22;

/** The worth of every leave of a tile set, in points. */
export class LeaveTable {
  /** By number of the leave in `shape`. The empty leave is worth 0. */
  readonly values: Float32Array;

  constructor(
    readonly shape: LeaveShape,
    values?: Float32Array,
  ) {
    this.values = values ?? new Float32Array(shape.size);
  }

  /** The worth of a leave; undefined if the table does not contain it. */
  valueOf(tiles: Iterable<Tile>): number | undefined {
    const index = this.shape.indexOf(tiles);
    return index === NO_TILE_LEFT ? undefined : this.values[index];
  }

  /** The values in dictionary order, whatever their numbering. */
  inDictionary(): Float32Array {
    const inOrder = new Float32Array(this.shape.size);
    let nth = 0;
    this.shape.visit((_, index) => {
      inOrder[nth++] = this.values[index]!;
    });
    return inOrder;
  }
}

/**
 * The leaves in the table of a tile set: up to one tile less than a rack, or shorter if these would be too
 * many.
 */
export const leaveShapeOf = (distribution: TileDistribution, rackSize: number): LeaveShape => {
  const counts = kindCounts(distribution);
  return new LeaveShape(counts, longestLeave(counts, rackSize));
};

export const longestLeave = (counts: readonly number[], rackSize: number): number =>
  longestWithin(counts, rackSize - 1, MAX_LEAVES);
