import { MAX_RACK_TILES } from '../../board/checkRules';
import {
  ANY_LETTER,
  CROSS_FACTOR,
  CROSS_SCORE,
  CROSS_SET,
  HAS_CROSS,
  LETTER,
  LETTER_MULTIPLIER,
  SQUARE_WIDTH,
  TILE_VALUE,
  WORD_MULTIPLIER,
} from '../kernel/grid';
import type { SortedRack } from '../kernel/sortedRack';

/** Length of a frame in `SpanSide.frames`, which holds one frame per number of empty squares covered. */
export const FRAME_WIDTH = 8;
/** Hash of the letters on the board. */
export const HASH = 0;
/** Points of the tiles on the board, and the extra points from letter multipliers on restricted squares. */
export const SUM = 1;
/** Points of the cross-words. */
export const CROSS_SUM = 2;
/** Points of the tiles on restricted squares. */
export const HELD_SUM = 3;
/** Number of free squares, which take any letter. */
export const FREE_COUNT = 4;
/**
 * How many of these multiply their tile by at least 2, at least 3, and so on, in bit fields of this width.
 */
export const PREMIUMS = 5;
const PREMIUM_BITS = 6;
const PREMIUM_FIELD = (1 << PREMIUM_BITS) - 1;
/** Larger multipliers count as this one; the rest is added as if the best tile lay there. */
const MOST_COUNTED = 6;

/** What one square adds to these counts, by its letter multiplier. */
const PREMIUM_STEPS = Int32Array.from({ length: MOST_COUNTED + 1 }, (_, multiplier) => {
  let steps = 0;
  for (let less = 1; less < multiplier; less++) steps |= 1 << ((less - 1) * PREMIUM_BITS);
  return steps;
});

/**
 * The squares on one side of an anchor, nearest first, and the most that tiles can score there whatever the
 * letters are. A restricted square gets the highest-value tile that fits it; the free squares of both sides
 * are counted, so that the highest-value tiles can be assigned to the largest multipliers.
 */
export class SpanSide {
  /** The most empty squares that a word can cover on this side. */
  length = 0;
  readonly frames = new Int32Array((MAX_RACK_TILES + 1) * FRAME_WIDTH);
  /** By number of empty squares covered: product of their word multipliers. */
  readonly factors = new Float64Array(MAX_RACK_TILES + 1);

  constructor(private readonly rack: SortedRack) {
    this.factors[0] = 1;
  }

  begin(): void {
    const { frames } = this;
    this.length = 0;
    frames[HASH] = 0;
    frames[SUM] = 0;
    frames[CROSS_SUM] = 0;
    frames[HELD_SUM] = 0;
    frames[FREE_COUNT] = 0;
    frames[PREMIUMS] = 0;
  }

  /** Adds an empty square for one of `letters`. Returns false if the rack has no tile that fits. */
  coverEmpty(squares: Int32Array, square: number, letters: number): boolean {
    const { factors, frames, length, rack } = this;
    const from = length * FRAME_WIDTH;
    const to = from + FRAME_WIDTH;
    const multiplier = squares[square + LETTER_MULTIPLIER]!;
    let sum = frames[from + SUM]!;
    let crossSum = frames[from + CROSS_SUM]!;
    let heldSum = frames[from + HELD_SUM]!;
    let freeCount = frames[from + FREE_COUNT]!;
    let premiums = frames[from + PREMIUMS]!;
    if (isFree(squares, square, letters)) {
      freeCount++;
      premiums += PREMIUM_STEPS[Math.min(multiplier, MOST_COUNTED)]!;
      // A multiplier of 0 counts as 1: a bound may be too high.
      if (multiplier > MOST_COUNTED) sum += (multiplier - MOST_COUNTED) * rack.values[0]!;
    } else {
      const value = rack.highestValueOf(squares[square + CROSS_SET]! & letters);
      if (value < 0) return false;
      heldSum += value;
      if (multiplier > 1) sum += value * (multiplier - 1);
      crossSum += squares[square + CROSS_SCORE]! + value * squares[square + CROSS_FACTOR]!;
    }
    frames[to + HASH] = frames[from + HASH]!;
    frames[to + SUM] = sum;
    frames[to + CROSS_SUM] = crossSum;
    frames[to + HELD_SUM] = heldSum;
    frames[to + FREE_COUNT] = freeCount;
    frames[to + PREMIUMS] = premiums;
    factors[length + 1] = factors[length]! * squares[square + WORD_MULTIPLIER]!;
    this.length = length + 1;
    return true;
  }

  /**
   * Starts as `other`, without the contribution of an empty square that takes any letter in the line, and
   * with its contribution for one of `letters`. Returns false if the rack has no tile that fits.
   */
  narrow(other: SpanSide, squares: Int32Array, square: number, letters: number): boolean {
    const { frames, rack } = this;
    const value = rack.highestValueOf(squares[square + CROSS_SET]! & letters);
    if (value < 0) return false;
    const multiplier = squares[square + LETTER_MULTIPLIER]!;
    const wasFree = isFree(squares, square, ANY_LETTER);
    const more = wasFree ? value : value - rack.highestValueOf(squares[square + CROSS_SET]!);
    let sum = other.frames[SUM]!;
    if (multiplier > 1) sum += more * (multiplier - 1);
    if (wasFree && multiplier > MOST_COUNTED) sum -= (multiplier - MOST_COUNTED) * rack.values[0]!;
    frames[HASH] = other.frames[HASH]!;
    frames[SUM] = sum;
    frames[CROSS_SUM] = more * squares[square + CROSS_FACTOR]!;
    frames[HELD_SUM] = more;
    frames[FREE_COUNT] = wasFree ? -1 : 0;
    frames[PREMIUMS] = wasFree ? -PREMIUM_STEPS[Math.min(multiplier, MOST_COUNTED)]! : 0;
    return true;
  }

  /** Adds the tiles on the board from `square` on. Returns the first square after them. */
  coverTiles(squares: Int32Array, square: number, letterHashes: Int32Array): number {
    const { frames } = this;
    const frame = this.length * FRAME_WIDTH;
    let at = square;
    for (; squares[at + LETTER] !== 0; at += SQUARE_WIDTH) {
      frames[frame + SUM]! += squares[at + TILE_VALUE]!;
      frames[frame + HASH]! += letterHashes[squares[at + LETTER]!]!;
    }
    return at;
  }
}

/** Whether an empty square takes any letter, if the line itself allows `letters`. */
export const isFree = (squares: Int32Array, square: number, letters: number): boolean =>
  letters === ANY_LETTER && squares[square + CROSS_SET] === ANY_LETTER && squares[square + HAS_CROSS] === 0;

/** Extra points of the counted premiums, assigned to the rack's best tiles. */
export function extraOf(premiums: number, valueSums: Int32Array): number {
  let extra = valueSums[premiums & PREMIUM_FIELD]!;
  for (let rest = premiums >>> PREMIUM_BITS; rest !== 0; rest >>>= PREMIUM_BITS)
    extra += valueSums[rest & PREMIUM_FIELD]!;
  return extra;
}
