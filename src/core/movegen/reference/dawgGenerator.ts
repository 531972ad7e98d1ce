import type { Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { DAWG_ROOT, type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { ANY_LETTER, SQUARE_WIDTH } from '../kernel/grid';
import type { MoveRecorder } from '../moveRecorder';
import type { GeneratorWork } from './generatorWork';
import { SearchBoard } from './searchBoard';

/**
 * The algorithm of Appel and Jacobson ("The World's Fastest Scrabble Program", 1988) on the DAWG, which can only be
 * read forwards: before each anchor all left parts are made from the rack, then each is extended to the right.
 * An anchor is an empty square beside a tile; a word is found at the first anchor that it covers. The squares before
 * an anchor, as far as a left part goes, touch no tile: their cross-sets allow every letter.
 */
export class DawgGenerator {
  private readonly board: SearchBoard;
  private anchor = 0;
  /** Empty squares before the anchor that are no anchors themselves. */
  private freeBefore = 0;
  private readonly leftPart: Tile[] = [];

  constructor(gaddag: Gaddag, recorder: MoveRecorder) {
    this.board = new SearchBoard(gaddag, recorder);
  }

  /** Hands every legal placement to the recorder, each exactly once. */
  generate(position: Position): GeneratorWork {
    const { board } = this;
    board.load(position);
    for (const grid of [board.across, board.down])
      for (let line = 0; line < grid.lineCount; line++) {
        board.enterLine(grid, line);
        this.searchLine();
      }
    return board.work;
  }

  private searchLine(): void {
    const { board } = this;
    let free = 0;
    for (let square = board.lineStart; square < board.lineEnd; square += SQUARE_WIDTH) {
      if (board.letterAt(square) !== 0) continue;
      if (board.isWall(square)) {
        free = 0;
        continue;
      }
      if (!board.isConnected(square)) {
        free++;
        continue;
      }
      this.anchor = square;
      this.freeBefore = free;
      this.searchAnchor();
      free = 0;
    }
  }

  private searchAnchor(): void {
    const { board, anchor } = this;
    let first = anchor;
    while (board.letterAt(first - SQUARE_WIDTH) !== 0) first -= SQUARE_WIDTH;
    if (first === anchor) this.growLeftPart(DAWG_ROOT);
    else this.extendRight(first, first, DAWG_ROOT);
  }

  /** Extends the left part to the right, then makes it longer. */
  private growLeftPart(arc: number): void {
    const { board, leftPart, anchor } = this;
    const first = anchor - leftPart.length * SQUARE_WIDTH;
    for (const [i, tile] of leftPart.entries()) board.lay(first + i * SQUARE_WIDTH, tile);
    this.extendRight(first, anchor, arc);
    for (let i = 0; i < leftPart.length; i++) board.lift(first + i * SQUARE_WIDTH);
    if (leftPart.length === this.freeBefore) return;
    board.tryRack(arc, ANY_LETTER, (tile, next) => {
      leftPart.push(tile);
      this.growLeftPart(next);
      leftPart.pop();
    });
  }

  /** Is the word from `first` complete before `square`, and what can lie there? */
  private extendRight(first: number, square: number, arc: number): void {
    const { board } = this;
    const letter = board.letterAt(square);
    if (letter !== 0) {
      const next = board.follow(arc, letter);
      if (next !== NO_ARC) this.extendRight(first, square + SQUARE_WIDTH, next);
      return;
    }
    if (square > this.anchor && board.gaddag.accepts(arc)) board.record(first, square - SQUARE_WIDTH);
    if (!board.isWall(square))
      board.tryRack(arc, board.crossSetAt(square), (tile, next) => {
        board.lay(square, tile);
        this.extendRight(first, square + SQUARE_WIDTH, next);
        board.lift(square);
      });
  }
}
