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
} from './grid';
import type { SortedRack } from './sortedRack';

/**
 * Squares that a word covers, and the most that it can score there whatever its letters are. On free squares
 * the highest-value tiles of the rack lie on the largest letter multipliers; on a square with a cross-set
 * lies the highest-value tile that it takes.
 */
export class Span {
  /** Hash of the letters that lie there. */
  hash = 0;
  /** Squares on which any letter goes. */
  freeCount = 0;
  /** Product of the word multipliers. */
  private factor = 1;
  /** Points of the main word but for the tiles on free squares, and of the cross-words. */
  private sum = 0;
  private crossSum = 0;
  /**
   * Letter multipliers above 1 of free squares, falling, and what they add to the points of the tiles there.
   */
  private readonly premiums = new Int32Array(MAX_RACK_TILES);
  private premiumCount = 0;
  private extra = 0;

  constructor(private readonly rack: SortedRack) {}

  begin(): void {
    this.hash = 0;
    this.freeCount = 0;
    this.factor = 1;
    this.sum = 0;
    this.crossSum = 0;
    this.premiumCount = 0;
    this.extra = 0;
  }

  copyFrom(other: Span): void {
    this.hash = other.hash;
    this.freeCount = other.freeCount;
    this.factor = other.factor;
    this.sum = other.sum;
    this.crossSum = other.crossSum;
    this.premiumCount = other.premiumCount;
    this.extra = other.extra;
    for (let i = 0; i < other.premiumCount; i++) this.premiums[i] = other.premiums[i]!;
  }

  /** What a word can score here, without the bonus for its tiles. */
  get bound(): number {
    return (this.sum + this.rack.valueSums[this.freeCount]! + this.extra) * this.factor + this.crossSum;
  }

  /** Adds an empty square, for one of `letters`; false where the rack has no tile that goes there. */
  coverEmpty(squares: Int32Array, square: number, letters: number): boolean {
    const allowed = squares[square + CROSS_SET]! & letters;
    const multiplier = squares[square + LETTER_MULTIPLIER]!;
    if (squares[square + HAS_CROSS] === 0) {
      if (allowed !== ANY_LETTER && !this.rack.hasOneOf(allowed)) return false;
      this.freeCount++;
      // A multiplier of 0 is taken for 1: a bound may be too high.
      if (multiplier > 1) this.addPremium(multiplier);
    } else {
      const value = this.rack.highestValueOf(allowed);
      if (value < 0) return false;
      this.sum += value * multiplier;
      this.crossSum += squares[square + CROSS_SCORE]! + value * squares[square + CROSS_FACTOR]!;
    }
    this.factor *= squares[square + WORD_MULTIPLIER]!;
    return true;
  }

  /** Adds the tiles that lie from `square` on; returns the square behind them. */
  coverTiles(squares: Int32Array, square: number, letterHashes: Int32Array): number {
    let at = square;
    for (; squares[at + LETTER] !== 0; at += SQUARE_WIDTH) {
      this.sum += squares[at + TILE_VALUE]!;
      this.hash = (this.hash + letterHashes[squares[at + LETTER]!]!) | 0;
    }
    return at;
  }

  private addPremium(multiplier: number): void {
    const { premiums } = this;
    const { values } = this.rack;
    let at = this.premiumCount++;
    for (; at > 0 && premiums[at - 1]! < multiplier; at--) premiums[at] = premiums[at - 1]!;
    premiums[at] = multiplier;
    this.extra = 0;
    for (let i = 0; i < this.premiumCount; i++) this.extra += (premiums[i]! - 1) * values[i]!;
  }
}
