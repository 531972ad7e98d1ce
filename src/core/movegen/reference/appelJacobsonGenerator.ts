import type { Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import type { DirectedSquare } from '../../board/square';
import { DAWG_ROOT, type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { TraceCode } from '../../trace/traceEvent';
import { ANY_LETTER, SQUARE_WIDTH } from '../kernel/grid';
import type { MoveRecorder } from '../moveRecorder';
import type { GeneratorWork } from './generatorWork';
import { type Anchor, SearchBoard, type SearchObserver } from './searchBoard';

/**
 * Appel and Jacobson's algorithm on the DAWG (LeftPart and ExtendRight), written for reading, comparison and
 * display. A DAWG can only be read forwards: the tiles before an anchor are chosen from the rack before it is
 * known whether they lead to a word there. No tile lies beside them, so their cross-sets allow every letter.
 *
 * Their anchors are the empty squares next to a tile. They are visited in the order of Gordon's anchors, so
 * that the two algorithms can be watched side by side: for a run of tiles, first the square before it, then
 * the square after it, whose left part is the run.
 *
 * Andrew W. Appel, Guy J. Jacobson: The World's Fastest Scrabble Program. Communications of the ACM 31
 * (1988), 572–578. https://doi.org/10.1145/42411.42420
 */
export class AppelJacobsonGenerator {
  private readonly board: SearchBoard;
  private leftLimit = 0;
  /** The square after the left part, which the word must cover. */
  private extendFrom = 0;
  private wordStart = 0;
  private readonly leftPart: Tile[] = [];

  constructor(
    gaddag: Gaddag,
    recorder: MoveRecorder,
    private readonly observer: SearchObserver | null = null,
  ) {
    this.board = new SearchBoard(gaddag, recorder, observer);
  }

  /**
   * Passes every legal placement to the recorder, each exactly once; with `wanted`, only those of that
   * anchor.
   */
  generate(position: Position, wanted?: DirectedSquare): GeneratorWork {
    this.board.visitAnchors(position, DAWG_ROOT, this.searchFrom, wanted);
    return this.board.work;
  }

  private readonly searchFrom = ({ first, last, leftLimit }: Anchor): void => {
    const { board } = this;
    this.leftLimit = leftLimit;
    if (board.letterAt(first) === 0) this.growFrom(first);
    else {
      const before = first - SQUARE_WIDTH;
      if (before >= leftLimit && !board.isWall(before)) this.growFrom(before);
      this.extendRun(first, last + SQUARE_WIDTH);
    }
  };

  private growFrom(square: number): void {
    this.extendFrom = square;
    this.growLeftPart(DAWG_ROOT);
  }

  private extendRun(first: number, behind: number): void {
    // There is no anchor before a wall. The walk up to it is only shown to an observer.
    if (this.observer === null && this.board.isWall(behind)) return;
    this.extendFrom = behind;
    this.wordStart = first;
    this.extendRight(first, DAWG_ROOT);
  }

  /** LeftPart: completes words after the left part that `arc` ends, then tries every longer left part. */
  private growLeftPart(arc: number): void {
    const { board, extendFrom, leftPart } = this;
    this.extendLeftPart(arc);
    const first = extendFrom - leftPart.length * SQUARE_WIDTH;
    const before = first - SQUARE_WIDTH;
    if (before >= this.leftLimit && !board.isWall(before))
      board.tryRack(extendFrom - SQUARE_WIDTH, arc, ANY_LETTER, this.addToLeftPart);
    else if (board.gaddag.letterMask(arc) !== 0) {
      if (board.isWall(before)) board.writeEdge(first, before, arc);
      else board.write(TraceCode.PreviousAnchorReached, first, 0, arc);
    }
  }

  private readonly addToLeftPart = (square: number, tile: Tile, next: number): void => {
    this.leftPart.push(tile);
    this.board.write(TraceCode.LeftPartPlaced, square, tile, next);
    this.growLeftPart(next);
    this.leftPart.pop();
  };

  private extendLeftPart(arc: number): void {
    const { board, extendFrom, leftPart } = this;
    const first = extendFrom - leftPart.length * SQUARE_WIDTH;
    let square = first;
    for (const tile of leftPart) {
      board.lay(square, tile);
      square += SQUARE_WIDTH;
    }
    this.wordStart = first;
    this.extendRight(extendFrom, arc);
    for (let i = 0; i < leftPart.length; i++) board.lift(first + i * SQUARE_WIDTH);
  }

  /** ExtendRight: checks whether the word is complete before `square`, and tries what can lie there. */
  private extendRight(square: number, arc: number): void {
    const { board } = this;
    const letter = board.letterAt(square);
    if (letter !== 0) {
      const next = board.passTile(square, letter, arc);
      if (next === NO_ARC) return;
      this.extendRight(square + SQUARE_WIDTH, next);
      board.write(TraceCode.Backtracked, square, board.oldTileAt(square), arc);
      return;
    }
    if (square > this.extendFrom && board.gaddag.accepts(arc))
      board.record(this.wordStart, square - SQUARE_WIDTH);
    if (!board.isWall(square)) board.tryRack(square, arc, board.crossSetAt(square), this.placeTile);
    else if (board.gaddag.letterMask(arc) !== 0) board.writeEdge(square - SQUARE_WIDTH, square, arc);
  }

  private readonly placeTile = (square: number, tile: Tile, next: number): void => {
    const { board } = this;
    board.lay(square, tile);
    board.write(TraceCode.TilePlaced, square, tile, next);
    this.extendRight(square + SQUARE_WIDTH, next);
    board.lift(square);
  };
}
