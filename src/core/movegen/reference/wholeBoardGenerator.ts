import { letterBit } from '../../alphabet/letterMask';
import { letterOf, type Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { certain } from '../../certain';
import { DAWG_ROOT, type Gaddag, NO_ARC } from '../../lexicon/gaddag';
import { ANY_LETTER, type Grid, SQUARE_WIDTH } from '../kernel/grid';
import type { MoveRecorder } from '../moveRecorder';
import type { GeneratorWork } from './generatorWork';
import { SearchBoard } from './searchBoard';

/** A square where a word can start: no tile lies before it in its line. */
interface Start {
  readonly grid: Grid;
  readonly line: number;
  readonly first: number;
}

/**
 * One walk of the DAWG for the whole board, written for reading and comparison. It has no anchors: each
 * letter is laid at once for all squares where a word could start, and the walk goes on with those where the
 * letter fits. So every beginning that the rack can form is followed once. A word that meets a tile on the
 * board goes on alone, as other words meet other tiles.
 *
 * A start joins the others when the tiles played reach the first square at which its word touches tiles.
 * Until then it takes any letter.
 *
 * `boardWalk` finds the same moves in the same way, with starts as bits of a few integers.
 */
export class WholeBoardGenerator {
  private readonly board: SearchBoard;
  /** By number of tiles that a word plays before it touches others. */
  private joining: Start[][] = [];
  private readonly played: Tile[] = [];

  constructor(gaddag: Gaddag, recorder: MoveRecorder) {
    this.board = new SearchBoard(gaddag, recorder);
  }

  /** Passes every legal placement to the recorder, each exactly once. */
  generate(position: Position): GeneratorWork {
    this.board.load(position);
    this.findStarts(position.rack.length);
    this.walk(DAWG_ROOT, []);
    return this.board.work;
  }

  private findStarts(rackTiles: number): void {
    const { board } = this;
    this.joining = [];
    for (const grid of [board.across, board.down])
      for (let line = 0; line < grid.lineCount; line++) {
        board.enterLine(grid, line);
        for (let first = board.lineStart; first < board.lineEnd; first += SQUARE_WIDTH) {
          if (board.letterAt(first - SQUARE_WIDTH) !== 0) continue;
          const distance = this.distanceFrom(first);
          if (distance > rackTiles) continue;
          while (this.joining.length <= distance) this.joining.push([]);
          this.joining[distance]?.push({ grid, line, first });
        }
      }
  }

  /** Number of tiles before the first square where a word touches others; infinite if a wall comes first. */
  private distanceFrom(first: number): number {
    const { board } = this;
    for (let square = first; !board.isWall(square); square += SQUARE_WIDTH)
      if (board.letterAt(square) !== 0 || board.isConnected(square)) return (square - first) / SQUARE_WIDTH;
    return Number.POSITIVE_INFINITY;
  }

  /**
   * Plays the letters after `arc`.
   *
   * @param touching the starts at which the tiles played fit and touch others
   */
  private walk(arc: number, touching: readonly Start[]): void {
    const { board, joining, played } = this;
    const count = played.length;
    for (const start of touching) {
      const next = this.enter(start, count);
      if (board.letterAt(next) === 0 && board.gaddag.accepts(arc)) this.record(start, next);
    }
    const open: Start[] = [];
    let letters = 0;
    for (const start of [...touching, ...(joining[count] ?? [])]) {
      const next = this.enter(start, count);
      if (board.letterAt(next) !== 0) this.passTile(start, next, arc);
      else if (!board.isWall(next)) {
        letters |= board.trySquare(next, arc, board.crossSetAt(next));
        open.push(start);
      }
    }
    // The starts that join later are alike: they take any letter.
    const last = joining.at(-1)?.[0];
    if (last !== undefined && count < joining.length - 1)
      letters |= board.trySquare(this.enter(last, count), arc, ANY_LETTER);
    board.playLetters(0, arc, letters, (_square, tile, target) => {
      played.push(tile);
      this.walk(
        target,
        open.filter(
          (start) => (board.crossSetAt(this.enter(start, count)) & letterBit(letterOf(tile))) !== 0,
        ),
      );
      played.pop();
    });
  }

  /** Makes the start's line the current one, and returns the square behind that many empty ones. */
  private enter({ grid, line, first }: Start, count: number): number {
    this.board.enterLine(grid, line);
    return first + count * SQUARE_WIDTH;
  }

  /** Goes on behind a tile on the board, for the words of one start. */
  private passTile(start: Start, square: number, arc: number): void {
    const { board } = this;
    const target = board.passTile(square, board.letterAt(square), arc);
    if (target !== NO_ARC) this.goOn(start, square + SQUARE_WIDTH, target);
  }

  private goOn(start: Start, square: number, arc: number): void {
    const { board, played } = this;
    if (board.letterAt(square) !== 0) {
      this.passTile(start, square, arc);
      return;
    }
    if (board.gaddag.accepts(arc)) this.record(start, square);
    if (board.isWall(square)) return;
    board.tryRack(square, arc, board.crossSetAt(square), (_square, tile, target) => {
      played.push(tile);
      this.goOn(start, square + SQUARE_WIDTH, target);
      played.pop();
    });
  }

  /** Lays the tiles played on the empty squares of the word before `end`, for its score. */
  private record({ first }: Start, end: number): void {
    const { board, played } = this;
    let nth = 0;
    for (let square = first; square < end; square += SQUARE_WIDTH)
      if (board.letterAt(square) === 0) board.lay(square, certain(played[nth++], 'a tile played'));
    board.record(first, end - SQUARE_WIDTH);
    for (let square = first; square < end; square += SQUARE_WIDTH) board.lift(square);
  }
}
