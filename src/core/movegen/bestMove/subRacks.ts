import { popcount } from '../../lexicon/popcount';
import type { SortedRack } from '../kernel/sortedRack';
import type { WorthBounds } from './worthBounds';

/** The largest rack whose sub-racks are listed; it has up to 2 to the power of this many. */
export const LARGEST_LISTED_RACK = 8;
const SUBSETS = 1 << LARGEST_LISTED_RACK;

/** With more blanks nearly any letters can form a word. */
export const MOST_LISTED_BLANKS = 2;

/** All ways to choose letter tiles from a rack, each once. */
export class SubRacks {
  /**
   * From startOf(tiles) to ends[tiles]: the choices of that many tiles, as masks of the sorted rack's tiles.
   */
  readonly subsets = new Uint8Array((LARGEST_LISTED_RACK + 1) * SUBSETS);
  readonly ends = new Int32Array(LARGEST_LISTED_RACK + 1);
  /** By subset: its hash, its points, its letters. */
  readonly hashes = new Int32Array(SUBSETS);
  readonly sums = new Int32Array(SUBSETS);
  readonly letters = new Int32Array(SUBSETS);
  /**
   * By number of blanks in addition, then by subset: how far the choice falls below the highest worth beside
   * the score; 0 or below.
   */
  readonly lacks = Array.from({ length: MOST_LISTED_BLANKS + 1 }, () => new Float64Array(SUBSETS));
  private areLacksSet = false;
  /** By subset: the same tiles as a mask of the position's rack. */
  private readonly masks = new Int32Array(SUBSETS);

  startOf(tiles: number): number {
    return tiles * SUBSETS;
  }

  load({ tiles, size, blankCount, values }: SortedRack, letterHashes: Int32Array): void {
    const { ends, hashes, letters, subsets, sums } = this;
    // Blanks come after all letter tiles.
    const letterTiles = size - blankCount;
    for (let n = 0; n <= size; n++) ends[n] = this.startOf(n);
    let repeats = 0;
    for (let i = 1; i < letterTiles; i++) if (tiles[i] === tiles[i - 1]) repeats |= 1 << i;
    // The empty subset has hash 0 and no points.
    ends[0] = 1;
    for (let subset = 1; subset < 1 << letterTiles; subset++) {
      const last = 31 - Math.clz32(subset);
      const others = subset ^ (1 << last);
      hashes[subset] = (hashes[others]! + letterHashes[tiles[last]!]!) | 0;
      sums[subset] = sums[others]! + values[last]!;
      letters[subset] = letters[others]! | (1 << (tiles[last]! - 1));
      // Of equal tiles, the first ones are taken.
      if ((subset & repeats & ~(subset << 1)) === 0) subsets[ends[popcount(subset)]!++] = subset;
    }
  }

  /** Computes the lack of each choice. The rack must be loaded. */
  weigh(rack: SortedRack, worth: WorthBounds): void {
    const { ends, lacks, masks, subsets } = this;
    if (!worth.tellsChoices) {
      if (this.areLacksSet) for (const ofBlanks of lacks) ofBlanks.fill(0);
      this.areLacksSet = false;
      return;
    }
    this.areLacksSet = true;
    worth.listMasks(rack, masks);
    for (let blanks = 0; blanks <= rack.blankCount; blanks++) {
      const ofBlanks = lacks[blanks]!;
      for (let tiles = 0; tiles <= rack.size - rack.blankCount; tiles++)
        for (let i = this.startOf(tiles); i < ends[tiles]!; i++) {
          const subset = subsets[i]!;
          if (tiles + blanks > 0) ofBlanks[subset] = worth.lackOfChoice(masks[subset]!, tiles, blanks);
        }
    }
  }
}
