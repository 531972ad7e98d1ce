import { blankAs, isBlank, type LetterCode, letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import { MAX_RACK_TILES } from '../../board/checkRules';
import type { Position } from '../../board/position';
import { type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { popcount } from '../../lexicon/popcount';
import { computeCrossSets } from '../kernel/crossSets';
import {
  CROSS_FACTOR,
  CROSS_SCORE,
  CROSS_SET,
  Grid,
  HAS_CROSS,
  isWall,
  LETTER,
  LETTER_MULTIPLIER,
  SQUARE_SHIFT,
  SQUARE_WIDTH,
  TILE_VALUE,
  WORD_MULTIPLIER,
} from '../kernel/grid';
import { Rack } from '../kernel/rack';
import { DOWN_BIT, FIRST_SHIFT, LAST_SHIFT, LINE_SHIFT } from '../moveList';
import type { MoveRecorder } from '../moveRecorder';
import type { GeneratorWork } from './generatorWork';

/**
 * The board, the rack and the counters that the compared generators share. They read every line as if it were across,
 * lay tiles on it and take them back. Squares are offsets into `Grid.squares`.
 */
export class SearchBoard {
  readonly across = new Grid('across');
  readonly down = new Grid('down');
  readonly rack = new Rack();
  position!: Position;
  grid = this.across;
  lineStart = 0;
  /** The wall behind the last square. */
  lineEnd = 0;

  arcsFollowed = 0;
  squaresTried = 0;
  crossSetRejections = 0;
  movesFound = 0;

  private readonly laid = new Uint8Array(this.across.squares.length >> SQUARE_SHIFT);
  private readonly played = new Uint8Array(MAX_RACK_TILES);
  private readonly playedWords = new Int32Array(this.played.buffer);

  constructor(
    readonly gaddag: Gaddag,
    private readonly recorder: MoveRecorder,
  ) {}

  load(position: Position): void {
    this.position = position;
    this.arcsFollowed = 0;
    this.squaresTried = 0;
    this.crossSetRejections = 0;
    this.movesFound = 0;
    this.rack.load(position.rack);
    this.across.load(position);
    this.down.load(position);
    computeCrossSets(this.gaddag, this.across, this.down);
    computeCrossSets(this.gaddag, this.down, this.across);
  }

  get work(): GeneratorWork {
    const { arcsFollowed, squaresTried, crossSetRejections, movesFound } = this;
    return { arcsFollowed, squaresTried, crossSetRejections, movesFound };
  }

  enterLine(grid: Grid, line: number): void {
    this.grid = grid;
    this.lineStart = grid.lineStart(line);
    this.lineEnd = this.lineStart + grid.lineLength * SQUARE_WIDTH;
  }

  /** The letter on a square, of the board or of the search; 0 for empty squares and walls. */
  letterAt(square: number): LetterCode {
    return this.grid.squares[square + LETTER]! || letterOf(this.laid[square >> SQUARE_SHIFT]!);
  }

  /** The tile that the search has put on a square, or NO_TILE. */
  laidAt(square: number): Tile {
    return this.laid[square >> SQUARE_SHIFT]!;
  }

  /** Whether words end before the square: outside the board and at bricks. */
  isWall(square: number): boolean {
    return isWall(this.grid.squares, square);
  }

  /** Whether a tile laid on an empty square touches one on the board, or covers the start square of an empty one. */
  isConnected(square: number): boolean {
    const { isEmptyBoard, rules, cols } = this.position;
    const { row, col } = rules.layout.start;
    if (isEmptyBoard) return this.squareNumber(square) === row * cols + col;
    const { squares } = this.grid;
    return (
      squares[square + HAS_CROSS] !== 0 ||
      squares[square - SQUARE_WIDTH + LETTER] !== 0 ||
      squares[square + SQUARE_WIDTH + LETTER] !== 0
    );
  }

  /** row × cols + col of a square. */
  private squareNumber(square: number): number {
    const { grid, lineStart, position } = this;
    const line = (lineStart - grid.lineStart(0)) / grid.stride;
    const place = (square - lineStart) >> SQUARE_SHIFT;
    return grid.direction === 'across' ? line * position.cols + place : place * position.cols + line;
  }

  crossSetAt(square: number): number {
    return this.grid.squares[square + CROSS_SET]!;
  }

  lay(square: number, tile: Tile): void {
    this.laid[square >> SQUARE_SHIFT] = tile;
  }

  lift(square: number): void {
    this.laid[square >> SQUARE_SHIFT] = NO_TILE;
  }

  follow(arc: number, letter: LetterCode): number {
    const next = this.gaddag.followLetter(arc, letter);
    if (next !== NO_ARC) this.arcsFollowed++;
    return next;
  }

  /**
   * Takes each tile from the rack in turn that the node behind `arc` has an arc for and `crossSet` allows, hands it to
   * `play` with that arc, and puts it back.
   */
  tryRack(arc: number, crossSet: number, play: (tile: Tile, next: number) => void): void {
    const { rack } = this;
    const wanted = this.gaddag.letterMask(arc) & (rack.blankCount > 0 ? -1 : rack.letterMask);
    this.squaresTried++;
    this.crossSetRejections += popcount(wanted & ~crossSet);
    for (let rest = wanted & crossSet; rest !== 0; rest &= rest - 1) {
      const letter = 32 - Math.clz32(rest & -rest);
      if (rack.counts[letter]! > 0) this.playTile(letter, arc, play);
      if (rack.blankCount > 0) this.playTile(blankAs(letter), arc, play);
    }
  }

  private playTile(tile: Tile, arc: number, play: (tile: Tile, next: number) => void): void {
    const next = this.follow(arc, letterOf(tile));
    this.takeFromRack(tile);
    play(tile, next);
    this.putBack(tile);
  }

  private takeFromRack(tile: Tile): void {
    const { rack } = this;
    if (isBlank(tile)) rack.blankCount--;
    else if (--rack.counts[tile]! === 0) rack.letterMask &= ~(1 << (tile - 1));
  }

  private putBack(tile: Tile): void {
    const { rack } = this;
    if (isBlank(tile)) rack.blankCount++;
    else {
      rack.counts[tile]!++;
      rack.letterMask |= 1 << (tile - 1);
    }
  }

  /** Records the word from `first` to `last`, unless it plays no tile or stands in the list as an across move. */
  record(first: number, last: number): void {
    const { squares } = this.grid;
    let sum = 0;
    let factor = 1;
    let total = 0;
    let count = 0;
    let makesCross = false;
    for (let square = first; square <= last; square += SQUARE_WIDTH) {
      if (squares[square + LETTER] !== 0) {
        sum += squares[square + TILE_VALUE]!;
        continue;
      }
      const tile = this.laid[square >> SQUARE_SHIFT]!;
      const value = this.position.tileValues[tile]!;
      this.played[count++] = tile;
      sum += value * squares[square + LETTER_MULTIPLIER]!;
      factor *= squares[square + WORD_MULTIPLIER]!;
      total += squares[square + CROSS_SCORE]! + value * squares[square + CROSS_FACTOR]!;
      makesCross = squares[square + HAS_CROSS] !== 0;
    }
    const isDown = this.grid.direction === 'down';
    if (count === 0 || (isDown && count === 1 && makesCross)) return;
    this.movesFound++;
    total += sum * factor + this.position.bingoBonus[count]!;
    this.recorder.add(this.placeOf(first, last, count), total, this.playedWords);
  }

  /** In reading order: as if nothing had been played before the anchor. */
  private placeOf(first: number, last: number, played: number): number {
    const { grid, lineStart } = this;
    const line = (lineStart - grid.lineStart(0)) / grid.stride;
    return (
      (grid.direction === 'down' ? DOWN_BIT : 0) |
      (line << LINE_SHIFT) |
      (((first - lineStart) >> SQUARE_SHIFT) << FIRST_SHIFT) |
      (((last - lineStart) >> SQUARE_SHIFT) << LAST_SHIFT) |
      played
    );
  }
}
