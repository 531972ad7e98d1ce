import { MAX_RACK_TILES } from '../../board/checkRules';
import type { Position } from '../../board/position';
import {
  ARC_ACCEPTS,
  ARC_SEPARATOR,
  ARC_TARGET,
  firstLetterArc,
  followLetter,
  GADDAG_ROOT,
  type Gaddag,
  targetMask,
} from '../../lexicon/gaddag';
import { popcount } from '../../lexicon/popcount';
import { BlankChoice } from '../bestMove/blankChoice';
import { BY_TILES, WalkLimits } from '../bestMove/walkLimits';
import { DOWN_BIT, FIRST_SHIFT, LAST_SHIFT, LEFT_SHIFT, LINE_SHIFT } from '../moveList';
import type { MoveRecorder } from '../moveRecorder';
import { AnchorTable } from './anchorTable';
import { computeCrossSets } from './crossSets';
import {
  ANY_LETTER,
  CROSS_FACTOR,
  CROSS_SCORE,
  CROSS_SET,
  Grid,
  HAS_CROSS,
  LETTER,
  LETTER_MULTIPLIER,
  RUN_ARC,
  RUN_SUM,
  SQUARE_SHIFT,
  SQUARE_WIDTH,
  TILE_VALUE,
  WORD_MULTIPLIER,
} from './grid';
import { Rack } from './rack';

/** State of a walk before it plays its nth tile: `worth` and `stock` hold a frame for each n. */
const FRAME = 4;
/**
 * Frame of `worth` (float64, because boards with large multipliers exceed int32): letter points of the main
 * word.
 */
const SUM = 0;
/** Word multiplier of the main word. */
const FACTOR = 1;
/** Points of complete cross-words. */
const CROSS_SUM = 2;
/** The same before the letter points of the current tile are added for its cross-word. */
const CROSS_BASE = 3;
/**
 * Frame of `stock`: the letters that the rack still has as letter tiles, as a mask, and its unused blanks.
 */
const LETTERS = 0;
const BLANKS = 1;

/**
 * Gordon's algorithm (1994, https://doi.org/10.1002/spe.4380240205), anchor by anchor: finds every legal
 * placement exactly once. From the anchor the walk goes backwards over the run or over empty squares,
 * stopping before the previous anchor; then it takes the separator arc and continues after the anchor.
 *
 * `allowed` are the letters that continue from a node: the node has an arc for them, the square takes them,
 * and the rack has them. They are determined before a call to avoid useless calls. A blank counts as its
 * letter until a word is found; `BlankChoice` then lists all ways to place the blanks.
 */
export class GordonWalk {
  readonly anchors = new AnchorTable();
  readonly rack = new Rack();
  readonly across = new Grid('across');
  readonly down = new Grid('down');

  private readonly arcs: Int32Array;
  private readonly counts = this.rack.counts;
  private readonly worth = new Float64Array(FRAME * (MAX_RACK_TILES + 1));
  private readonly stock = new Int32Array(FRAME * (MAX_RACK_TILES + 1));
  /** Letters in the order played, the same memory four to a word, and the offsets of their squares. */
  private readonly played = new Uint8Array(MAX_RACK_TILES);
  private readonly playedWords = new Int32Array(this.played.buffer);
  private readonly playedSquares = new Int32Array(MAX_RACK_TILES);
  private readonly blanks: BlankChoice;
  /** The arrays of the limits, cached. */
  private readonly floor: Float64Array;
  private readonly withLeft: Float64Array;
  private readonly withPlayed: Float64Array;

  private values: Uint8Array = new Uint8Array(0);
  private bonuses: Int32Array = new Int32Array(0);
  private recorder: MoveRecorder | undefined;
  /** The current grid. */
  private squares = this.across.squares;
  private isDown = false;
  private lineStart = 0;
  private linePlace = 0;
  /** The square after the anchor, where the walk continues past the separator. */
  private behindAnchor = 0;
  /** The first square that a word of this anchor may cover. */
  private leftLimit = 0;
  /** First square of the main word, and number of tiles played, when the walk crossed the separator. */
  private wordStart = 0;
  private playedAtTurn = 0;

