import { blankAs, type LetterCode, letterOf, NO_TILE, type Tile } from '../alphabet/tile';
import type { Position } from '../board/position';
import { GADDAG_ROOT, type Gaddag, NO_ARC } from '../lexicon/gaddag';
import { SQUARE_WIDTH } from '../movegen/kernel/grid';
import type { MoveRecorder } from '../movegen/moveRecorder';
import type { Anchor } from './anchors';
import { type AnchorPlace, bitOf, TracedBoard } from './tracedBoard';
import { TraceCode } from './traceEvent';
import type { TraceWriter } from './traceWriter';

/**
 * Gordon's algorithm as the paper tells it ("A Faster Scrabble Move Generation Algorithm", 1994: Gen and GoOn), for
 * reading and for watching: it tries every arc in the open and writes down why a letter does not go. The product's
 * `MoveGenerator` finds the same moves and prunes what a learner wants to see.
 */
export class TracedGenerator {
  private readonly board: TracedBoard;
  private anchor: Anchor = { square: 0, leftLimit: 0 };

  constructor(
    private readonly gaddag: Gaddag,
    trace: TraceWriter,
    recorder: MoveRecorder,
  ) {
    this.board = new TracedBoard(gaddag, trace, recorder);
  }

  /** Searches from every anchor, or only from the one wanted. Returns how many anchors that were. */
  search(position: Position, wanted?: AnchorPlace): number {
    return this.board.visitAnchors(position, GADDAG_ROOT, (anchor) => this.searchFrom(anchor), wanted);
  }

  private searchFrom(anchor: Anchor): void {
    this.anchor = anchor;
    this.gen(anchor.square, GADDAG_ROOT);
  }

  /** Gen: what can lie on `square`, coming from `arc`? */
  private gen(square: number, arc: number): void {
    const lying = this.board.letterAt(square);
    if (lying !== 0) this.passTile(square, lying, arc);
    else if (this.board.hasTilesLeft) this.tryRack(square, arc);
  }

  private passTile(square: number, letter: LetterCode, arc: number): void {
    const { board } = this;
    const next = this.gaddag.followLetter(arc, letter);
    if (next === NO_ARC) {
      board.write(TraceCode.NoArc, square, bitOf(letter), arc);
      return;
    }
    const tile = board.oldTileAt(square);
    board.write(TraceCode.PlayThrough, square, tile, next);
    this.goOn(square, next);
    board.write(TraceCode.Backtracked, square, tile, arc);
  }

  private tryRack(square: number, arc: number): void {
    const { board } = this;
    const arcs = this.gaddag.letterMask(arc);
    const crossSet = board.crossSetAt(square);
    const letters = board.rack.letterMask;
    const { playable } = board;
    board.writeMask(TraceCode.NotOnRack, square, arcs & ~playable, arc);
    board.writeMask(TraceCode.CrossSetRejected, square, arcs & playable & ~crossSet, arc);
    board.writeMask(TraceCode.NoArc, square, letters & crossSet & ~arcs, arc);
    for (let rest = arcs & playable & crossSet; rest !== 0; rest &= rest - 1) {
      const letter = 32 - Math.clz32(rest & -rest);
      if ((letters & bitOf(letter)) !== 0) this.placeTile(square, letter, arc);
      if (board.rack.blankCount > 0) this.placeTile(square, blankAs(letter), arc);
    }
  }

  private placeTile(square: number, tile: Tile, arc: number): void {
    const { board } = this;
    const next = this.gaddag.followLetter(arc, letterOf(tile));
    board.takeFromRack(tile);
    board.lay(square, tile);
    board.write(TraceCode.TilePlaced, square, tile, next);
    this.goOn(square, next);
    board.lift(square);
    board.returnToRack(tile);
    board.write(TraceCode.Backtracked, square, tile, arc);
  }

  /** GoOn: `arc` has been followed for the letter on `square`. Is a word complete, and where can it grow? */
  private goOn(square: number, arc: number): void {
    if (square <= this.anchor.square) this.goOnBackward(square, arc);
    else this.goOnForward(square, arc);
  }

  private goOnBackward(square: number, arc: number): void {
    const { anchor, gaddag, board } = this;
    const back = square - SQUARE_WIDTH;
    const beginsHere = board.letterAt(back) === 0;
    if (beginsHere && gaddag.accepts(arc)) board.record(square, anchor.square, anchor.square);
    if (gaddag.letterMask(arc) !== 0) {
      if (board.isWall(back)) board.writeEdge(square, back, arc);
      else if (back >= anchor.leftLimit) this.gen(back, arc);
      else if (beginsHere) board.write(TraceCode.PreviousAnchorReached, square, 0, arc);
    }
    const separator = gaddag.followSeparator(arc);
    if (!beginsHere || separator === NO_ARC) return;
    const ahead = anchor.square + SQUARE_WIDTH;
    if (board.isWall(ahead)) {
      board.writeEdge(anchor.square, ahead, arc);
      return;
    }
    board.write(TraceCode.SeparatorCrossed, anchor.square, 0, separator);
    this.gen(ahead, separator);
    board.write(TraceCode.Backtracked, anchor.square, NO_TILE, arc);
  }

  private goOnForward(square: number, arc: number): void {
    const { gaddag, board } = this;
    const ahead = square + SQUARE_WIDTH;
    if (board.letterAt(ahead) === 0 && gaddag.accepts(arc))
      board.record(this.wordStart(), square, this.anchor.square);
    if (gaddag.letterMask(arc) === 0) return;
    if (board.isWall(ahead)) board.writeEdge(square, ahead, arc);
    else this.gen(ahead, arc);
  }

  /** The first square of the word that is being continued in reading direction. */
  private wordStart(): number {
    let square = this.anchor.square;
    while (this.board.letterAt(square - SQUARE_WIDTH) !== 0) square -= SQUARE_WIDTH;
    return square;
  }
}
