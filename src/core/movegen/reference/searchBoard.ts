import { letterBit, lowestLetter } from '../../alphabet/letterMask';
import { blankAs, isBlank, type LetterCode, letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import { MAX_RACK_TILES } from '../../board/checkRules';
import type { Position } from '../../board/position';
import type { DirectedSquare } from '../../board/square';
import { type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { popcount } from '../../lexicon/popcount';
import { ACROSS_VALUE, BEHIND_FLAG, BRICK_FLAG, DOWN_VALUE, TraceCode } from '../../trace/traceEvent';
import { AnchorTable } from '../kernel/anchorTable';

import {
  ANY_LETTER,
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
import { DOWN_BIT, FIRST_SHIFT, LAST_SHIFT, LINE_SHIFT } from '../moveEntries';
import type { MoveRecorder } from '../moveRecorder';
import type { GeneratorWork } from './generatorWork';
import { computePlainCrossSets } from './plainCrossSets';

/** Receives every step of a search as it happens. The arguments are documented in `traceEvent.ts`. */
export interface SearchObserver {
  write(code: TraceCode, square: number, value: number, arc: number): void;
}

/**
 * An anchor of the current line: an empty square, or a run of tiles. Squares are offsets, as everywhere here.
 */
export interface Anchor {
  readonly first: number;
  readonly last: number;
  /** The first square that a word of this anchor may cover. */
  readonly leftLimit: number;
}

/**
 * Continues the search with `tile` on `square`, after the arc `next`. It must restore everything before it
 * returns.
 */
export type PlayTile = (square: number, tile: Tile, next: number) => void;

/**
 * The board, the rack and the counters that the plain generators share. They read every line as if it were
 * across, lay tiles on it and lift them again. Squares are offsets into `Grid.squares`. Every step is
 * reported to the observer, if there is one.
 */
export class SearchBoard {
  readonly across = new Grid('across');
  readonly down = new Grid('down');
  private readonly anchors = new AnchorTable();
  private readonly rack = new Rack();
  private position!: Position;
  private grid = this.across;
  lineStart = 0;
  /** The wall after the last square. */
  lineEnd = 0;
  /** Index (row × cols + col) of the line's first square, and the step to the next square. */
  private firstNumber = 0;
  private numberStep = 1;

  arcsFollowed = 0;
  squaresTried = 0;
  crossSetRejections = 0;
  private movesFound = 0;

  private readonly laid = new Uint8Array(this.across.squares.length >> SQUARE_SHIFT);
  private tilesLeft = 0;
  private readonly played = new Uint8Array(MAX_RACK_TILES);
  private readonly playedWords = new Int32Array(this.played.buffer);

  constructor(
    readonly gaddag: Gaddag,
    private readonly recorder: MoveRecorder,
    private readonly observer: SearchObserver | null = null,
  ) {}

  load(position: Position): void {
    this.position = position;
    this.arcsFollowed = 0;
    this.squaresTried = 0;
    this.crossSetRejections = 0;
    this.movesFound = 0;
    this.tilesLeft = position.rack.length;
    this.rack.load(position.rack);
    this.across.load(position);
    this.down.load(position);
    computePlainCrossSets(this.gaddag, this.across, this.down);
    computePlainCrossSets(this.gaddag, this.down, this.across);
  }

  /**
   * Loads the position and calls `search` for each of its anchors, or only for the wanted one, if it exists.
   */
  visitAnchors(
    position: Position,
    root: number,
    search: (anchor: Anchor) => void,
    wanted?: DirectedSquare,
  ): void {
    this.load(position);
    const { anchors } = this;
    anchors.load(position, this.across, this.down);
    for (let i = 0; i < anchors.length; i++) {
      const first = anchors.firsts[i]!;
      const last = anchors.lasts[i]!;
      this.enterLine(anchors.grids[i]!, anchors.lines[i]!);
      if (wanted !== undefined && !this.isAt(last, wanted)) continue;
      const direction = this.grid.direction === 'across' ? ACROSS_VALUE : DOWN_VALUE;
      this.write(TraceCode.AnchorEntered, last, direction, root);
      search({ first, last, leftLimit: anchors.leftLimits[i]! });
      this.write(TraceCode.AnchorLeft, last, direction, root);
    }
  }

  private isAt(square: number, { row, col, direction }: DirectedSquare): boolean {
    const { cols } = this.position;
    return direction === this.grid.direction && this.squareNumber(square) === row * cols + col && col < cols;
  }

  get work(): GeneratorWork {
    const { arcsFollowed, squaresTried, crossSetRejections, movesFound } = this;
    return { arcsFollowed, squaresTried, crossSetRejections, movesFound };
  }

  enterLine(grid: Grid, line: number): void {
    const { cols } = this.position;
    const isAcross = grid.direction === 'across';
    this.grid = grid;
    this.lineStart = grid.lineStart(line);
    this.lineEnd = this.lineStart + grid.lineLength * SQUARE_WIDTH;
    this.firstNumber = isAcross ? line * cols : line;
    this.numberStep = isAcross ? 1 : cols;
  }

  /** The letter on a square, from the board or the search; 0 for empty squares and walls. */
  letterAt(square: number): LetterCode {
    return this.grid.squares[square + LETTER]! || letterOf(this.laid[square >> SQUARE_SHIFT]!);
  }

  /** The tile that the search has laid on a square, or NO_TILE. */
  laidAt(square: number): Tile {
    return this.laid[square >> SQUARE_SHIFT]!;
  }

  /** The tile that lay on the square before the search. */
  oldTileAt(square: number): Tile {
    return this.position.tiles[this.squareNumber(square)]!;
  }

  /** Whether words end before the square: outside the board and at bricks. */
  isWall(square: number): boolean {
    return isWall(this.grid.squares, square);
  }

  /**
   * Whether a tile laid on an empty square touches one on the board or, on an empty board, covers the start
   * square.
   */
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
  squareNumber(square: number): number {
    return this.firstNumber + ((square - this.lineStart) >> SQUARE_SHIFT) * this.numberStep;
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

  followSeparator(arc: number): number {
    const next = this.gaddag.followSeparator(arc);
    if (next !== NO_ARC) this.arcsFollowed++;
    return next;
  }

  /**
   * Follows the letter of a tile on the board. If an arc is returned, the caller writes `Backtracked` on its
   * way back.
   */
  passTile(square: number, letter: LetterCode, arc: number): number {
    const next = this.follow(arc, letter);
    if (next === NO_ARC) this.write(TraceCode.NoArc, square, letterBit(letter), arc);
    else this.write(TraceCode.PlayThrough, square, this.oldTileAt(square), next);
    return next;
  }

  /**
   * For each tile of the rack in turn for which the node after `arc` has an arc and `crossSet` allows it:
   * takes the tile, calls `play` with the arc, and puts it back.
   */
  tryRack(square: number, arc: number, crossSet: number, play: PlayTile): void {
    this.playLetters(square, arc, this.trySquare(square, arc, crossSet), play);
  }

  /** As `lettersFor`, and reports the letters that the square rejects. */
  trySquare(square: number, arc: number, crossSet: number): number {
    this.writeRejections(square, arc, crossSet);
    return this.lettersFor(arc, crossSet);
  }

  /**
   * Returns the letters of the rack for which the node after `arc` has an arc and `crossSet` allows them, as
   * a mask. Counts one square, and the letters that it rejects.
   */
  lettersFor(arc: number, crossSet: number): number {
    const wanted = this.gaddag.letterMask(arc) & this.playable;
    this.squaresTried++;
    this.crossSetRejections += popcount(wanted & ~crossSet);
    return wanted & crossSet;
  }

  writeRejections(square: number, arc: number, crossSet: number): void {
    const arcs = this.gaddag.letterMask(arc);
    if (this.observer === null || arcs === 0 || this.tilesLeft === 0) return;
    this.writeMask(TraceCode.NotOnRack, square, arcs & ~this.playable, arc);
    this.writeMask(TraceCode.CrossSetRejected, square, arcs & this.playable & ~crossSet, arc);
    this.writeMask(TraceCode.NoArc, square, this.rack.letterMask & crossSet & ~arcs, arc);
  }

  private get playable(): number {
    return this.rack.blankCount > 0 ? ANY_LETTER : this.rack.letterMask;
  }

  /** Takes each tile of the rack that can be one of the letters, calls `play`, and puts it back. */
  playLetters(square: number, arc: number, letters: number, play: PlayTile): void {
    const { rack } = this;
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const letter = lowestLetter(rest);
      if (rack.counts[letter]! > 0) this.playTile(square, letter, arc, play);
      if (rack.blankCount > 0) this.playTile(square, blankAs(letter), arc, play);
    }
  }

  private playTile(square: number, tile: Tile, arc: number, play: PlayTile): void {
    const next = this.follow(arc, letterOf(tile));
    this.takeFromRack(tile);
    play(square, tile, next);
    this.putBack(tile);
    this.write(TraceCode.Backtracked, square, tile, arc);
  }

  private takeFromRack(tile: Tile): void {
    const { rack } = this;
    this.tilesLeft--;
    if (isBlank(tile)) rack.blankCount--;
    else if (--rack.counts[tile]! === 0) rack.letterMask &= ~letterBit(tile);
  }

  private putBack(tile: Tile): void {
    const { rack } = this;
    this.tilesLeft++;
    if (isBlank(tile)) rack.blankCount++;
    else {
      rack.counts[tile]!++;
      rack.letterMask |= letterBit(tile);
    }
  }

  /** Reports that the walk stops at `square` because of the wall beside it. */
  writeEdge(square: number, wall: number, arc: number): void {
    const isBrick = wall >= this.lineStart && wall < this.lineEnd;
    const flags = (isBrick ? BRICK_FLAG : 0) | (wall > square ? BEHIND_FLAG : 0);
    this.write(TraceCode.EdgeReached, square, flags, arc);
  }

  private writeMask(code: TraceCode, square: number, mask: number, arc: number): void {
    if (mask !== 0) this.write(code, square, mask, arc);
  }

  write(code: TraceCode, square: number, value: number, arc: number): void {
    this.observer?.write(code, this.squareNumber(square), value, arc);
  }

  /**
   * Records the word from `first` to `last`, unless it plays no tile or is already listed as an across move.
   */
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
    this.write(TraceCode.MoveRecorded, last, this.movesFound++, 0);
    total += sum * factor + this.position.bingoBonus[count]!;
    this.recorder.add(this.placeOf(first, last, count), total, this.playedWords);
  }

  /** In reading order, as if nothing had been played before the anchor. */
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
