import { BLANK, blankAs, type LetterCode, letterOf, NO_TILE, type Tile } from '../alphabet/tile';
import type { Position } from '../board/position';
import type { Direction } from '../board/square';
import { GADDAG_ROOT, type Gaddag, NO_ARC } from '../lexicon/gaddag';
import { computeCrossSets } from '../movegen/crossSets';
import { CROSS_SET, Grid, HAS_CROSS, LETTER, SQUARE_WIDTH } from '../movegen/grid';
import type { Move } from '../movegen/move';
import { Rack } from '../movegen/rack';
import { explainMove } from '../scoring/explainMove';
import { type Anchor, findAnchors } from './anchors';
import { ACROSS_VALUE, DOWN_VALUE, TraceCode } from './traceEvent';
import type { TraceWriter } from './traceWriter';

const bitOf = (letter: LetterCode): number => 1 << (letter - 1);

/**
 * Gordon's algorithm as the paper tells it ("A Faster Scrabble Move Generation Algorithm", 1994: Gen and GoOn), for
 * reading and for watching: it tries every arc in the open and writes down why a letter does not go. The product's
 * `MoveGenerator` finds the same moves and prunes what a learner wants to see.
 */
export class TracedGenerator {
  private readonly across = new Grid('across');
  private readonly down = new Grid('down');
  private readonly rack = new Rack();
  private position!: Position;
  private grid = this.across;
  private lineStart = 0;
  private lineEnd = 0;
  private anchor: Anchor = { square: 0, leftLimit: 0 };
  /** By place in the line: the tile that the walk has put there. */
  private laid = new Uint8Array(0);
  private laidCount = 0;
  private readonly moves: Move[] = [];

  constructor(
    private readonly gaddag: Gaddag,
    private readonly trace: TraceWriter,
  ) {}

  /**
   * Searches from every anchor, or only from `onlyAnchor` (square number and direction). Returns the moves in the order
   * in which they are found.
   */
  search(
    position: Position,
    onlyAnchor?: { readonly square: number; readonly direction: Direction },
  ): Move[] {
    this.position = position;
    this.moves.length = 0;
    this.rack.load(position.rack);
    this.across.load(position);
    this.down.load(position);
    computeCrossSets(this.gaddag, this.across, this.down);
    computeCrossSets(this.gaddag, this.down, this.across);
    for (const grid of [this.across, this.down])
      for (let line = 0; line < grid.lineCount; line++)
        for (const anchor of findAnchors(position, grid, line)) {
          this.enterLine(grid, line);
          const wanted =
            onlyAnchor === undefined ||
            (onlyAnchor.direction === grid.direction &&
              onlyAnchor.square === this.squareNumber(anchor.square));
          if (wanted) this.searchFrom(anchor);
        }
    return [...this.moves];
  }

  private enterLine(grid: Grid, line: number): void {
    this.grid = grid;
    this.lineStart = grid.lineStart(line);
    this.lineEnd = this.lineStart + grid.lineLength * SQUARE_WIDTH;
    this.laid = new Uint8Array(grid.lineLength);
    this.laidCount = 0;
  }

  private searchFrom(anchor: Anchor): void {
    this.anchor = anchor;
    const direction = this.grid.direction === 'across' ? ACROSS_VALUE : DOWN_VALUE;
    this.write(TraceCode.AnchorEntered, anchor.square, direction, GADDAG_ROOT);
    this.gen(anchor.square, GADDAG_ROOT);
    this.write(TraceCode.AnchorLeft, anchor.square, direction, GADDAG_ROOT);
  }

  /** Gen: what can lie on `square`, coming from `arc`? */
  private gen(square: number, arc: number): void {
    const lying = this.letterAt(square);
    if (lying !== 0) this.passTile(square, lying, arc);
    else if (this.laidCount < this.position.rack.length) this.tryRack(square, arc);
  }

  private passTile(square: number, letter: LetterCode, arc: number): void {
    const next = this.gaddag.followLetter(arc, letter);
    if (next === NO_ARC) {
      this.write(TraceCode.NoArc, square, bitOf(letter), arc);
      return;
    }
    const tile = this.position.tiles[this.squareNumber(square)]!;
    this.write(TraceCode.PlayThrough, square, tile, next);
    this.goOn(square, next);
    this.write(TraceCode.Backtracked, square, tile, arc);
  }

  private tryRack(square: number, arc: number): void {
    const arcs = this.gaddag.letterMask(arc);
    const crossSet = this.grid.squares[square + CROSS_SET]!;
    const letters = this.rack.letterMask;
    const playable = this.rack.blankCount > 0 ? -1 : letters;
    this.writeMask(TraceCode.NotOnRack, square, arcs & ~playable, arc);
    this.writeMask(TraceCode.CrossSetRejected, square, arcs & playable & ~crossSet, arc);
    this.writeMask(TraceCode.NoArc, square, letters & crossSet & ~arcs, arc);
    for (let rest = arcs & playable & crossSet; rest !== 0; rest &= rest - 1) {
      const letter = 32 - Math.clz32(rest & -rest);
      if ((letters & bitOf(letter)) !== 0) this.placeTile(square, letter, arc);
      if (this.rack.blankCount > 0) this.placeTile(square, blankAs(letter), arc);
    }
  }

