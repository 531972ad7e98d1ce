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
 * The method of Shapiro and Smith ("A Scrabble Crossword Game Playing Program", 1982): lay every permutation
 * of the rack on every slot and check afterwards whether it is a move. The lexicon comes last and knows
 * nothing of the board, so almost all work is wasted; the method is here for comparison.
 *
 * The paper defines a slot as a tile with an open square beside it in the line. That misses words that touch
 * tiles only across the line, beside or below a word. Here a slot is any empty square on which a row of tiles
 * can begin that touches tiles on the board (or covers the start square); no row is laid twice. A blank is
 * undesignated until the word is looked up, and then stands for every letter that forms a word.
 */
export class PermutationGenerator {
  private readonly board: SearchBoard;
  /**
   * The empty squares from the slot on, the tiles of the rack not yet laid, and the start of the main word.
   */
  private readonly slotSquares: number[] = [];
  private left: Tile[] = [];
  private wordStart = 0;

  /** @param isCancelled polled throughout, because a search can take minutes */
  constructor(
    gaddag: Gaddag,
    recorder: MoveRecorder,
    private readonly isCancelled: () => boolean = () => false,
  ) {
    this.board = new SearchBoard(gaddag, recorder);
  }

  /** Passes every legal placement to the recorder, each exactly once; not all of them if cancelled. */
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

  /** Lays every permutation from `slot` on, around the tiles on the board, if the row touches them. */
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
   * Lays each distinct remaining tile on the nth square of the slot, and looks the row up if it is connected.
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

  /** Looks up the main word from `square` on, together with the cross-words of its tiles. */
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
