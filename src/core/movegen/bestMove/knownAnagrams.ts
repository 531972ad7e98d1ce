import type { AnagramIndex } from './anagramIndex';
import type { SubRacks } from './subRacks';

/** There are 2 to the power of so many places; where two lists want the same one, the later one has it. */
const PLACE_BITS = 9;
const PLACE_SHIFT = 32 - PLACE_BITS;
/** Room for lists; one has far fewer entries. */
const CAPACITY = 1 << 14;

/**
 * Which choices of so many letter tiles could be words together with letters on the board. Many spans of a
 * position have the same letters, so the lists are kept while its spans are searched.
 */
export class KnownAnagrams {
  /** The choices, as subsets of the sorted rack, list after list. */
  readonly subsets = new Uint8Array(CAPACITY);
  /** By place: where its list begins in `subsets`, and where it ends. */
  readonly starts = new Int32Array(1 << PLACE_BITS);
  readonly ends = new Int32Array(1 << PLACE_BITS);
  /** By place: what the choices of its list lack at least. */
  readonly lacks = new Float64Array(1 << PLACE_BITS);
  /** By place: what its list is of, and of which position. */
  private readonly hashes = new Int32Array(1 << PLACE_BITS);
  private readonly tileCounts = new Uint8Array(1 << PLACE_BITS);
  private readonly positions = new Int32Array(1 << PLACE_BITS);
  private position = 0;
  private length = 0;

  constructor(
    private readonly anagrams: AnagramIndex,
    private readonly subRacks: SubRacks,
  ) {}

  /** Forgets the lists: the sub-racks have changed. */
  begin(): void {
    this.position++;
    this.length = 0;
  }

  /**
   * The place of the list of so many tiles with letters of this hash.
   * @param leastLack choices that lack more are of no use any more and may be left out
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
