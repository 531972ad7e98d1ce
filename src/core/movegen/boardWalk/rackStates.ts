import { isBlank, MAX_LETTERS } from '../../alphabet/tile';
import { ANY_LETTER } from '../kernel/grid';

/** The most sub-racks that the tables hold; a rack of 16 different letters has as many. */
export const MAX_RACK_STATES = 1 << 16;

/**
 * Every sub-rack of a rack as a number in mixed radix: the sum of count × stride over its letters, plus its
 * blanks × `blankStride`. Playing a tile subtracts one stride, and nothing has to be undone.
 */
export class RackStates {
  /** The number of the whole rack. */
  full = 0;
  blankCount = 0;
  blankStride = 0;
  /** Letters with at least one letter tile on the whole rack, as a mask: bit c − 1 for letter c. */
  letters = 0;
  /** By letter − 1. */
  readonly strides = new Int32Array(MAX_LETTERS);
  /** By state: the letters that it has as letter tiles; those that it can play, all if it has a blank. */
  readonly held = new Int32Array(MAX_RACK_STATES);
  readonly playable = new Int32Array(MAX_RACK_STATES);
  /** By state: its blanks. */
  readonly blanks = new Uint8Array(MAX_RACK_STATES);
  private readonly counts = new Uint8Array(MAX_LETTERS + 1);

  load(tiles: Uint8Array): void {
    const { blanks, held, playable, strides } = this;
    this.count(tiles);
    held[0] = 0;
    let size = 1;
    for (let rest = this.letters; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 31 - Math.clz32(bit);
      strides[letter] = size;
      const states = size * (this.counts[letter + 1]! + 1);
      for (let state = size; state < states; state++) held[state] = held[state - size]! | bit;
      size = states;
    }
    this.blankStride = size;
    for (let state = 0; state < size; state++) {
      playable[state] = held[state]!;
      blanks[state] = 0;
    }
    for (let left = 1, state = size; left <= this.blankCount; left++)
      for (const end = state + size; state < end; state++) {
        held[state] = held[state - size]!;
        playable[state] = ANY_LETTER;
        blanks[state] = left;
      }
    this.full = size * (this.blankCount + 1) - 1;
  }

  private count(tiles: Uint8Array): void {
    const { counts } = this;
    counts.fill(0);
    this.letters = 0;
    this.blankCount = 0;
    for (const tile of tiles)
      if (isBlank(tile)) this.blankCount++;
      else {
        counts[tile]!++;
        this.letters |= 1 << (tile - 1);
      }
  }

  /** Whether the tables can hold the rack. */
  static takes(tiles: Uint8Array): boolean {
    if (tiles.length <= 15) return true;
    const counts = new Map<number, number>();
    for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
    return [...counts.values()].reduce((states, count) => states * (count + 1), 1) <= MAX_RACK_STATES;
  }
}
