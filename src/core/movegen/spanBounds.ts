import { isBlank } from '../alphabet/tile';
import { MAX_RACK_TILES } from '../board/checkRules';
import type { Position } from '../board/position';
import { type Gaddag, NO_ARC } from '../lexicon/gaddag';
import type { AnagramFilter } from './anagramFilter';
import {
  ANY_LETTER,
  CROSS_FACTOR,
  CROSS_SCORE,
  CROSS_SET,
  HAS_CROSS,
  LETTER,
  LETTER_MULTIPLIER,
  RUN_ARC,
  SQUARE_WIDTH,
  TILE_VALUE,
  WORD_MULTIPLIER,
} from './grid';
import { Span } from './span';
import { BY_TILES, type WalkLimits } from './walkLimits';

const IMPOSSIBLE = -1;

/**
 * What a move of an anchor can score at most, for every number of tiles up to the anchor and in all. On free squares
 * the dearest tiles of the rack lie on the largest letter multipliers; on a square with a cross-set lies the dearest
 * tile that it takes. The lexicon is asked twice only: beside the anchor's run it must have a tile of the rack, and a
 * span that takes the whole rack is dropped where no anagram of rack and tiles is a word.
 */
export class SpanBounds {
  private squares: Int32Array = new Int32Array(0);
  private bonuses: Int32Array = new Int32Array(0);
  private readonly left = new Span();
  private readonly span = new Span();
  private rackSize = 0;
  private blankCount = 0;
  private rackHash = 0;
  /** The rack's tiles, dearest first. */
  private readonly tiles = new Uint8Array(MAX_RACK_TILES);
  /** Their points, and the sums of the first n. */
  private readonly values = new Int32Array(MAX_RACK_TILES);
  private readonly valueSums = new Int32Array(MAX_RACK_TILES + 1);
  /** The rack's letters as masks, those of equal points together, dearest first; and their points. */
  private readonly classLetters = new Int32Array(MAX_RACK_TILES);
  private readonly classValues = new Int32Array(MAX_RACK_TILES);
  private classCount = 0;
  /** Whether more tiles never bring less, but for the whole rack, which has to make a word. */
  private isRising = true;
  /** Of the anchor in hand: the first square before it, and the letters beside its run. */
  private firstLeft = 0;
  private beforeRun = 0;
  private behindRun = 0;

  constructor(
    private readonly gaddag: Gaddag,
    private readonly limits: WalkLimits,
    private readonly anagrams: AnagramFilter,
  ) {}

  load({ rack, tileValues, bingoBonus, wordMultipliers }: Position): void {
    this.bonuses = bingoBonus;
    this.isRising =
      !wordMultipliers.includes(0) && bingoBonus.every((bonus, n) => n === 0 || bonus >= bingoBonus[n - 1]!);
    this.sortRack(rack, tileValues);
    this.rackSize = rack.length;
    this.blankCount = 0;
    this.rackHash = 0;
    this.classCount = 0;
    for (let i = 0; i < rack.length; i++) {
      const tile = this.tiles[i]!;
      this.values[i] = tileValues[tile]!;
      this.valueSums[i + 1] = this.valueSums[i]! + tileValues[tile]!;
      if (isBlank(tile)) {
        this.blankCount++;
        continue;
      }
      this.rackHash = (this.rackHash + this.anagrams.letterHashes[tile]!) | 0;
      const bit = 1 << (tile - 1);
      const last = this.classCount - 1;
      if (last >= 0 && this.classValues[last] === tileValues[tile]!) this.classLetters[last]! |= bit;
      else {
        this.classLetters[this.classCount] = bit;
        this.classValues[this.classCount++] = tileValues[tile]!;
      }
    }
  }

  /** Dearest first; by hand, because it is done for every position. */
  private sortRack(rack: Uint8Array, tileValues: Uint8Array): void {
    const { tiles } = this;
    for (let i = 0; i < rack.length; i++) {
      const tile = rack[i]!;
      let at = i;
      for (; at > 0 && tileValues[tiles[at - 1]!]! < tileValues[tile]!; at--) tiles[at] = tiles[at - 1]!;
      tiles[at] = tile;
    }
  }

