import type { Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { kindCounts, LeaveShape, longestWithin, NO_TILE_LEFT } from './leaveShape';

/** The most leaves of a table: 16 MB. All leaves of up to six tiles are fewer, whatever the tile set. */
export const MAX_LEAVES = 1 << 22;

/** What every leave of a tile set is worth, in points. */
export class LeaveTable {
  /** By the number of the leave in `shape`. The empty one is worth nothing. */
  readonly values: Float32Array;

  constructor(
    readonly shape: LeaveShape,
    values?: Float32Array,
  ) {
    this.values = values ?? new Float32Array(shape.size);
  }

  /** What a leave is worth; undefined where the table has no leaves of these tiles. */
  valueOf(tiles: Iterable<Tile>): number | undefined {
    const index = this.shape.indexOf(tiles);
    return index === NO_TILE_LEFT ? undefined : this.values[index];
  }

  /** The values as leaves come in a dictionary, however they are numbered. */
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
 * The leaves that a table has for a tile set: up to one tile less than a rack, or shorter ones where these
 * would be too many.
 */
export const leaveShapeOf = (distribution: TileDistribution, rackSize: number): LeaveShape => {
  const counts = kindCounts(distribution);
  return new LeaveShape(counts, longestLeave(counts, rackSize));
};

export const longestLeave = (counts: readonly number[], rackSize: number): number =>
  longestWithin(counts, rackSize - 1, MAX_LEAVES);
