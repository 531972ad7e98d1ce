import { MAX_BOARD_SIDE } from '../../board/boardLayout';
import type { Position } from '../../board/position';
import { type Grid, HAS_CROSS, isWall, LETTER, SQUARE_WIDTH } from './grid';

/** Every square lies in two lines and is at most one anchor in each. */
export const MAX_ANCHORS = 2 * MAX_BOARD_SIDE * MAX_BOARD_SIDE;

/**
 * The anchors of a position in order: across before down, by line, by position in the line. Every run of
 * tiles is an anchor, and so is each empty square that touches tiles only across the line; on an empty board,
 * only the start square, unless it is a brick. A word belongs to the first anchor of its line that it covers.
 */
export class AnchorTable {
  length = 0;
  readonly grids: Grid[] = [];
  readonly lines = new Int32Array(MAX_ANCHORS);
  /** Grid offsets: the anchor's only square, or the first and last of its run. */
  readonly firsts = new Int32Array(MAX_ANCHORS);
  readonly lasts = new Int32Array(MAX_ANCHORS);
  /**
   * The first square that a word of the anchor may cover: it may neither cover nor touch the previous anchor.
   */
  readonly leftLimits = new Int32Array(MAX_ANCHORS);

  /** The grids must be loaded with the position, including cross-sets. */
  load(position: Position, across: Grid, down: Grid): void {
    this.length = 0;
    if (position.isEmptyBoard) {
      const { row, col } = position.rules.layout.start;
      this.addStart(across, row, col);
      this.addStart(down, col, row);
      return;
    }
    for (let line = 0; line < across.lineCount; line++) this.addLine(across, line);
    for (let line = 0; line < down.lineCount; line++) this.addLine(down, line);
  }

  /** Loads the anchors of one line only, from a grid that is kept up to date. The board must not be empty. */
  loadLine(grid: Grid, line: number): void {
    this.length = 0;
    this.addLine(grid, line);
  }

  private addStart(grid: Grid, line: number, squareInLine: number): void {
    const lineStart = grid.lineStart(line);
    const square = lineStart + squareInLine * SQUARE_WIDTH;
    if (!isWall(grid.squares, square)) this.add(grid, line, square, square, lineStart);
  }

  private addLine(grid: Grid, line: number): void {
    const { squares } = grid;
    const lineStart = grid.lineStart(line);
    const lineEnd = lineStart + grid.lineLength * SQUARE_WIDTH;
    let leftLimit = lineStart;
    for (let square = lineStart; square < lineEnd; square += SQUARE_WIDTH) {
      if (squares[square + LETTER] !== 0) {
        const first = square;
        while (squares[square + SQUARE_WIDTH + LETTER] !== 0) square += SQUARE_WIDTH;
        this.add(grid, line, first, square, leftLimit);
        leftLimit = square + 2 * SQUARE_WIDTH;
      } else if (
        squares[square + HAS_CROSS] !== 0 &&
        squares[square + SQUARE_WIDTH + LETTER] === 0 &&
        square >= leftLimit
      ) {
        this.add(grid, line, square, square, leftLimit);
        leftLimit = square + SQUARE_WIDTH;
      }
    }
  }

  private add(grid: Grid, line: number, first: number, last: number, leftLimit: number): void {
    const index = this.length++;
    this.grids[index] = grid;
    this.lines[index] = line;
    this.firsts[index] = first;
    this.lasts[index] = last;
    this.leftLimits[index] = leftLimit;
  }
}