  /** @param limits what need not be found; the caller may tighten them during the walk */
  constructor(
    readonly gaddag: Gaddag,
    limits = new WalkLimits(),
  ) {
    this.floor = limits.floor;
    this.withLeft = limits.withLeft;
    this.withPlayed = limits.withPlayed;
    this.blanks = new BlankChoice(this.rack, this.played, this.playedWords, this.playedSquares, limits.floor);
    this.arcs = new Int32Array(gaddag.arcs.buffer, gaddag.arcs.byteOffset, gaddag.arcs.length);
  }

  /** Prepares for walks from the anchors of `position`, which are listed in `anchors`. */
  load(position: Position, recorder: MoveRecorder): void {
    this.takeRack(position.rack);
    // The rack's letters suffice for the cross-sets; without a blank they are few.
    this.loadBoard(position, recorder, this.playable(0));
  }

  /**
   * Like `load`, for a series of racks (`takeRack`) and a board that may change. Whoever changes the board
   * must update the grids and the anchors.
   *
   * @param position its rack is at least as long as any of the racks
   * @param wanted all letters that will be played, as a mask
   */
  loadBoard(position: Position, recorder: MoveRecorder, wanted: number): void {
    this.recorder = recorder;
    this.values = position.tileValues;
    this.blanks.begin(recorder, position.tileValues);
    this.bonuses = position.bingoBonus;
    this.across.load(position);
    this.down.load(position);
    computeCrossSets(this.gaddag, this.across, this.down, wanted);
    computeCrossSets(this.gaddag, this.down, this.across, wanted);
    this.anchors.load(position, this.across, this.down);
  }

  takeRack(tiles: Uint8Array): void {
    this.rack.load(tiles);
    this.stock[LETTERS] = this.rack.letterMask;
    this.stock[BLANKS] = this.rack.blankCount;
  }

  /** Passes every move of one anchor to the recorder. */
  walkFrom(anchor: number): void {
    const { anchors } = this;
    const grid = anchors.grids[anchor]!;
    const line = anchors.lines[anchor]!;
    const first = anchors.firsts[anchor]!;
    const last = anchors.lasts[anchor]!;
    this.squares = grid.squares;
    this.blanks.enterGrid(grid.squares);
    this.isDown = grid.direction === 'down';
    this.lineStart = grid.lineStart(line);
    this.linePlace = (this.isDown ? DOWN_BIT : 0) | (line << LINE_SHIFT);
    this.leftLimit = anchors.leftLimits[anchor]!;
    this.behindAnchor = last + SQUARE_WIDTH;
    this.worth[FACTOR] = 1;
    this.worth[CROSS_SUM] = 0;
    if (this.squares[first + LETTER] === 0) this.walkFromSquare(first);
    else this.walkFromRun(first, last);
  }

  private walkFromSquare(anchor: number): void {
    this.worth[SUM] = 0;
    const mask = targetMask(this.arcs, this.arcs[GADDAG_ROOT]!);
    const allowed = mask & this.squares[anchor + CROSS_SET]! & this.playable(0);
    if (allowed !== 0) this.playBackward(anchor, allowed, GADDAG_ROOT, 0);
  }

  private walkFromRun(first: number, last: number): void {
    const arc = this.squares[last + RUN_ARC]!;
    if (arc < 0) return;
    this.worth[SUM] = this.squares[last + RUN_SUM]!;
    this.goOnFrom(first, arc, 0);
  }

  private playable(played: number): number {
    const frame = played * FRAME;
    return this.stock[frame + BLANKS]! > 0 ? ANY_LETTER : this.stock[frame + LETTERS]!;
  }

