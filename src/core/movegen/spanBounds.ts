import { isBlank } from '../alphabet/tile';
import { MAX_RACK_TILES } from '../board/checkRules';
import type { Position } from '../board/position';
import type { AnagramFilter } from './anagramFilter';
import {
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
import { Span } from './span';
import { BY_TILES, type WalkLimits } from './walkLimits';

const IMPOSSIBLE = -1;

/**
 * What a move of an anchor can score at most, found without the lexicon, for every number of tiles up to the anchor
 * and in all. On free squares the dearest tiles of the rack lie on the largest letter multipliers; on a square with a
 * cross-set lies the dearest tile that it takes. A span that takes the whole rack is dropped where no anagram of rack
 * and tiles is a word.
 */
export class SpanBounds {
  private squares: Int32Array = new Int32Array(0);
  private bonuses: Int32Array = new Int32Array(0);
  private readonly left = new Span();
  private readonly span = new Span();
  private rackSize = 0;
  private blankCount = 0;
  private rackHash = 0;
  /** Points of the rack's tiles, falling, and the sums of the first n. */
  private readonly values = new Int32Array(MAX_RACK_TILES);
  private readonly valueSums = new Int32Array(MAX_RACK_TILES + 1);
  /** The rack's different letters as bits, dearest first, and their points. */
  private readonly letterBits = new Int32Array(MAX_RACK_TILES);
  private readonly letterValues = new Int32Array(MAX_RACK_TILES);
  private letterCount = 0;

  constructor(
    private readonly limits: WalkLimits,
    private readonly anagrams: AnagramFilter,
  ) {}

  loadRack({ rack, tileValues, bingoBonus }: Position): void {
    const falling = Array.from(rack).sort((a, b) => tileValues[b]! - tileValues[a]!);
    this.bonuses = bingoBonus;
    this.rackSize = rack.length;
    this.blankCount = 0;
    this.rackHash = 0;
    this.letterCount = 0;
    let mask = 0;
    for (const [i, tile] of falling.entries()) {
      this.values[i] = tileValues[tile]!;
      this.valueSums[i + 1] = this.valueSums[i]! + tileValues[tile]!;
      if (isBlank(tile)) {
        this.blankCount++;
        continue;
      }
      this.rackHash = (this.rackHash + this.anagrams.letterHashes[tile]!) | 0;
      const bit = 1 << (tile - 1);
      if ((mask & bit) !== 0) continue;
      mask |= bit;
      this.letterBits[this.letterCount] = bit;
      this.letterValues[this.letterCount++] = tileValues[tile]!;
    }
  }

  /** Fills the limits for an anchor (offsets in its grid) and returns the most that any of its moves can score. */
  compute(squares: Int32Array, first: number, last: number, leftLimit: number): number {
    this.squares = squares;
    const { withLeft } = this.limits;
    const { left, rackSize } = this;
    left.begin(0, 0);
    const isRun = squares[first + LETTER] !== 0;
    if (isRun) this.coverRun(left, first);
    let count = 0;
    withLeft[0] = isRun ? this.boundForward(0, last) : IMPOSSIBLE;
    for (let square = isRun ? first - SQUARE_WIDTH : first; square >= leftLimit; square -= SQUARE_WIDTH) {
      if (count === rackSize || !this.cover(left, square)) break;
      withLeft[++count] = this.boundForward(count, last);
    }
    withLeft[count + 1] = IMPOSSIBLE;
    for (let n = count - 1; n >= 0; n--) withLeft[n] = Math.max(withLeft[n]!, withLeft[n + 1]!);
    return withLeft[0]!;
  }

  /** Fills the row of the limits for `count` tiles up to the anchor, which `left` has covered; returns its highest. */
  private boundForward(count: number, last: number): number {
    const { span, squares, rackSize } = this;
    const { withPlayed } = this.limits;
    const row = count * BY_TILES;
    span.copyFrom(this.left);
    let played = count;
    withPlayed[row + played] = played === 0 ? IMPOSSIBLE : this.bound(played);
    let square = last + SQUARE_WIDTH;
    while (played < rackSize && this.cover(span, square)) {
      square += SQUARE_WIDTH;
      if (squares[square + LETTER] !== 0) square = this.coverRun(span, square);
      withPlayed[row + ++played] = this.bound(played);
    }
    withPlayed[row + played + 1] = IMPOSSIBLE;
    for (let n = played - 1; n >= count; n--)
      withPlayed[row + n] = Math.max(withPlayed[row + n]!, withPlayed[row + n + 1]!);
    return withPlayed[row + count]!;
  }

  /** What a word over `span` can score that plays so many tiles. */
  private bound(played: number): number {
    const { span, values, valueSums } = this;
    const usesAll = played === this.rackSize;
    if (usesAll && !this.anagrams.mayBeWord((this.rackHash + span.boardHash) | 0, this.blankCount))
      return IMPOSSIBLE;
    const { premiums, premiumCount } = span;
    let free = valueSums[span.freeCount]! - valueSums[premiumCount]!;
    for (let i = 0; i < premiumCount; i++) free += premiums[i]! * values[i]!;
    return (span.boardSum + span.crossed + free) * span.factor + span.crossSum + this.bonuses[played]!;
  }

  /** Adds an empty square to a span; false where the rack has no tile that goes there. */
  private cover(span: Span, square: number): boolean {
    const { squares } = this;
    const allowed = squares[square + CROSS_SET]!;
    if (allowed === 0) return false;
    const multiplier = squares[square + LETTER_MULTIPLIER]!;
    if (squares[square + HAS_CROSS] !== 0) {
      const value = this.dearestOf(allowed);
      if (value === IMPOSSIBLE) return false;
      span.crossed += value * multiplier;
      span.crossSum += squares[square + CROSS_SCORE]! + value * squares[square + CROSS_FACTOR]!;
    } else {
      span.freeCount++;
      // A multiplier of 0 is taken for 1: a bound may be too high.
      if (multiplier > 1) span.addPremium(multiplier);
    }
    span.factor *= squares[square + WORD_MULTIPLIER]!;
    return true;
  }

  /** Adds the run that begins on `square`; returns the square behind it. */
  private coverRun(span: Span, square: number): number {
    const { squares } = this;
    let at = square;
    for (; squares[at + LETTER] !== 0; at += SQUARE_WIDTH) {
      span.boardSum += squares[at + TILE_VALUE]!;
      span.boardHash = (span.boardHash + this.anagrams.letterHashes[squares[at + LETTER]!]!) | 0;
    }
    return at;
  }

  /** Points of the dearest tile of the rack among `letters`. */
  private dearestOf(letters: number): number {
    for (let i = 0; i < this.letterCount; i++)
      if ((letters & this.letterBits[i]!) !== 0) return this.letterValues[i]!;
    return this.blankCount > 0 ? 0 : IMPOSSIBLE;
  }
}
