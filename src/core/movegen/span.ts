import { MAX_RACK_TILES } from '../board/checkRules';

/** Squares that a word covers, and what it can score there whatever its letters are. */
export class Span {
  /** Product of the word multipliers. */
  factor = 1;
  /** Points of the tiles that lie there. */
  boardSum = 0;
  /** Hash of their letters. */
  boardHash = 0;
  /** The most that squares with a cross-set can bring to the main word, and to their cross-words. */
  crossed = 0;
  crossSum = 0;
  /** Squares on which any letter goes, and their letter multipliers above 1, falling. */
  freeCount = 0;
  premiumCount = 0;
  readonly premiums = new Int32Array(MAX_RACK_TILES);

  begin(): void {
    this.factor = 1;
    this.boardSum = 0;
    this.boardHash = 0;
    this.crossed = 0;
    this.crossSum = 0;
    this.freeCount = 0;
    this.premiumCount = 0;
  }

  copyFrom(other: Span): void {
    this.factor = other.factor;
    this.boardSum = other.boardSum;
    this.boardHash = other.boardHash;
    this.crossed = other.crossed;
    this.crossSum = other.crossSum;
    this.freeCount = other.freeCount;
    this.premiumCount = other.premiumCount;
    for (let i = 0; i < other.premiumCount; i++) this.premiums[i] = other.premiums[i]!;
  }

  addPremium(multiplier: number): void {
    const { premiums } = this;
    let at = this.premiumCount++;
    for (; at > 0 && premiums[at - 1]! < multiplier; at--) premiums[at] = premiums[at - 1]!;
    premiums[at] = multiplier;
  }
}
