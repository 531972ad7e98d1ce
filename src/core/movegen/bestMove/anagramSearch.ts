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
import { KnownAnagrams } from './knownAnagrams';
import {
  risingOf,
  SPAN_ANCHOR_SHIFT,
  SPAN_FIELD,
  SPAN_LEFT_SHIFT,
  SPAN_PLAYED_SHIFT,
  type SpanQueue,
} from './spanQueue';
import { isFree } from './spanSide';
import { LARGEST_LISTED_RACK, MOST_LISTED_BLANKS, SubRacks } from './subRacks';
import type { WorthBounds } from './worthBounds';

/**
 * Finds the words of a span without a walk: for every choice of a given number of tiles from the rack, it
 * looks up the words formed by them and the tiles on the board. MAGPIE uses its word maps in this way, but
 * here the tables of a lexicon take only 13 MB.
 */
export class AnagramSearch {
  private readonly subRacks = new SubRacks();
  private readonly known: KnownAnagrams;
  private readonly played = new Uint8Array(LARGEST_LISTED_RACK);
  private readonly playedWords = new Int32Array(this.played.buffer);
  private readonly playedSquares = new Int32Array(LARGEST_LISTED_RACK);
  private readonly blanks: BlankChoice;
  private values: Uint8Array = new Uint8Array(0);
  private bonuses: Int32Array = new Int32Array(0);
  /** The current span: its grid, its first square, its squares, and what all of its moves have in common. */
  private squares: Int32Array = new Int32Array(0);
  private first = 0;
  private length = 0;
  private place = 0;
  private upToAnchor = 0;
  private tilesPlayed = 0;
  private factor = 1;
  /** Points of the span without the tiles played, and the most that multipliers above 1 can add. */
  private fixed = 0;
  private mostExtra = 0;
  /** For free squares: how many extra times the letter multiplier counts a point, in descending order. */
  private readonly premiums = new Float64Array(MAX_BOARD_SIDE);
  private premiumCount = 0;
  /** For squares restricted to some letters: these letters, and how many extra times a point counts. */
  private readonly allowedOnHeld = new Int32Array(MAX_BOARD_SIDE);
  private readonly heldFactors = new Float64Array(MAX_BOARD_SIDE);
  private heldCount = 0;
  /** By square: the letters that may be played there, as a mask; on an occupied square, its letter. */
  private readonly allowed = new Int32Array(MAX_BOARD_SIDE);

  /**
   * @param rack the rack in the form that spans are bounded with
   * @param counted the same rack, counted
   * @param worth the worth of choices of tiles beside the score
   * @param floor one number: moves whose score plus lack is below it need not be found
   */
  constructor(
    private readonly anagrams: AnagramIndex,
    private readonly rack: SortedRack,
    private readonly counted: Rack,
    private readonly worth: WorthBounds,
    private readonly floor: Float64Array,
  ) {
    this.known = new KnownAnagrams(anagrams, this.subRacks);
    this.blanks = new BlankChoice(counted, this.played, this.playedWords, this.playedSquares, floor);
  }

  /** Whether the search can handle the rack. */
  static takes({ rack }: Position, blankCount: number): boolean {
    return blankCount <= MOST_LISTED_BLANKS && rack.length <= LARGEST_LISTED_RACK;
  }

  /** Prepares the search for a position. `rack` must already be loaded. */
  load({ tileValues, bingoBonus }: Position, recorder: MoveRecorder): void {
    this.values = tileValues;
    this.bonuses = bingoBonus;
    this.blanks.begin(recorder, tileValues);
    this.subRacks.load(this.rack, this.anagrams.letterHashes);
    this.subRacks.weigh(this.rack, this.worth);
    this.known.begin();
  }

