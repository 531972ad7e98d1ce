import { BLANK, letterOf, MAX_LETTERS, rackTileOf } from '../../alphabet/tile';

/** Index of the blank's count. */
const BLANK_KIND = 0;
/** Keeps guarded codes small integers. */
const MOST_GUARDED_CODES = 2 ** 30;

/**
 * The tiles that a player has left. The code identifies such a rack: each kind of tile is a digit that counts
 * the tiles left; 0 is the empty rack. If there is room, each digit has its own bits and one spare zero bit,
 * its guard.
 */
export class EndgameRack {
  readonly counts = new Uint8Array(MAX_LETTERS + 1);
  code = 0;
  size = 0;
  /** Points of the tiles. */
  face = 0;
  /** Weight of one tile in the code, by kind. */
  readonly weights = new Float64Array(MAX_LETTERS + 1);
  /** Number of codes. */
  codes = 1;
  /** Mask of all guards; 0 if there is no room for them. */
  guards = 0;
  /** The kinds that it held at first: few of all, and only they have digits. */
  private readonly kinds: number[] = [];
  /** Number of codes of the kinds up to and including each. */
  private readonly ends = new Float64Array(MAX_LETTERS + 1);
  private values: Uint8Array = new Uint8Array(0);

  load(tiles: ArrayLike<number>, values: Uint8Array): void {
    this.values = values;
    this.counts.fill(0);
    for (let i = 0; i < tiles.length; i++) this.counts[letterOf(rackTileOf(tiles[i]!))]!++;
    this.kinds.length = 0;
    for (let kind = 0; kind <= MAX_LETTERS; kind++) if (this.counts[kind]! > 0) this.kinds.push(kind);
    this.size = tiles.length;
    this.setWeights((count) => (count === 0 ? 1 : 2 << (32 - Math.clz32(count))));
    const isGuarded = this.codes <= MOST_GUARDED_CODES;
    if (!isGuarded) this.setWeights((count) => count + 1);
    this.code = 0;
    this.face = 0;
    this.guards = 0;
    for (let kind = 0; kind <= MAX_LETTERS; kind++) {
      const count = this.counts[kind]!;
      this.code += count * this.weights[kind]!;
      this.face += count * this.valueOf(kind);
      if (isGuarded && count > 0) this.guards += this.ends[kind]! / 2;
    }
  }

  /** Whether `code` contains all tiles of `part`; false without guards. */
  holds(code: number, part: number): boolean {
    return this.guards !== 0 && (((code | this.guards) - part) & this.guards) === this.guards;
  }

  /** Code of the smallest rack that contains both. Needs guards. */
  join(one: number, other: number): number {
    let code = 0;
    for (const kind of this.kinds)
      code += Math.max(this.countIn(one, kind), this.countIn(other, kind)) * this.weights[kind]!;
    return code;
  }

  /** Writes the tiles of a code into a list. Returns their number. */
  write(tiles: Uint8Array, code: number): number {
    let length = 0;
    for (const kind of this.kinds)
      for (let i = this.countIn(code, kind); i > 0; i--) tiles[length++] = kind === BLANK_KIND ? BLANK : kind;
    return length;
  }

  private countIn(code: number, kind: number): number {
    return Math.floor((code % this.ends[kind]!) / this.weights[kind]!);
  }

  private setWeights(codesOf: (count: number) => number): void {
    this.codes = 1;
    for (let kind = 0; kind <= MAX_LETTERS; kind++) {
      this.weights[kind] = this.codes;
      this.codes *= codesOf(this.counts[kind]!);
      this.ends[kind] = this.codes;
    }
  }

  /** The amount by which playing a tile lowers the code. */
  weightOf(tile: number): number {
    return this.weights[(tile & BLANK) === 0 ? tile : BLANK_KIND]!;
  }

  valueOf(kind: number): number {
    return kind === BLANK_KIND ? 0 : this.values[kind]!;
  }

  /** Plays tiles, or takes them back with a `sign` of −1. */
  change(shorts: Uint16Array, begin: number, count: number, sign: number): void {
    for (let i = begin; i < begin + count; i++) {
      const tile = shorts[i]! & 0xff;
      this.counts[(tile & BLANK) === 0 ? tile : BLANK_KIND]! -= sign;
    }
  }
}
