import type { AnagramIndex } from './anagramIndex';
import type { SubRacks } from './subRacks';

/** Log2 of the number of places. If two lists share a place, the later one overwrites the other. */
const PLACE_BITS = 9;
const PLACE_SHIFT = 32 - PLACE_BITS;
/** Capacity for all lists; a single list is far shorter. */
const CAPACITY = 1 << 14;

/**
 * Caches which choices of a given number of letter tiles could form words together with letters on the board.
 * Many spans of a position share their letters, so the lists are kept while its spans are searched.
 */
export class KnownAnagrams {
  /** The choices, as subsets of the sorted rack, one list after another. */
  readonly subsets = new Uint8Array(CAPACITY);
  /** By place: start and end of its list in `subsets`. */
  readonly starts = new Int32Array(1 << PLACE_BITS);
  readonly ends = new Int32Array(1 << PLACE_BITS);
  /** By place: the least lack of any choice in its list. */
  readonly lacks = new Float64Array(1 << PLACE_BITS);
  /** By place: the key of its list, and the position that it belongs to. */
  private readonly hashes = new Int32Array(1 << PLACE_BITS);
  private readonly tileCounts = new Uint8Array(1 << PLACE_BITS);
  private readonly positions = new Int32Array(1 << PLACE_BITS);
  private position = 0;
  private length = 0;

  constructor(
    private readonly anagrams: AnagramIndex,
    private readonly subRacks: SubRacks,
  ) {}

  /** Invalidates the lists, because the sub-racks have changed. */
  begin(): void {
    this.position++;
    this.length = 0;
  }

  /**
   * The place of the list for this many tiles with letters of this hash.
   *
   * @param leastLack choices with a lower lack are useless from now on and may be omitted
   */
  placeOf(hash: number, tiles: number, leastLack: number): number {
    const place = Math.imul(hash + tiles, 0x9e3779b1) >>> PLACE_SHIFT;
    const isThere =
      this.positions[place] === this.position &&
      this.hashes[place] === hash &&
      this.tileCounts[place] === tiles;
    if (!isThere) this.list(place, hash, tiles, leastLack);
    return place;
  }

  private list(place: number, hash: number, tiles: number, leastLack: number): void {
    const { anagrams, subRacks, subsets } = this;
    const lacks = subRacks.lacks[0]!;
    const start = subRacks.startOf(tiles);
    const end = subRacks.ends[tiles]!;
    if (this.length + end - start > CAPACITY) this.begin();
    let length = this.length;
    this.starts[place] = length;
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = start; i < end; i++) {
      const subset = subRacks.subsets[i]!;
      const lack = lacks[subset]!;
      if (lack < leastLack || !anagrams.mayHold((subRacks.hashes[subset]! + hash) | 0)) continue;
      subsets[length++] = subset;
      if (lack > highest) highest = lack;
    }
    this.ends[place] = length;
    this.lacks[place] = highest;
    this.length = length;
    this.hashes[place] = hash;
    this.tileCounts[place] = tiles;
    this.positions[place] = this.position;
  }
}