  /**
   * Passes the moves of a span that reach the floor to the recorder. A tile that makes words both ways may be
   * recorded as a down move: its across twin scores the same and ranks before it.
   */
  searchSpan(queue: SpanQueue, anchors: AnchorTable, index: number): void {
    const { blankCount } = this.rack;
    const { known } = this;
    const span = queue.spans[index]!;
    const tilesPlayed = (span >> SPAN_PLAYED_SHIFT) & SPAN_FIELD;
    const hash = queue.hashes[index]!;
    const bound = queue.bounds[index]!;
    // With a lower lack, no choice reaches the floor in this span or a later one.
    const leastLack = this.floor[0]! + this.worth.lacks[tilesPlayed]! - bound;
    const place = known.placeOf(hash, tilesPlayed, leastLack - risingOf(bound));
    if (blankCount === 0 && known.lacks[place]! < leastLack) return;
    const start = known.starts[place]!;
    const end = known.ends[place]!;
    this.tilesPlayed = tilesPlayed;
    this.enterSpan(queue, anchors, span);
    this.tryKnown(hash, start, end);
    for (let blanks = 1; blanks <= blankCount && blanks <= tilesPlayed; blanks++)
      this.tryWithBlanks(hash, blanks);
  }

  /** Tries the choices of letter tiles that could be words and can reach the floor. */
  private tryKnown(hash: number, start: number, end: number): void {
    const { factor, known, subRacks } = this;
    const lacks = subRacks.lacks[0]!;
    for (let i = start; i < end; i++) {
      const subset = known.subsets[i]!;
      if (!this.canReachFloor(subRacks.sums[subset]! * factor + lacks[subset]!, subset, 0)) continue;
      this.blanks.lack = lacks[subset]!;
      this.tryWords((subRacks.hashes[subset]! + hash) | 0);
    }
  }

  /** Tries every choice of tiles with the given number of blanks that can reach the floor. */
  private tryWithBlanks(hash: number, blanks: number): void {
    const { factor, subRacks, tilesPlayed } = this;
    const lacks = subRacks.lacks[blanks]!;
    const letterTiles = tilesPlayed - blanks;
    const end = subRacks.ends[letterTiles]!;
    for (let i = subRacks.startOf(letterTiles); i < end; i++) {
      const subset = subRacks.subsets[i]!;
      if (!this.canReachFloor(subRacks.sums[subset]! * factor + lacks[subset]!, subset, blanks)) continue;
      this.blanks.lack = lacks[subset]!;
      this.tryBlanks((subRacks.hashes[subset]! + hash) | 0, blanks, ANY_LETTER);
    }
  }

  /** @param points what the tiles score if each counts once, plus their lack */
  private canReachFloor(points: number, subset: number, blanks: number): boolean {
    const least = this.floor[0]! - this.fixed;
    return points + this.mostExtra >= least && points + this.extraOf(subset, blanks) >= least;
  }

  /**
   * The most that the tiles can add through letter and word multipliers above 1; −Infinity if some square
   * takes none of these tiles.
   */
  private extraOf(subset: number, blanks: number): number {
    const { allowedOnHeld, heldCount, heldFactors, premiumCount, premiums, rack } = this;
    const letters = this.subRacks.letters[subset]!;
    let extra = 0;
    let spare = blanks;
    for (let n = 0; n < heldCount; n++) {
      const value = rack.highestValueOf(allowedOnHeld[n]! & letters);
      if (value >= 0) extra += value * heldFactors[n]!;
      else if (--spare < 0) return Number.NEGATIVE_INFINITY;
    }
    let rest = subset;
    for (let n = 0; n < premiumCount && rest !== 0; n++, rest &= rest - 1)
      extra += premiums[n]! * rack.values[31 - Math.clz32(rest & -rest)]!;
    return extra;
  }

  /**
   * Lets the blanks stand for each choice of `wanted` letters, and looks up the words of all these letters.
   */
  private tryBlanks(letters: number, blanks: number, wanted: number): void {
    const { anagrams } = this;
    const useful = blanks === 1 ? anagrams.missingLetters(letters) : anagrams.usedLetters;
    for (let rest = wanted & useful; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const more = (letters + anagrams.letterHashes[32 - Math.clz32(bit)]!) | 0;
      // The next blank stands for this letter or a later one, so that each choice comes once.
      if (blanks > 1) this.tryBlanks(more, blanks - 1, -bit);
      else if (anagrams.mayHold(more)) this.tryWords(more);
    }
  }

