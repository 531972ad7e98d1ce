import { letterOf, NO_TILE } from '../../alphabet/tile';
import { type BoardLayout, MAX_BOARD_SIDE } from '../../board/boardLayout';
import type { Position } from '../../board/position';
import type { Direction } from '../../board/square';

/**
 * The fields of a square: eight int32 side by side, so that a square is half a cache line and the kernel
 * needs only one array. Squares are addressed by their offset in `squares`, never by their index.
 */
export const LETTER = 0;
/** The cross-set: letters that may be played here, as a mask. 0 on walls and on occupied squares. */
export const CROSS_SET = 1;
export const LETTER_MULTIPLIER = 2;
export const WORD_MULTIPLIER = 3;
/** The cross-score: points of the cross-word's existing tiles, including the word multiplier. */
export const CROSS_SCORE = 4;
/** Points that the cross-word gains per point of the tile played here; 0 if there is no cross-word. */
export const CROSS_FACTOR = 5;
/** Points of the tile on this square. */
export const TILE_VALUE = 6;
/**
 * 1 on an empty square with a tile directly before or after it across the line: a tile played here makes a
 * cross-word.
 */
export const HAS_CROSS = 7;
/** On the last tile of a run: the arc reached by its letters backwards from the root, or NO_ARC. */
export const RUN_ARC = CROSS_SCORE;
/** On the last tile of a run: points of its tiles. */
export const RUN_SUM = CROSS_FACTOR;
export const SQUARE_SHIFT = 3;
export const SQUARE_WIDTH = 1 << SQUARE_SHIFT;

export const ANY_LETTER = -1;

/** Whether words end before a square of `Grid.squares`: outside the board, or at a brick without a tile. */
export const isWall = (squares: Int32Array, square: number): boolean =>
  squares[square + CROSS_SET] === 0 && squares[square + LETTER] === 0 && squares[square + HAS_CROSS] === 0;

/** Room for the squares of any board. */
export const GRID_CAPACITY = (MAX_BOARD_SIDE + 2) * (MAX_BOARD_SIDE + 2) * SQUARE_WIDTH;

/**
 * The board as the generator reads it: parallel lines, each enclosed by squares that take no letter, just
 * like bricks. One grid holds the rows and its twin the columns, so that the generator only ever reads
 * "across".
 */
export class Grid {
  lineCount = 0;
  lineLength = 0;
  /** Offset between the same squares of adjacent lines. */
  stride = 0;
  /** By line + 1: its number of tiles when the position was loaded. */
  readonly tileCounts = new Uint8Array(MAX_BOARD_SIDE + 2);

  /** The board without tiles, and the layout that it was built from. */
  private readonly empty = new Int32Array(GRID_CAPACITY);
  private emptyBoard = this.empty;
  private layout: BoardLayout | undefined;

  constructor(
    readonly direction: Direction,
    readonly squares = new Int32Array(GRID_CAPACITY),
  ) {}

  /**
   * Offset of the first square of a line. The offsets before its first and after its last square are walls.
   */
  lineStart(line: number): number {
    return (line + 1) * this.stride + SQUARE_WIDTH;
  }

  /** Loads tiles and multipliers. Cross-sets are left open (any letter, no score). */
  load(position: Position): void {
    if (this.layout !== position.rules.layout) this.loadLayout(position);
    const { squares, tileCounts } = this;
    squares.set(this.emptyBoard);
    tileCounts.fill(0);
    const { rows, cols, tiles, tileValues } = position;
    const isAcross = this.direction === 'across';
    const rowStep = isAcross ? this.stride : SQUARE_WIDTH;
    const colStep = isAcross ? SQUARE_WIDTH : this.stride;
    let index = 0;
    for (let row = 0; row < rows; row++) {
      let square = this.lineStart(0) + row * rowStep;
      for (let col = 0; col < cols; col++) {
        const tile = tiles[index++]!;
        if (tile !== NO_TILE) {
          squares[square + LETTER] = letterOf(tile);
          squares[square + CROSS_SET] = 0;
          squares[square + TILE_VALUE] = tileValues[tile]!;
          tileCounts[(isAcross ? row : col) + 1]!++;
        }
        square += colStep;
      }
    }
  }

  private loadLayout({ rules, rows, cols, letterMultipliers, wordMultipliers }: Position): void {
    const { bricks } = rules.layout;
    const isAcross = this.direction === 'across';
    this.lineCount = isAcross ? rows : cols;
    this.lineLength = isAcross ? cols : rows;
    this.stride = (this.lineLength + 2) * SQUARE_WIDTH;
    this.layout = rules.layout;
    this.emptyBoard = this.empty.subarray(0, (this.lineCount + 2) * this.stride);
    this.empty.fill(0, 0, (this.lineCount + 2) * this.stride);
    for (let line = 0; line < this.lineCount; line++)
      for (let i = 0; i < this.lineLength; i++) {
        const square = this.lineStart(line) + i * SQUARE_WIDTH;
        const index = isAcross ? line * cols + i : i * cols + line;
        if (bricks[index]) continue;
        this.empty[square + CROSS_SET] = ANY_LETTER;
        this.empty[square + LETTER_MULTIPLIER] = letterMultipliers[index]!;
        this.empty[square + WORD_MULTIPLIER] = wordMultipliers[index]!;
      }
  }
}
