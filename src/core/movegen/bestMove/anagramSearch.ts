import { MAX_BOARD_SIDE } from '../../board/boardLayout';
import type { Position } from '../../board/position';
import type { AnchorTable } from '../kernel/anchorTable';
import {
  ANY_LETTER,
  CROSS_FACTOR,
  CROSS_SCORE,
  CROSS_SET,
  LETTER,
  LETTER_MULTIPLIER,
  SQUARE_SHIFT,
  SQUARE_WIDTH,
  TILE_VALUE,
  WORD_MULTIPLIER,
} from '../kernel/grid';
import type { Rack } from '../kernel/rack';
import type { SortedRack } from '../kernel/sortedRack';
import { DOWN_BIT, FIRST_SHIFT, LAST_SHIFT, LEFT_SHIFT, LINE_SHIFT } from '../moveList';
import type { MoveRecorder } from '../moveRecorder';
import type { AnagramIndex } from './anagramIndex';
import { BlankChoice } from './blankChoice';
import { SPAN_ANCHOR_SHIFT, SPAN_FIELD, SPAN_LEFT_SHIFT, SPAN_PLAYED_SHIFT } from './spanQueue';
import { LARGEST_LISTED_RACK, MOST_LISTED_BLANKS, SubRacks } from './subRacks';
import type { WorthBounds } from './worthBounds';

/**
 * Finds the words of a span without a walk: for every choice of so many tiles from the rack it looks up the
 * words that have these letters and those of the tiles that lie there. This is how MAGPIE's word maps are
 * used, but here the tables of a lexicon take 13 MB.
 */
export class AnagramSearch {
  private readonly subRacks = new SubRacks();
  private readonly played = new Uint8Array(LARGEST_LISTED_RACK);
  private readonly playedWords = new Int32Array(this.played.buffer);
  private readonly playedSquares = new Int32Array(LARGEST_LISTED_RACK);
  private readonly blanks: BlankChoice;
  private values: Uint8Array = new Uint8Array(0);
  private bonuses: Int32Array = new Int32Array(0);
  /** The span in hand: its grid, its first square, its squares, and what all of its moves have in common. */
  private squares: Int32Array = new Int32Array(0);
  private first = 0;
  private length = 0;
  private place = 0;
  private upToAnchor = 0;
  private tilesPlayed = 0;
  private factor = 1;
  /** Hash of the letters that lie there. */
  private hash = 0;
  /** By square: the letters that go there, as a mask; where a tile lies, its letter. */
  private readonly allowed = new Int32Array(MAX_BOARD_SIDE);

  /**
   * @param rack the rack as spans are bounded with it
   * @param counted the same rack
   * @param worth what choices of tiles are worth beside the score
   * @param floor one number: moves that score less, with what they lack, need not be found
   */
  constructor(
    private readonly anagrams: AnagramIndex,
    private readonly rack: SortedRack,
    private readonly counted: Rack,
    private readonly worth: WorthBounds,
    private readonly floor: Float64Array,
  ) {
    this.blanks = new BlankChoice(counted, this.played, this.playedWords, this.playedSquares, floor);
  }

  /** Makes ready for a position; false where it cannot search with its rack. */
  load({ tileValues, bingoBonus }: Position, recorder: MoveRecorder): boolean {
    if (this.rack.blankCount > MOST_LISTED_BLANKS || this.rack.size > LARGEST_LISTED_RACK) return false;
    this.values = tileValues;
    this.bonuses = bingoBonus;
    this.blanks.begin(recorder, tileValues);
    this.subRacks.load(this.rack, this.anagrams.letterHashes);
    this.subRacks.weigh(this.rack, this.worth);
    return true;
  }

  /**
   * Hands to the recorder the moves of a span that reach the floor. A tile that makes words both ways may
   * come as a down move: its across twin scores the same and stands before it.
   */
  searchSpan(anchors: AnchorTable, span: number, bound: number): void {
    this.enterSpan(anchors, span);
    // The bound has the highest-value tiles on free squares, where each point less costs the
    // word multiplier at least.
    const freeSum = this.rack.valueSums[span & SPAN_FIELD]!;
    const others = bound - this.worth.lacks[this.tilesPlayed]! - freeSum * this.factor;
    const mostBlanks = Math.min(this.rack.blankCount, this.tilesPlayed);
    for (let blanks = 0; blanks <= mostBlanks; blanks++) this.trySubRacks(blanks, this.floor[0]! - others);
  }

  /** Tries every choice of tiles with so many blanks that brings so much on free squares, lacks taken off. */
  private trySubRacks(blanks: number, least: number): void {
    const { anagrams, factor, hash, subRacks } = this;
    const { hashes, sums, ends } = subRacks;
    const lacks = subRacks.lacks[blanks]!;
    const letterTiles = this.tilesPlayed - blanks;
    for (let i = subRacks.startOf(letterTiles); i < ends[letterTiles]!; i++) {
      const lack = lacks[i]!;
      if (sums[i]! * factor + lack < least) continue;
      this.blanks.lack = lack;
      const letters = (hashes[i]! + hash) | 0;
      if (blanks > 0) this.tryBlanks(letters, blanks, ANY_LETTER);
      else if (anagrams.mayHold(letters)) this.tryWords(letters);
    }
  }