  private enterSpan({ lettersBefore, lettersBehind }: SpanQueue, anchors: AnchorTable, span: number): void {
    const anchor = span >> SPAN_ANCHOR_SHIFT;
    const grid = anchors.grids[anchor]!;
    const line = anchors.lines[anchor]!;
    const anchorFirst = anchors.firsts[anchor]!;
    this.squares = grid.squares;
    this.blanks.enterGrid(grid.squares);
    this.upToAnchor = (span >> SPAN_LEFT_SHIFT) & SPAN_FIELD;
    // If the anchor is an empty square, it counts as one of the tiles up to the anchor.
    const before = this.squares[anchorFirst + LETTER] !== 0 ? this.upToAnchor : this.upToAnchor - 1;
    this.first = anchorFirst - before * SQUARE_WIDTH;
    const isBefore = this.upToAnchor > 0;
    const beside = isBefore ? anchorFirst - SQUARE_WIDTH : anchors.lasts[anchor]! + SQUARE_WIDTH;
    this.readSquares(beside, isBefore ? lettersBefore[anchor]! : lettersBehind[anchor]!);
    const firstInLine = (this.first - grid.lineStart(line)) >> SQUARE_SHIFT;
    this.place =
      (grid.direction === 'down' ? DOWN_BIT : 0) |
      (line << LINE_SHIFT) |
      (firstInLine << FIRST_SHIFT) |
      ((firstInLine + this.length - 1) << LAST_SHIFT) |
      (this.upToAnchor << LEFT_SHIFT) |
      this.tilesPlayed;
  }

  private readSquares(beside: number, letters: number): void {
    const { allowed, squares } = this;
    let factor = 1;
    let length = 0;
    let sum = 0;
    let crossSum = 0;
    let toPlay = this.tilesPlayed;
    for (let square = this.first; ; square += SQUARE_WIDTH) {
      const letter = squares[square + LETTER]!;
      if (letter !== 0) {
        sum += squares[square + TILE_VALUE]!;
        allowed[length++] = 1 << (letter - 1);
      } else {
        if (toPlay-- === 0) break;
        factor *= squares[square + WORD_MULTIPLIER]!;
        crossSum += squares[square + CROSS_SCORE]!;
        allowed[length++] = squares[square + CROSS_SET]! & (square === beside ? letters : ANY_LETTER);
      }
    }
    this.factor = factor;
    this.length = length;
    this.fixed = sum * factor + crossSum + this.bonuses[this.tilesPlayed]!;
    this.readPremiums(beside, letters);
  }

  /**
   * Collects the squares that take only some letters, and those where points count more often than in the
   * word.
   */
  private readPremiums(beside: number, letters: number): void {
    const { factor, rack, squares } = this;
    this.premiumCount = 0;
    this.heldCount = 0;
    this.mostExtra = 0;
    let toPlay = this.tilesPlayed;
    for (let square = this.first; toPlay > 0; square += SQUARE_WIDTH) {
      if (squares[square + LETTER] !== 0) continue;
      toPlay--;
      const wanted = square === beside ? letters : ANY_LETTER;
      const multiplier = squares[square + LETTER_MULTIPLIER]!;
      const more = multiplier > 1 ? (multiplier - 1) * factor : 0;
      if (!isFree(squares, square, wanted)) {
        const allowed = squares[square + CROSS_SET]! & wanted;
        this.allowedOnHeld[this.heldCount] = allowed;
        this.heldFactors[this.heldCount] = more + squares[square + CROSS_FACTOR]!;
        this.mostExtra += Math.max(0, rack.highestValueOf(allowed)) * this.heldFactors[this.heldCount++]!;
      } else if (more > 0) this.addPremium(more);
    }
    for (let n = 0; n < this.premiumCount; n++) this.mostExtra += this.premiums[n]! * rack.values[n]!;
  }

  private addPremium(factor: number): void {
    const { premiums } = this;
    let at = this.premiumCount++;
    for (; at > 0 && premiums[at - 1]! < factor; at--) premiums[at] = premiums[at - 1]!;
    premiums[at] = factor;
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

  /** @param word start of its letters in the index; they go on the squares of the span */
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
   * Records the word with every choice of blanks if the rack has the tiles: the bucket may contain words of
   * other letters.
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