  /**
   * Continues from the node that `arc` leads to, with the word reaching back to `start`: crosses the
   * separator, and goes further back.
   */
  private goOnFrom(start: number, arc: number, played: number): void {
    const { arcs, squares } = this;
    const playable = this.playable(played);
    if (playable === 0) return;
    const word = arcs[arc]!;
    if ((word & ARC_SEPARATOR) !== 0) {
      const separator = word & ARC_TARGET;
      const allowed = targetMask(arcs, arcs[separator]!) & squares[this.behindAnchor + CROSS_SET]! & playable;
      if (allowed !== 0) {
        this.wordStart = start;
        this.playedAtTurn = played;
        this.playForward(this.behindAnchor, allowed, separator, played);
      }
    }
    const back = start - SQUARE_WIDTH;
    if (back < this.leftLimit) return;
    const allowed = targetMask(arcs, word) & squares[back + CROSS_SET]! & playable;
    if (allowed !== 0) this.playBackward(back, allowed, arc, played);
  }

  /** Plays each of `allowed` on `square`, which is the anchor or before it, after the walk along `arc`. */
  private playBackward(square: number, allowed: number, arc: number, played: number): void {
    if (this.withLeft[played + 1]! < this.floor[0]!) return;
    const { arcs, squares, counts, values, worth, stock, behindAnchor } = this;
    const word = arcs[arc]!;
    const mask = targetMask(arcs, word);
    const firstLetter = firstLetterArc(word);
    const frame = played * FRAME;
    const nextFrame = frame + FRAME;
    const letters = stock[frame + LETTERS]!;
    const blanks = stock[frame + BLANKS]!;
    const back = square - SQUARE_WIDTH;
    const takenBack = back < this.leftLimit ? 0 : squares[back + CROSS_SET]!;
    const takenBehind = squares[behindAnchor + CROSS_SET]!;
    this.enterSquare(square, played);
    for (let rest = allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 32 - Math.clz32(bit);
      const next = firstLetter + popcount(mask & (bit - 1));
      const nextWord = arcs[next]!;
      const left = counts[letter]! - 1;
      const lettersLeft = left === 0 ? letters ^ bit : letters;
      const blanksLeft = left < 0 ? blanks - 1 : blanks;
      const playable = blanksLeft > 0 ? ANY_LETTER : lettersLeft;
      const further = targetMask(arcs, nextWord) & takenBack & playable;
      const separator = nextWord & ARC_TARGET;
      const onward =
        (nextWord & ARC_SEPARATOR) === 0 ? 0 : targetMask(arcs, arcs[separator]!) & takenBehind & playable;
      const isWord = (nextWord & ARC_ACCEPTS) !== 0;
      if ((further | onward) === 0 && !isWord) continue;
      const value = values[letter]!;
      worth[nextFrame + SUM] = worth[frame + SUM]! + value * squares[square + LETTER_MULTIPLIER]!;
      worth[nextFrame + CROSS_SUM] = worth[nextFrame + CROSS_BASE]! + value * squares[square + CROSS_FACTOR]!;
      stock[nextFrame + LETTERS] = lettersLeft;
      stock[nextFrame + BLANKS] = blanksLeft;
      this.played[played] = letter;
      counts[letter] = left;
      this.wordStart = square;
      this.playedAtTurn = played + 1;
      if (isWord) this.record(behindAnchor - SQUARE_WIDTH, played + 1);
      if (onward !== 0) this.playForward(behindAnchor, onward, separator, played + 1);
      if (further !== 0) this.playBackward(back, further, next, played + 1);
      counts[letter] = left + 1;
    }
  }

