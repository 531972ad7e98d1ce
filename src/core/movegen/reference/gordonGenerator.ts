import { type LetterCode, NO_TILE, type Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import type { DirectedSquare } from '../../board/square';
import { GADDAG_ROOT, type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { TraceCode } from '../../trace/traceEvent';
import { SQUARE_WIDTH } from '../kernel/grid';
import type { MoveRecorder } from '../moveRecorder';
import type { GeneratorWork } from './generatorWork';
import { type Anchor, SearchBoard, type SearchObserver } from './searchBoard';

/**
 * Gordon's algorithm on the GADDAG as published (Gen and GoOn), written for reading, comparison and display:
 * every arc is tried explicitly. `GordonWalk` finds the same moves in fewer steps.
 *
 * Steven A. Gordon: A Faster Scrabble Move Generation Algorithm. Software: Practice and Experience 24 (1994),
 * 219–232. https://doi.org/10.1002/spe.4380240205
 */
export class GordonGenerator {
  private readonly board: SearchBoard;
  private anchor = 0;
  private leftLimit = 0;
  /** The first square of the word that is being continued in reading direction. */
  private wordStart = 0;

  constructor(gaddag: Gaddag, recorder: MoveRecorder, observer: SearchObserver | null = null) {
    this.board = new SearchBoard(gaddag, recorder, observer);
  }

  /**
   * Passes every legal placement to the recorder, each exactly once; with `wanted`, only those of that
   * anchor.
   */
  generate(position: Position, wanted?: DirectedSquare): GeneratorWork {
    this.board.visitAnchors(position, GADDAG_ROOT, this.searchFrom, wanted);
    return this.board.work;
  }

  private readonly searchFrom = ({ last, leftLimit }: Anchor): void => {
    this.anchor = last;
    this.leftLimit = leftLimit;
    this.gen(last, GADDAG_ROOT);
  };

  /** Gen: tries what can lie on `square`, coming from `arc`. */
  private gen(square: number, arc: number): void {
    const { board } = this;
    const letter = board.letterAt(square);
    if (letter === 0) board.tryRack(square, arc, board.crossSetAt(square), this.placeTile);
    else if (board.gaddag.letterMask(arc) !== 0) this.passTile(square, letter, arc);
  }

  private passTile(square: number, letter: LetterCode, arc: number): void {
    const { board } = this;
    const next = board.passTile(square, letter, arc);
    if (next === NO_ARC) return;
    this.goOn(square, next);
    board.write(TraceCode.Backtracked, square, board.oldTileAt(square), arc);
  }

  private readonly placeTile = (square: number, tile: Tile, next: number): void => {
    const { board } = this;
    board.lay(square, tile);
    board.write(TraceCode.TilePlaced, square, tile, next);
    this.goOn(square, next);
    board.lift(square);
  };

  /** GoOn: `arc` has been followed for the letter on `square`; records a complete word and extends it. */
  private goOn(square: number, arc: number): void {
    if (square <= this.anchor) this.goOnBackward(square, arc);
    else this.goOnForward(square, arc);
  }

  private goOnBackward(square: number, arc: number): void {
    const { anchor, board } = this;
    const back = square - SQUARE_WIDTH;
    const beginsHere = board.letterAt(back) === 0;
    if (beginsHere && board.gaddag.accepts(arc)) board.record(square, anchor);
    if (back >= this.leftLimit && !board.isWall(back)) this.gen(back, arc);
    else if (board.gaddag.letterMask(arc) !== 0) {
      if (board.isWall(back)) board.writeEdge(square, back, arc);
      else board.write(TraceCode.PreviousAnchorReached, square, 0, arc);
    }
    const separator = beginsHere ? board.followSeparator(arc) : NO_ARC;
    if (separator !== NO_ARC) this.crossSeparator(square, arc, separator);
  }

  private crossSeparator(first: number, arc: number, separator: number): void {
    const { anchor, board } = this;
    const ahead = anchor + SQUARE_WIDTH;
    if (board.isWall(ahead)) {
      board.writeEdge(anchor, ahead, arc);
      return;
    }
    this.wordStart = first;
    board.write(TraceCode.SeparatorCrossed, anchor, 0, separator);
    this.gen(ahead, separator);
    board.write(TraceCode.Backtracked, anchor, NO_TILE, arc);
  }

  private goOnForward(square: number, arc: number): void {
    const { board } = this;
    const ahead = square + SQUARE_WIDTH;
    if (board.letterAt(ahead) === 0 && board.gaddag.accepts(arc)) board.record(this.wordStart, square);
    if (!board.isWall(ahead)) this.gen(ahead, arc);
    else if (board.gaddag.letterMask(arc) !== 0) board.writeEdge(square, ahead, arc);
  }
}