  /** The most that any move of an anchor (offsets in its grid) can score. */
  highest(squares: Int32Array, first: number, last: number, leftLimit: number): number {
    this.enterAnchor(squares, first, last);
    let highest = this.highestForward(0, last, this.behindRun);
    let letters = this.beforeRun;
    let count = 0;
    for (let square = this.firstLeft; square >= leftLimit; square -= SQUARE_WIDTH) {
      if (count === this.rackSize || !this.cover(this.left, square, letters)) break;
      letters = ANY_LETTER;
      const bound = this.highestForward(++count, last, ANY_LETTER);
      if (bound > highest) highest = bound;
    }
    return highest;
  }

  /** Fills the limits for an anchor. */
  fill(squares: Int32Array, first: number, last: number, leftLimit: number): void {
    const { withLeft } = this.limits;
    this.enterAnchor(squares, first, last);
    withLeft[0] = this.fillForward(0, last, this.behindRun);
    let letters = this.beforeRun;
    let count = 0;
    for (let square = this.firstLeft; square >= leftLimit; square -= SQUARE_WIDTH) {
      if (count === this.rackSize || !this.cover(this.left, square, letters)) break;
      letters = ANY_LETTER;
      withLeft[++count] = this.fillForward(count, last, ANY_LETTER);
    }
    withLeft[count + 1] = IMPOSSIBLE;
    for (let n = count - 1; n >= 0; n--) withLeft[n] = Math.max(withLeft[n]!, withLeft[n + 1]!);
  }

  /** Covers the anchor's run and finds the letters that the lexicon has beside it. */
  private enterAnchor(squares: Int32Array, first: number, last: number): void {
    this.squares = squares;
    this.left.begin();
    this.firstLeft = first;
    this.beforeRun = ANY_LETTER;
    // Nothing lies behind an empty anchor before a tile lies on it.
    this.behindRun = 0;
    if (squares[first + LETTER] === 0) return;
    this.firstLeft = first - SQUARE_WIDTH;
    this.coverRun(this.left, first);
    const run = squares[last + RUN_ARC]!;
    const separator = run === NO_ARC ? NO_ARC : this.gaddag.followSeparator(run);
    this.beforeRun = run === NO_ARC ? 0 : this.gaddag.letterMask(run);
    this.behindRun = separator === NO_ARC ? 0 : this.gaddag.letterMask(separator);
  }

  /** The highest bound with `count` tiles up to the anchor, which `left` has covered, and one of `behind` after it. */
  private highestForward(count: number, last: number, behind: number): number {
    const { span, squares, rackSize } = this;
    const least = this.isRising ? rackSize - 1 : 1;
    span.copyFrom(this.left);
    let played = count;
    let letters = behind;
    let highest = IMPOSSIBLE;
    let square = last + SQUARE_WIDTH;
    while (played < rackSize) {
      if (played >= least && played > 0) highest = Math.max(highest, this.bound(played));
      if (!this.cover(span, square, letters)) break;
      letters = ANY_LETTER;
      square += SQUARE_WIDTH;
      if (squares[square + LETTER] !== 0) square = this.coverRun(span, square);
      played++;
    }
    return played === 0 ? IMPOSSIBLE : Math.max(highest, this.bound(played));
  }

  /** Fills the row of the limits for `count` tiles up to the anchor, as `highestForward`; returns its highest. */
  private fillForward(count: number, last: number, behind: number): number {
    const { span, squares, rackSize } = this;
    const { withPlayed } = this.limits;
    const row = count * BY_TILES;
    span.copyFrom(this.left);
    let played = count;
    let letters = behind;
    withPlayed[row + played] = played === 0 ? IMPOSSIBLE : this.bound(played);
    let square = last + SQUARE_WIDTH;
    while (played < rackSize && this.cover(span, square, letters)) {
      letters = ANY_LETTER;
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

  /** Adds an empty square, for one of `letters`, to a span; false where the rack has no tile that goes there. */
  private cover(span: Span, square: number, letters: number): boolean {
    const { squares } = this;
    const allowed = squares[square + CROSS_SET]! & letters;
    const value = allowed === ANY_LETTER ? 0 : this.dearestOf(allowed);
    if (value === IMPOSSIBLE) return false;
    const multiplier = squares[square + LETTER_MULTIPLIER]!;
    if (squares[square + HAS_CROSS] !== 0) {
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
    for (let i = 0; i < this.classCount; i++)
      if ((letters & this.classLetters[i]!) !== 0) return this.classValues[i]!;
    return this.blankCount > 0 && letters !== 0 ? 0 : IMPOSSIBLE;
  }
}
