import { letterBit, lowestLetter } from '../../alphabet/letterMask';
import { BLANK, blankAs, type LetterCode, NO_TILE, type Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { certain } from '../../certain';
import { DAWG_ROOT, type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { SQUARE_WIDTH } from '../kernel/grid';
import type { MoveRecorder } from '../moveRecorder';
import type { GeneratorWork } from './generatorWork';
import { SearchBoard } from './searchBoard';

/**
 * The way of Shapiro and Smith ("A Scrabble Crossword Game Playing Program", 1982): lay every permutation of
 * the rack at every slot and look afterwards whether it is a move. The lexicon is asked last and knows
 * nothing of the board, so almost all work is in vain; it is here to be compared.
 *
 * A slot is told to be a tile with an open square beside it in the line. That misses words that touch tiles
 * only across the line, beside or beneath a word; so here a slot is any empty square on which a row of tiles
 * can begin that touches what lies there (or covers the start square), which also lays nothing twice. A blank
 * stands for nothing until the word is looked up, and then for every letter that makes it one.
 */
export class PermutationGenerator {
  private readonly board: SearchBoard;
  /**
   * The empty squares from the slot on, the tiles of the rack not yet laid, and where the main word begins.
   */
  private readonly slotSquares: number[] = [];
  private left: Tile[] = [];
  private wordStart = 0;

  /** @param isCancelled asked again and again: a search can take minutes */
  constructor(
    gaddag: Gaddag,
    recorder: MoveRecorder,
    private readonly isCancelled: () => boolean = () => false,
  ) {
    this.board = new SearchBoard(gaddag, recorder);
  }

  /** Hands every legal placement to the recorder, each exactly once; not all of them once it is cancelled. */
  generate(position: Position): GeneratorWork {
    const { board } = this;
    board.load(position);
    this.left = [...position.rack];
    for (const grid of [board.across, board.down])
      for (let line = 0; line < grid.lineCount; line++) {
        board.enterLine(grid, line);
        for (let slot = board.lineStart; slot < board.lineEnd; slot += SQUARE_WIDTH)
          if (board.letterAt(slot) === 0 && !board.isWall(slot)) this.fillSlot(slot);
      }
    return board.work;
  }

  /** Lays every permutation from `slot` on, over the tiles that lie there, if it touches them. */
  private fillSlot(slot: number): void {
    const { board, slotSquares } = this;
    slotSquares.length = 0;
    for (let square = slot; !board.isWall(square); square += SQUARE_WIDTH)
      if (board.letterAt(square) === 0) slotSquares.push(square);
    const connected = slotSquares.findIndex((square) => board.isConnected(square));
    if (connected < 0) return;
    this.wordStart = slot;
    while (board.letterAt(this.wordStart - SQUARE_WIDTH) !== 0) this.wordStart -= SQUARE_WIDTH;
    this.permute(0, connected);
  }

  /**
   * Lays each different tile that is left on the nth square of the slot, and looks the
   * row up if it is connected.
   */
  private permute(nth: number, connected: number): void {
    const { board, left } = this;
    const square = this.slotSquares[nth];
    if (square === undefined || this.isCancelled()) return;
    for (let i = 0; i < left.length; i++) {
      const tile = certain(left[i], 'a tile that is left');
      if (left.indexOf(tile) < i) continue;
      board.lay(square, tile);
      board.squaresTried++;
      if (nth >= connected) this.lookUp(this.wordStart, DAWG_ROOT);
      left.splice(i, 1);
      this.permute(nth + 1, connected);
      left.splice(i, 0, tile);
    }
    board.lift(square);
  }

  /** Looks the main word up from `square` on, and with it the cross-words that its tiles make. */
  private lookUp(square: number, arc: number): void {
    const { board } = this;
    const tile = board.laidAt(square);
    if (tile === BLANK) {
      this.lookUpBlank(square, arc);
      return;
    }
    const letter = board.letterAt(square);
    if (letter === 0) {
      const last = square - SQUARE_WIDTH;
      if (last > this.wordStart && board.gaddag.accepts(arc)) board.record(this.wordStart, last);
      return;
    }
    const next = board.follow(arc, letter);
    if (next !== NO_ARC && (tile === NO_TILE || this.allows(square, letter)))
      this.lookUp(square + SQUARE_WIDTH, next);
  }

  private lookUpBlank(square: number, arc: number): void {
    const { board } = this;
    for (let rest = board.gaddag.letterMask(arc) | 0; rest !== 0; rest &= rest - 1) {
      board.lay(square, blankAs(lowestLetter(rest)));
      this.lookUp(square, arc);
    }
    board.lay(square, BLANK);
  }

  private allows(square: number, letter: LetterCode): boolean {
    const { board } = this;
    if ((board.crossSetAt(square) & letterBit(letter)) !== 0) return true;
    board.crossSetRejections++;
    return false;
  }
}
