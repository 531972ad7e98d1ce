import { popcount } from '../../lexicon/popcount';
import type { SortedRack } from '../kernel/sortedRack';

/** The largest rack whose sub-racks are listed: at most 2 to the power of so many. */
export const LARGEST_LISTED_RACK = 8;
const SUBSETS = 1 << LARGEST_LISTED_RACK;

/** All ways to choose letter tiles from a rack, each once. */
export class SubRacks {
  /** [from startOf(tiles) to ends[tiles]]: hash of a choice of so many tiles, and its points. */
  readonly hashes = new Int32Array((LARGEST_LISTED_RACK + 1) * SUBSETS);
  readonly sums = new Int32Array((LARGEST_LISTED_RACK + 1) * SUBSETS);
  readonly ends = new Int32Array(LARGEST_LISTED_RACK + 1);
  /** By subset of the tiles, as a mask. */
  private readonly subsetHashes = new Int32Array(SUBSETS);
  private readonly subsetSums = new Int32Array(SUBSETS);

  startOf(tiles: number): number {
    return tiles * SUBSETS;
  }

  load({ tiles, size, blankCount, values }: SortedRack, letterHashes: Int32Array): void {
    const { hashes, sums, ends, subsetHashes, subsetSums } = this;
    // Blanks lie behind all letter tiles.
    const letterTiles = size - blankCount;
    for (let n = 0; n <= size; n++) ends[n] = this.startOf(n);
    let repeats = 0;
    for (let i = 1; i < letterTiles; i++) if (tiles[i] === tiles[i - 1]) repeats |= 1 << i;
    // The first subset has no tiles: its hash and its points are 0.
    ends[0] = 1;
    for (let subset = 1; subset < 1 << letterTiles; subset++) {
      const last = 31 - Math.clz32(subset);
      const others = subset ^ (1 << last);
      const hash = (subsetHashes[others]! + letterHashes[tiles[last]!]!) | 0;
      const sum = subsetSums[others]! + values[last]!;
      subsetHashes[subset] = hash;
      subsetSums[subset] = sum;
      // The first ones of equal tiles are taken.
      if ((subset & repeats & ~(subset << 1)) !== 0) continue;
      const at = ends[popcount(subset)]!++;
      hashes[at] = hash;
      sums[at] = sum;
    }
  }
}
