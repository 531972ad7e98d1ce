import { blankAs, letterOf, type Tile } from '../alphabet/tile';
import type { Position } from '../board/position';
import { DAWG_ROOT, type Gaddag, NO_ARC } from '../lexicon/gaddag';
import { SQUARE_WIDTH } from '../movegen/kernel/grid';
import type { MoveRecorder } from '../movegen/moveRecorder';
import type { Anchor } from './anchors';
import { type AnchorPlace, bitOf, TracedBoard } from './tracedBoard';
import { TraceCode } from './traceEvent';
import type { TraceWriter } from './traceWriter';

/**
 * The algorithm of Appel and Jacobson ("The World's Fastest Scrabble Program", 1988: LeftPart and ExtendRight) on the
 * DAWG, to be watched beside Gordon's. A DAWG can only be read forwards: the tiles before an anchor are guessed from
 * the rack before it is known whether they lead to a word there.
 *
 * It searches anchor by anchor as `TracedGenerator` does and finds the same moves at each. Where Gordon starts on the
 * last tile of a run, this goes on from the empty square before the run, and from the run itself, as its anchors lie
 * beside the tiles.
 */
export class TracedDawgGenerator {
  private readonly board: TracedBoard;
  private anchor: Anchor = { square: 0, leftLimit: 0 };
  /** Where the word goes on behind its left part, and must have a tile. */
  private extendFrom = 0;
  private readonly leftPart: Tile[] = [];

  constructor(
    private readonly gaddag: Gaddag,
    trace: TraceWriter,
    recorder: MoveRecorder,
  ) {
    this.board = new TracedBoard(gaddag, trace, recorder);
  }

  /** Searches from every anchor, or only from the one wanted. Returns how many anchors that were. */
  search(position: Position, wanted?: AnchorPlace): number {
    return this.board.visitAnchors(position, DAWG_ROOT, (anchor) => this.searchFrom(anchor), wanted);
  }

  private searchFrom(anchor: Anchor): void {
    const { board } = this;
    this.anchor = anchor;
    let first = anchor.square;
    if (board.letterAt(first) === 0) {
      this.growFrom(first);
      return;
    }
    while (board.letterAt(first - SQUARE_WIDTH) !== 0) first -= SQUARE_WIDTH;
    const before = first - SQUARE_WIDTH;
    if (before >= anchor.leftLimit && !board.isWall(before)) this.growFrom(before);
    this.extendFrom = anchor.square + SQUARE_WIDTH;
    this.extendRight(first, DAWG_ROOT);
  }

  private growFrom(square: number): void {
    this.extendFrom = square;
    this.growLeftPart(DAWG_ROOT);
  }

  /** LeftPart: completes the word behind the left part that `arc` ends, then tries every longer left part. */
  private growLeftPart(arc: number): void {
    const { board, leftPart, gaddag } = this;
    this.extendLeftPart(arc);
    const arcs = gaddag.letterMask(arc);
    if (arcs === 0) return;
    const first = this.extendFrom - leftPart.length * SQUARE_WIDTH;
    const before = first - SQUARE_WIDTH;
    if (board.isWall(before)) board.writeEdge(first, before, arc);
    else if (first <= this.anchor.leftLimit) board.write(TraceCode.PreviousAnchorReached, first, 0, arc);
    else if (board.hasTilesLeft)
      this.tryRack(this.extendFrom - SQUARE_WIDTH, arc, -1, (tile, next) => this.addToLeftPart(tile, next));
  }

  private addToLeftPart(tile: Tile, next: number): void {
    this.leftPart.push(tile);
    this.board.write(TraceCode.LeftPartPlaced, this.extendFrom - SQUARE_WIDTH, tile, next);
    this.growLeftPart(next);
    this.leftPart.pop();
  }

  private extendLeftPart(arc: number): void {
    const { board, leftPart } = this;
    const first = this.extendFrom - leftPart.length * SQUARE_WIDTH;
    leftPart.forEach((tile, i) => {
      board.lay(first + i * SQUARE_WIDTH, tile);
    });
    this.extendRight(this.extendFrom, arc);
    leftPart.forEach((_, i) => {
      board.lift(first + i * SQUARE_WIDTH);
    });
  }

  /** ExtendRight: is the word complete before `square`, and what can lie there? */
  private extendRight(square: number, arc: number): void {
    const { board, gaddag } = this;
    const letter = board.letterAt(square);
    if (letter === 0) {
      if (square > this.extendFrom && gaddag.accepts(arc)) this.record(square - SQUARE_WIDTH);
      if (gaddag.letterMask(arc) === 0) return;
      if (board.isWall(square)) board.writeEdge(square - SQUARE_WIDTH, square, arc);
      else if (board.hasTilesLeft)
        this.tryRack(square, arc, board.crossSetAt(square), (tile, next) => this.place(square, tile, next));
      return;
    }
    const next = gaddag.followLetter(arc, letter);
    if (next === NO_ARC) {
      board.write(TraceCode.NoArc, square, bitOf(letter), arc);
      return;
    }
    const tile = board.oldTileAt(square);
    board.write(TraceCode.PlayThrough, square, tile, next);
    this.extendRight(square + SQUARE_WIDTH, next);
    board.write(TraceCode.Backtracked, square, tile, arc);
  }

  private place(square: number, tile: Tile, next: number): void {
    this.board.lay(square, tile);
    this.board.write(TraceCode.TilePlaced, square, tile, next);
    this.extendRight(square + SQUARE_WIDTH, next);
    this.board.lift(square);
  }

  /** Tries the tiles of the rack that have an arc, one after the other: `play` puts one down and takes it up again. */
  private tryRack(
    square: number,
    arc: number,
    crossSet: number,
    play: (tile: Tile, next: number) => void,
  ): void {
    const { board, gaddag } = this;
    const arcs = gaddag.letterMask(arc);
    const letters = board.rack.letterMask;
    const { playable } = board;
    board.writeMask(TraceCode.NotOnRack, square, arcs & ~playable, arc);
    board.writeMask(TraceCode.CrossSetRejected, square, arcs & playable & ~crossSet, arc);
    board.writeMask(TraceCode.NoArc, square, letters & crossSet & ~arcs, arc);
    for (let rest = arcs & playable & crossSet; rest !== 0; rest &= rest - 1) {
      const letter = 32 - Math.clz32(rest & -rest);
      const tiles = [letter, blankAs(letter)];
      for (const tile of tiles) {
        const isThere = tile === letter ? (letters & bitOf(letter)) !== 0 : board.rack.blankCount > 0;
        if (!isThere) continue;
        board.takeFromRack(tile);
        play(tile, gaddag.followLetter(arc, letterOf(tile)));
        board.returnToRack(tile);
        board.write(TraceCode.Backtracked, square, tile, arc);
      }
    }
  }

  private record(last: number): void {
    let first = last;
    while (this.board.letterAt(first - SQUARE_WIDTH) !== 0) first -= SQUARE_WIDTH;
    this.board.record(first, last, this.anchor.square);
  }
}