  /**
   * Lets so many blanks stand for each choice of `wanted` letters, and looks up the
   * words of all these letters.
   */
  private tryBlanks(letters: number, blanks: number, wanted: number): void {
    const { anagrams } = this;
    const useful = blanks === 1 ? anagrams.missingLetters(letters) : anagrams.usedLetters;
    for (let rest = wanted & useful; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const more = (letters + anagrams.letterHashes[32 - Math.clz32(bit)]!) | 0;
      // The next blank stands for this letter or a later one: each choice comes once.
      if (blanks > 1) this.tryBlanks(more, blanks - 1, -bit);
      else if (anagrams.mayHold(more)) this.tryWords(more);
    }
  }

  private enterSpan(anchors: AnchorTable, span: number): void {
    const anchor = span >> SPAN_ANCHOR_SHIFT;
    const grid = anchors.grids[anchor]!;
    const line = anchors.lines[anchor]!;
    const anchorFirst = anchors.firsts[anchor]!;
    this.squares = grid.squares;
    this.blanks.enterGrid(grid.squares);
    this.upToAnchor = (span >> SPAN_LEFT_SHIFT) & SPAN_FIELD;
    this.tilesPlayed = (span >> SPAN_PLAYED_SHIFT) & SPAN_FIELD;
    // An empty anchor is itself one of the tiles up to the anchor.
    const before = this.squares[anchorFirst + LETTER] !== 0 ? this.upToAnchor : this.upToAnchor - 1;
    this.first = anchorFirst - before * SQUARE_WIDTH;
    this.readSquares();
    const firstInLine = (this.first - grid.lineStart(line)) >> SQUARE_SHIFT;
    this.place =
      (grid.direction === 'down' ? DOWN_BIT : 0) |
      (line << LINE_SHIFT) |
      (firstInLine << FIRST_SHIFT) |
      ((firstInLine + this.length - 1) << LAST_SHIFT) |
      (this.upToAnchor << LEFT_SHIFT) |
      this.tilesPlayed;
  }

  private readSquares(): void {
    const { allowed, squares } = this;
    const { letterHashes } = this.anagrams;
    let hash = 0;
    let factor = 1;
    let length = 0;
    let toPlay = this.tilesPlayed;
    for (let square = this.first; ; square += SQUARE_WIDTH) {
      const letter = squares[square + LETTER]!;
      if (letter !== 0) {
        hash = (hash + letterHashes[letter]!) | 0;
        allowed[length++] = 1 << (letter - 1);
      } else {
        if (toPlay-- === 0) break;
        factor *= squares[square + WORD_MULTIPLIER]!;
        allowed[length++] = squares[square + CROSS_SET]!;
      }
    }
    this.hash = hash;
    this.factor = factor;
    this.length = length;
  }

  private tryWords(letters: number): void {
    const { allowed, length } = this;
    const { starts, words } = this.anagrams;
    const bucket = this.anagrams.bucketOf(letters);
    const end = starts[bucket + 1]!;
    for (let at = starts[bucket]!; at < end; at += words[at]! + 1) {
      if (words[at] !== length) continue;
      let n = 0;
      while (n < length && ((allowed[n]! >>> (words[at + n + 1]! - 1)) & 1) !== 0) n++;
      if (n === length) this.tryWord(at + 1);
    }
  }

  /** @param word where its letters begin in the index; they go on the squares of the span */
  private tryWord(word: number): void {
    const { squares, values, first, length, upToAnchor } = this;
    const { words } = this.anagrams;
    let sum = 0;
    let crossSum = 0;
    let nth = 0;
    for (let i = 0; i < length; i++) {
      const square = first + i * SQUARE_WIDTH;
      if (squares[square + LETTER] !== 0) {
        sum += squares[square + TILE_VALUE]!;
        continue;
      }
      const letter = words[word + i]!;
      const value = values[letter]!;
      sum += value * squares[square + LETTER_MULTIPLIER]!;
      crossSum += squares[square + CROSS_SCORE]! + value * squares[square + CROSS_FACTOR]!;
      const place = nth < upToAnchor ? upToAnchor - 1 - nth : nth;
      this.played[place] = letter;
      this.playedSquares[place] = square;
      nth++;
    }
    const score = sum * this.factor + crossSum + this.bonuses[nth]!;
    if (score + this.blanks.lack >= this.floor[0]!) this.record(score);
  }

  /**
   * Records the word in all ways to lay the blanks, if the rack has the tiles: other letters may
   * lie in the same bucket.
   */
  private record(score: number): void {
    const { played, tilesPlayed } = this;
    const { counts } = this.counted;
    let lacking = 0;
    for (let i = 0; i < tilesPlayed; i++) if (--counts[played[i]!]! < 0) lacking++;
    const spare = this.counted.blankCount - lacking;
    if (spare >= 0) this.blanks.recordAll(this.place, score, tilesPlayed, spare, this.factor);
    for (let i = 0; i < tilesPlayed; i++) counts[played[i]!]!++;
  }
}
