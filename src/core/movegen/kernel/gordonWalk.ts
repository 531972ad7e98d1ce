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
  maskBehind,
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

/** What a walk has gathered before it plays its nth tile: `worth` and `stock` hold a frame for each n. */
const FRAME = 4;
/** In `worth` (float64: boards of large multipliers leave int32 behind). Letters of the main word. */
const SUM = 0;
/** Word multipliers of the main word. */
const FACTOR = 1;
/** Complete cross-words. */
const CROSS_SUM = 2;
/** The same without the cross-word of the tile itself, as far as its letter counts. */
const CROSS_BASE = 3;
/**
 * In `stock`. Letters that the rack still has as letter tiles, as a mask, and blanks that
 * stand for no letter yet.
 */
const LETTERS = 0;
const BLANKS = 1;

/**
 * Gordon's algorithm (1994, https://doi.org/10.1002/spe.4380240205) from anchor to anchor: finds every legal
 * placement exactly once. From the anchor the walk goes backwards, over the run or over empty squares, never
 * as far as the anchor before it; then it takes the separator arc and goes on behind the anchor.
 *
 * `allowed` are the letters that lead on from a node: it has an arc for them, the square takes them, the rack
 * has them. They are found before a call, so that no call is made in vain. A blank counts as its letter until
 * a word is found; `BlankChoice` then lists all ways to lay the blanks.
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
  /** Letters in the order played, the same four to a word, and the offsets of their squares. */
  private readonly played = new Uint8Array(MAX_RACK_TILES);
  private readonly playedWords = new Int32Array(this.played.buffer);
  private readonly playedSquares = new Int32Array(MAX_RACK_TILES);
  private readonly blanks: BlankChoice;
  /** The limits' own arrays. */
  private readonly floor: Float64Array;
  private readonly withLeft: Float64Array;
  private readonly withPlayed: Float64Array;

  private values: Uint8Array = new Uint8Array(0);
  private bonuses: Int32Array = new Int32Array(0);
  private recorder: MoveRecorder | undefined;
  /** The grid that the walk is in. */
  private squares = this.across.squares;
  private isDown = false;
  private lineStart = 0;
  private linePlace = 0;
  /** Where the walk goes on when it passes the separator: the square behind the anchor. */
  private behindAnchor = 0;
  /** The first square that a word of this anchor may cover. */
  private leftLimit = 0;
  /** First square of the main word, and tiles played, when the walk turned round. */
  private wordStart = 0;
  private playedAtTurn = 0;

  /** @param limits what need not be looked for; the caller keeps them up to date while the walk goes on */
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

  /** Makes ready to walk from the anchors of `position`, which it lists in `anchors`. */
  load(position: Position, recorder: MoveRecorder): void {
    this.takeRack(position.rack);
    // The rack's letters are enough, and without a blank they are few.
    this.loadBoard(position, recorder, this.playable(0));
  }

  /**
   * The same for any racks, which `takeRack` hands it one after the other, and for a board that may change:
   * who changes it keeps the grids up to date, and the anchors.
   *
   * @param position its rack is as long as any of them
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

  /** Hands every move of one anchor to the recorder. */
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
    const mask = maskBehind(this.arcs, this.arcs[GADDAG_ROOT]!);
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
   * From the node that `arc` leads to, with the word reaching back to `start`: turn
   * round, and go further back.
   */
  private goOnFrom(start: number, arc: number, played: number): void {
    const { arcs, squares } = this;
    const playable = this.playable(played);
    if (playable === 0) return;
    const word = arcs[arc]!;
    if ((word & ARC_SEPARATOR) !== 0) {
      const separator = word & ARC_TARGET;
      const allowed = maskBehind(arcs, arcs[separator]!) & squares[this.behindAnchor + CROSS_SET]! & playable;
      if (allowed !== 0) {
        this.wordStart = start;
        this.playedAtTurn = played;
        this.playForward(this.behindAnchor, allowed, separator, played);
      }
    }
    const back = start - SQUARE_WIDTH;
    if (back < this.leftLimit) return;
    const allowed = maskBehind(arcs, word) & squares[back + CROSS_SET]! & playable;
    if (allowed !== 0) this.playBackward(back, allowed, arc, played);
  }

  /** Plays each of `allowed` on `square`, before the anchor or on it, after the walk along `arc`. */
  private playBackward(square: number, allowed: number, arc: number, played: number): void {
    if (this.withLeft[played + 1]! < this.floor[0]!) return;
    const { arcs, squares, counts, values, worth, stock, behindAnchor } = this;
    const word = arcs[arc]!;
    const mask = maskBehind(arcs, word);
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
      const further = maskBehind(arcs, nextWord) & takenBack & playable;
      const separator = nextWord & ARC_TARGET;
      const onward =
        (nextWord & ARC_SEPARATOR) === 0 ? 0 : maskBehind(arcs, arcs[separator]!) & takenBehind & playable;
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

  /** Plays each of `allowed` on `square`, behind the anchor, after the walk along `arc`. */
  private playForward(square: number, allowed: number, arc: number, played: number): void {
    if (this.withPlayed[this.playedAtTurn * BY_TILES + played + 1]! < this.floor[0]!) return;
    const { arcs, squares, counts, values, worth, stock } = this;
    const word = arcs[arc]!;
    const mask = maskBehind(arcs, word);
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
      const further = maskBehind(arcs, nextWord) & taken & (blanksLeft > 0 ? ANY_LETTER : lettersLeft);
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

  /** Notes in the next frame what is the same for every letter that tile number `played` may be. */
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
    const allowed = maskBehind(arcs, word) & squares[square + CROSS_SET]! & this.playable(played);
    if (allowed !== 0) this.playForward(square, allowed, arc, played);
  }

  /** The word from `wordStart` to `last` is a move. */
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