  /** Plays each of `allowed` on `square`, after the anchor, after the walk along `arc`. */
  private playForward(square: number, allowed: number, arc: number, played: number): void {
    if (this.withPlayed[this.playedAtTurn * BY_TILES + played + 1]! < this.floor[0]!) return;
    const { arcs, squares, counts, values, worth, stock } = this;
    const word = arcs[arc]!;
    const mask = targetMask(arcs, word);
    const firstLetter = firstLetterArc(word);
    const frame = played * FRAME;
    const nextFrame = frame + FRAME;
    const letters = stock[frame + LETTERS]!;
    const blanks = stock[frame + BLANKS]!;
    const ahead = square + SQUARE_WIDTH;
    const isBeforeRun = squares[ahead + LETTER] !== 0;
    const taken = squares[ahead + CROSS_SET]!;
    this.enterSquare(square, played);
    for (let rest = allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const letter = 32 - Math.clz32(bit);
      const next = firstLetter + popcount(mask & (bit - 1));
      const nextWord = arcs[next]!;
      const left = counts[letter]! - 1;
      const lettersLeft = left === 0 ? letters ^ bit : letters;
      const blanksLeft = left < 0 ? blanks - 1 : blanks;
      const further = targetMask(arcs, nextWord) & taken & (blanksLeft > 0 ? ANY_LETTER : lettersLeft);
      const isWord = (nextWord & ARC_ACCEPTS) !== 0;
      if (further === 0 && !isWord && !isBeforeRun) continue;
      const value = values[letter]!;
      worth[nextFrame + SUM] = worth[frame + SUM]! + value * squares[square + LETTER_MULTIPLIER]!;
      worth[nextFrame + CROSS_SUM] = worth[nextFrame + CROSS_BASE]! + value * squares[square + CROSS_FACTOR]!;
      stock[nextFrame + LETTERS] = lettersLeft;
      stock[nextFrame + BLANKS] = blanksLeft;
      this.played[played] = letter;
      counts[letter] = left;
      if (isBeforeRun) this.passRun(ahead, next, played + 1);
      else {
        if (isWord) this.record(square, played + 1);
        if (further !== 0) this.playForward(ahead, further, next, played + 1);
      }
      counts[letter] = left + 1;
    }
  }

  /** Fills the next frame with everything that does not depend on the letter of tile number `played`. */
  private enterSquare(square: number, played: number): void {
    const { squares, worth } = this;
    const frame = played * FRAME;
    worth[frame + FRAME + FACTOR] = worth[frame + FACTOR]! * squares[square + WORD_MULTIPLIER]!;
    worth[frame + FRAME + CROSS_BASE] = worth[frame + CROSS_SUM]! + squares[square + CROSS_SCORE]!;
    this.playedSquares[played] = square;
  }

  /** Follows the tiles from `first` on, then ends the word or plays on. */
  private passRun(first: number, from: number, played: number): void {
    const { squares, arcs } = this;
    let arc = from;
    let square = first;
    for (; squares[square + LETTER] !== 0; square += SQUARE_WIDTH) {
      arc = followLetter(arcs, arc, squares[square + LETTER]!);
      if (arc < 0) return;
      this.worth[played * FRAME + SUM]! += squares[square + TILE_VALUE]!;
    }
    const word = arcs[arc]!;
    if ((word & ARC_ACCEPTS) !== 0) this.record(square - SQUARE_WIDTH, played);
    const allowed = targetMask(arcs, word) & squares[square + CROSS_SET]! & this.playable(played);
    if (allowed !== 0) this.playForward(square, allowed, arc, played);
  }

  /** Records the word from `wordStart` to `last`. */
  private record(last: number, played: number): void {
    const { worth, lineStart } = this;
    // A tile that makes words both ways is listed once, as an across move.
    if (played === 1 && this.isDown && this.squares[this.playedSquares[0]! + HAS_CROSS] !== 0) return;
    const frame = played * FRAME;
    const factor = worth[frame + FACTOR]!;
    const score = worth[frame + SUM]! * factor + worth[frame + CROSS_SUM]! + this.bonuses[played]!;
    if (score < this.floor[0]!) return;
    const place =
      this.linePlace |
      (((this.wordStart - lineStart) >> SQUARE_SHIFT) << FIRST_SHIFT) |
      (((last - lineStart) >> SQUARE_SHIFT) << LAST_SHIFT) |
      (this.playedAtTurn << LEFT_SHIFT) |
      played;
    if (this.stock[BLANKS] === 0) this.recorder!.add(place, score, this.playedWords);
    else this.blanks.recordAll(place, score, played, this.stock[frame + BLANKS]!, factor);
  }
}
