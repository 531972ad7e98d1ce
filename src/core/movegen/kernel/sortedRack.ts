import { isBlank } from '../../alphabet/tile';
import { MAX_RACK_TILES } from '../../board/checkRules';
import type { Position } from '../../board/position';

/** A rack in the form needed for bounds. */
export class SortedRack {
  size = 0;
  blankCount = 0;
  /** The hash of its letters. */
  hash = 0;
  /** The tiles in descending order of value, equal ones side by side. */
  readonly tiles = new Uint8Array(MAX_RACK_TILES);
  /** Their points, and the sums of the first n. */
  readonly values = new Int32Array(MAX_RACK_TILES);
  readonly valueSums = new Int32Array(MAX_RACK_TILES + 1);
  private letterMask = 0;
  /** The letters as masks, grouped by points in descending order; and these points. */
  private readonly classLetters = new Int32Array(MAX_RACK_TILES);
  private readonly classValues = new Int32Array(MAX_RACK_TILES);
  private classCount = 0;

  constructor(private readonly letterHashes: Int32Array) {}

  load({ rack, tileValues }: Position): void {
    this.sort(rack, tileValues);
    this.size = rack.length;
    this.blankCount = 0;
    this.hash = 0;
    this.letterMask = 0;
    this.classCount = 0;
    for (let i = 0; i < rack.length; i++) {
      const tile = this.tiles[i]!;
      this.values[i] = tileValues[tile]!;
      this.valueSums[i + 1] = this.valueSums[i]! + tileValues[tile]!;
      if (isBlank(tile)) this.blankCount++;
      else {
        this.hash = (this.hash + this.letterHashes[tile]!) | 0;
        this.addToClass(1 << (tile - 1), tileValues[tile]!);
      }
    }
    if (this.blankCount > 0) this.addToClass(-1, 0);
  }

  private addToClass(letters: number, value: number): void {
    const last = this.classCount - 1;
    this.letterMask |= letters;
    if (last >= 0 && this.classValues[last] === value) this.classLetters[last]! |= letters;
    else {
      this.classLetters[this.classCount] = letters;
      this.classValues[this.classCount++] = value;
    }
  }

  /** Hand-written, because it runs for every position. */
  private sort(rack: Uint8Array, values: Uint8Array): void {
    const { tiles } = this;
    for (let i = 0; i < rack.length; i++) {
      const tile = rack[i]!;
      const value = values[tile]!;
      let at = i;
      for (; at > 0; at--) {
        const before = tiles[at - 1]!;
        if (values[before]! > value || (values[before] === value && before <= tile)) break;
        tiles[at] = before;
      }
      tiles[at] = tile;
    }
  }

  hasOneOf(letters: number): boolean {
    return (letters & this.letterMask) !== 0;
  }

  /** Points of the highest-value tile among `letters`; −1 if the rack has none of them. */
  highestValueOf(letters: number): number {
    for (let i = 0; i < this.classCount; i++)
      if ((letters & this.classLetters[i]!) !== 0) return this.classValues[i]!;
    return -1;
  }
}