  private placeTile(square: number, tile: Tile, arc: number): void {
    const next = this.gaddag.followLetter(arc, letterOf(tile));
    this.takeFromRack(tile);
    this.laid[this.placeInLine(square)] = tile;
    this.laidCount++;
    this.write(TraceCode.TilePlaced, square, tile, next);
    this.goOn(square, next);
    this.laidCount--;
    this.laid[this.placeInLine(square)] = NO_TILE;
    this.returnToRack(tile);
    this.write(TraceCode.Backtracked, square, tile, arc);
  }

  /** GoOn: `arc` has been followed for the letter on `square`. Is a word complete, and where can it grow? */
  private goOn(square: number, arc: number): void {
    if (square <= this.anchor.square) this.goOnBackward(square, arc);
    else this.goOnForward(square, arc);
  }

  private goOnBackward(square: number, arc: number): void {
    const { anchor, gaddag } = this;
    const back = square - SQUARE_WIDTH;
    const beginsHere = this.letterAt(back) === 0;
    if (beginsHere && gaddag.accepts(arc)) this.record(square, anchor.square);
    if (gaddag.letterMask(arc) !== 0) {
      if (back >= anchor.leftLimit) this.gen(back, arc);
      else if (square === this.lineStart) this.write(TraceCode.EdgeReached, square, 0, arc);
      else if (beginsHere) this.write(TraceCode.PreviousAnchorReached, square, 0, arc);
    }
    const separator = gaddag.followSeparator(arc);
    if (!beginsHere || separator === NO_ARC) return;
    const ahead = anchor.square + SQUARE_WIDTH;
    if (ahead === this.lineEnd) {
      this.write(TraceCode.EdgeReached, anchor.square, 0, arc);
      return;
    }
    this.write(TraceCode.SeparatorCrossed, anchor.square, 0, separator);
    this.gen(ahead, separator);
    this.write(TraceCode.Backtracked, anchor.square, NO_TILE, arc);
  }

  private goOnForward(square: number, arc: number): void {
    const ahead = square + SQUARE_WIDTH;
    if (this.letterAt(ahead) === 0 && this.gaddag.accepts(arc)) this.record(this.wordStart(), square);
    if (this.gaddag.letterMask(arc) === 0) return;
    if (ahead === this.lineEnd) this.write(TraceCode.EdgeReached, square, 0, arc);
    else this.gen(ahead, arc);
  }

  /** Notes the word from `first` to `last`, unless it plays nothing or stands in the list as an across play. */
  private record(first: number, last: number): void {
    if (this.laidCount === 0) return;
    if (this.grid.direction === 'down' && this.laidCount === 1 && this.makesCrossWord(first, last)) return;
    const start = this.squareNumber(first);
    const move: Move = {
      kind: 'placement',
      row: Math.floor(start / this.position.cols),
      col: start % this.position.cols,
      direction: this.grid.direction,
      tiles: Array.from(this.laid.subarray(this.placeInLine(first), this.placeInLine(last) + 1)),
      score: 0,
    };
    this.write(TraceCode.MoveRecorded, last, this.moves.length, 0);
    this.moves.push({ ...move, score: explainMove(this.position, move).total });
  }

  private makesCrossWord(first: number, last: number): boolean {
    for (let square = first; square <= last; square += SQUARE_WIDTH)
      if (this.laid[this.placeInLine(square)] !== NO_TILE) return this.grid.squares[square + HAS_CROSS] !== 0;
    return false;
  }

  /** The first square of the word that is being continued in reading direction. */
  private wordStart(): number {
    let square = this.anchor.square;
    while (this.letterAt(square - SQUARE_WIDTH) !== 0) square -= SQUARE_WIDTH;
    return square;
  }

  /** The letter on a square, of the board or of the walk; 0 for empty squares and walls. */
  private letterAt(square: number): LetterCode {
    const onBoard = this.grid.squares[square + LETTER]!;
    if (onBoard !== 0 || square < this.lineStart || square >= this.lineEnd) return onBoard;
    return letterOf(this.laid[this.placeInLine(square)]!);
  }

  private takeFromRack(tile: Tile): void {
    if ((tile & BLANK) !== 0) this.rack.blankCount--;
    else if (--this.rack.counts[tile]! === 0) this.rack.letterMask &= ~bitOf(tile);
  }

  private returnToRack(tile: Tile): void {
    if ((tile & BLANK) !== 0) this.rack.blankCount++;
    else {
      this.rack.counts[tile]!++;
      this.rack.letterMask |= bitOf(tile);
    }
  }

  private placeInLine(square: number): number {
    return (square - this.lineStart) / SQUARE_WIDTH;
  }

  /** row × cols + col of an offset in the grid. */
  private squareNumber(square: number): number {
    const line = this.lineStart / this.grid.stride;
    const lineNumber = Math.floor(line) - 1;
    const place = this.placeInLine(square);
    const { cols } = this.position;
    return this.grid.direction === 'across' ? lineNumber * cols + place : place * cols + lineNumber;
  }

  private writeMask(code: TraceCode, square: number, mask: number, arc: number): void {
    if (mask !== 0) this.write(code, square, mask, arc);
  }

  private write(code: TraceCode, square: number, value: number, arc: number): void {
    this.trace.write(code, this.squareNumber(square), value, arc);
  }
}
