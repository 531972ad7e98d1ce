import { BLANK, letterOf, MAX_LETTERS, rackTileOf } from '../../alphabet/tile';

/** A blank is counted behind the letters. */
const BLANK_KIND = 0;

/**
 * The tiles that a player still has of those at the beginning. The code tells one such rack from every
 * other: each kind of tile is a digit that counts how many are left; 0 is the empty rack.
 */
export class EndgameRack {
  readonly counts = new Uint8Array(MAX_LETTERS + 1);
  code = 0;
  size = 0;
  /** Points of the tiles. */
  face = 0;
  /** By kind: what one tile counts in the code. */
  readonly weights = new Float64Array(MAX_LETTERS + 1);
  /** How many codes there are. */
  codes = 1;
  private values: Uint8Array = new Uint8Array(0);

  load(tiles: ArrayLike<number>, values: Uint8Array): void {
    this.values = values;
    this.counts.fill(0);
    for (let i = 0; i < tiles.length; i++) this.counts[letterOf(rackTileOf(tiles[i]!))]!++;
    this.codes = 1;
    this.code = 0;
    this.size = tiles.length;
    this.face = 0;
    for (let kind = 0; kind <= MAX_LETTERS; kind++) {
      const count = this.counts[kind]!;
      this.weights[kind] = this.codes;
      this.code += count * this.codes;
      this.codes *= count + 1;
      this.face += count * this.valueOf(kind);
    }
  }

  /** What a tile played takes off the code. */
  weightOf(tile: number): number {
    return this.weights[(tile & BLANK) === 0 ? tile : BLANK_KIND]!;
  }

  valueOf(kind: number): number {
    return kind === BLANK_KIND ? 0 : this.values[kind]!;
  }

  /** Writes the tiles into a list; gives how many. */
  write(tiles: Uint8Array): number {
    let length = 0;
    for (let kind = 0; kind <= MAX_LETTERS; kind++)
      for (let i = this.counts[kind]!; i > 0; i--) tiles[length++] = kind === BLANK_KIND ? BLANK : kind;
    return length;
  }

  /** Plays tiles, or takes them back with a `sign` of −1. */
  change(shorts: Uint16Array, begin: number, count: number, sign: number): void {
    for (let i = begin; i < begin + count; i++) {
      const tile = shorts[i]! & 0xff;
      this.counts[(tile & BLANK) === 0 ? tile : BLANK_KIND]! -= sign;
    }
  }
}
