import type { Position } from '../../board/position';
import { GADDAG_ROOT, type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { AnchorTable } from '../kernel/anchorTable';
import { SQUARE_WIDTH } from '../kernel/grid';
import type { MoveRecorder } from '../moveRecorder';
import type { GeneratorWork } from './generatorWork';
import { SearchBoard } from './searchBoard';

/**
 * Gordon's algorithm on the GADDAG ("A Faster Scrabble Move Generation Algorithm", 1994), plain and with its work
 * counted, to stand beside the others. `GordonWalk` does the same with fewer steps.
 */
export class GordonGenerator {
  private readonly board: SearchBoard;
  private readonly anchors = new AnchorTable();
  private anchor = 0;
  private leftLimit = 0;

  constructor(gaddag: Gaddag, recorder: MoveRecorder) {
    this.board = new SearchBoard(gaddag, recorder);
  }

  /** Hands every legal placement to the recorder, each exactly once. */
  generate(position: Position): GeneratorWork {
    const { board, anchors } = this;
    board.load(position);
    anchors.load(position, board.across, board.down);
    for (let i = 0; i < anchors.length; i++) {
      board.enterLine(anchors.grids[i]!, anchors.lines[i]!);
      this.anchor = anchors.lasts[i]!;
      this.leftLimit = anchors.leftLimits[i]!;
      this.goBack(this.anchor, GADDAG_ROOT);
    }
    return board.work;
  }

  /** What can lie on `square`, at the anchor or before it? */
  private goBack(square: number, arc: number): void {
    const { board } = this;
    const letter = board.letterAt(square);
    if (letter !== 0) {
      const next = board.follow(arc, letter);
      if (next !== NO_ARC) this.turnOrGoBack(square, next);
    } else
      board.tryRack(arc, board.crossSetAt(square), (tile, next) => {
        board.lay(square, tile);
        this.turnOrGoBack(square, next);
        board.lift(square);
      });
  }

  private turnOrGoBack(first: number, arc: number): void {
    const { board } = this;
    const before = first - SQUARE_WIDTH;
    if (board.letterAt(before) !== 0) {
      this.goBack(before, arc);
      return;
    }
    if (board.gaddag.accepts(arc)) board.record(first, this.anchor);
    const separator = board.gaddag.followSeparator(arc);
    if (separator !== NO_ARC) {
      board.arcsFollowed++;
      this.goForward(first, this.anchor + SQUARE_WIDTH, separator);
    }
    if (before >= this.leftLimit && !board.isWall(before)) this.goBack(before, arc);
  }

  /** What can lie on `square`, behind the anchor, in the word that begins on `first`? */
  private goForward(first: number, square: number, arc: number): void {
    const { board } = this;
    const letter = board.letterAt(square);
    if (letter !== 0) {
      const next = board.follow(arc, letter);
      if (next !== NO_ARC) this.endOrGoForward(first, square, next);
    } else if (!board.isWall(square))
      board.tryRack(arc, board.crossSetAt(square), (tile, next) => {
        board.lay(square, tile);
        this.endOrGoForward(first, square, next);
        board.lift(square);
      });
  }

  private endOrGoForward(first: number, last: number, arc: number): void {
    const { board } = this;
    const behind = last + SQUARE_WIDTH;
    if (board.letterAt(behind) === 0 && board.gaddag.accepts(arc)) board.record(first, last);
    this.goForward(first, behind, arc);
  }
}
