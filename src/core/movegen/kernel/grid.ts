import { letterOf, NO_TILE } from '../../alphabet/tile';
import { type BoardLayout, MAX_BOARD_SIDE } from '../../board/boardLayout';
import type { Position } from '../../board/position';
import type { Direction } from '../../board/square';

/**
 * What the generator keeps of one square: eight int32 side by side, so that a square is one half of a cache
 * line and the kernel needs one array. A square is addressed by its offset in `squares`, never by its number.
 */
export const LETTER = 0;
/** Letters that may be played here, as a mask: the cross-set. 0 on walls and on tiles. */
export const CROSS_SET = 1;
export const LETTER_MULTIPLIER = 2;
export const WORD_MULTIPLIER = 3;
/**
 * Points of the tiles of the cross-word that lie there already, word multiplier included: the cross-score.
 */
export const CROSS_SCORE = 4;
/** What a point of the tile played here brings in the cross-word; 0 where there is none. */
export const CROSS_FACTOR = 5;
/** Points of the tile that lies here. */
export const TILE_VALUE = 6;
/**
 * 1 on an empty square that has a tile before or behind it across the line: a tile played
 * here makes a cross-word.
 */
export const HAS_CROSS = 7;
/** On the last tile of a run: the arc that its letters lead to backwards from the root, or NO_ARC. */
export const RUN_ARC = CROSS_SCORE;
/** On the last tile of a run: points of its tiles. */
export const RUN_SUM = CROSS_FACTOR;
export const SQUARE_SHIFT = 3;
export const SQUARE_WIDTH = 1 << SQUARE_SHIFT;

export const ANY_LETTER = -1;

/**
 * Whether words end before a square of `Grid.squares`: outside the board, and at a brick with no tile on it.
 */
export const isWall = (squares: Int32Array, square: number): boolean =>
  squares[square + CROSS_SET] === 0 && squares[square + LETTER] === 0 && squares[square + HAS_CROSS] === 0;

const CAPACITY = (MAX_BOARD_SIDE + 2) * (MAX_BOARD_SIDE + 2) * SQUARE_WIDTH;

/**
 * The board as the generator reads it: parallel lines, each walled in by a square that takes no letter, as
 * bricks are. One grid holds the rows, its twin the columns, so that the generator only ever reads "across".
 */
export class Grid {
  lineCount = 0;
  lineLength = 0;
  /** Offset between the same squares of neighbouring lines. */
  stride = 0;
  readonly squares = new Int32Array(CAPACITY);

  /** The board without tiles, and the layout that it was made for. */
  private readonly empty = new Int32Array(CAPACITY);
  private layout: BoardLayout | undefined;

  constructor(readonly direction: Direction) {}

  /**
   * Offset of the first square of a line; the offset before it and the one behind its last square are walls.
   */
  lineStart(line: number): number {
    return (line + 1) * this.stride + SQUARE_WIDTH;
  }

  /** Takes over tiles and multipliers. Cross-sets are left open (any letter, no score). */
  load(position: Position): void {
    if (this.layout !== position.rules.layout) this.loadLayout(position);
    const { squares } = this;
    squares.set(this.empty.subarray(0, (this.lineCount + 2) * this.stride));
    const { rows, cols, tiles, tileValues } = position;
    const rowStep = this.direction === 'across' ? this.stride : SQUARE_WIDTH;
    const colStep = this.direction === 'across' ? SQUARE_WIDTH : this.stride;
    let index = 0;
    for (let row = 0; row < rows; row++) {
      let square = this.lineStart(0) + row * rowStep;
      for (let col = 0; col < cols; col++) {
        const tile = tiles[index++]!;
        if (tile !== NO_TILE) {
          squares[square + LETTER] = letterOf(tile);
          squares[square + CROSS_SET] = 0;
          squares[square + TILE_VALUE] = tileValues[tile]!;
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
