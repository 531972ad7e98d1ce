import type { Position } from '../../board/position';
import { squareAt } from '../../board/square';
import type { Gaddag } from '../../lexicon/gaddag';
import { computeCrossSets } from './crossSets';
import { CROSS_SET, Grid, SQUARE_SHIFT } from './grid';

/**
 * The letters that may be played on each square, row-major, as masks: bit 0 for letter 1; 0 on occupied
 * squares.
 */
export interface CrossChecks {
  /**
   * For an across move: the letters that form a word with the tiles above and below; all letters if there are
   * none.
   */
  readonly across: Uint32Array;
  /** For a down move: the letters that form a word with the tiles to the left and to the right. */
  readonly down: Uint32Array;
  /**
   * 1 on an empty square that no move can use, across or down. Bricks, which can never be used, do not count.
   */
  readonly isDead: Uint8Array;
}

/**
 * The cross-checks of Appel and Jacobson (1988, https://doi.org/10.1145/42411.42420) for every square of the
 * board.
 */
export function computeCrossChecks(position: Position, gaddag: Gaddag): CrossChecks {
  const rows = new Grid('across');
  const columns = new Grid('down');
  rows.load(position);
  columns.load(position);
  computeCrossSets(gaddag, rows, columns);
  computeCrossSets(gaddag, columns, rows);
  const allLetters = 0xffff_ffff >>> (32 - position.rules.distribution.letters.length);
  const squareCount = position.rows * position.cols;
  const across = new Uint32Array(squareCount);
  const down = new Uint32Array(squareCount);
  const isDead = new Uint8Array(squareCount);
  for (let square = 0; square < squareCount; square++) {
    const { row, col } = squareAt(square, position.cols);
    across[square] = crossSetAt(rows, row, col) & allLetters;
    down[square] = crossSetAt(columns, col, row) & allLetters;
    const isOpen = position.tiles[square] === 0 && !position.rules.layout.bricks[square];
    isDead[square] = isOpen && across[square] === 0 && down[square] === 0 ? 1 : 0;
  }
  return { across, down, isDead };
}

function crossSetAt(grid: Grid, line: number, place: number): number {
  return grid.squares[grid.lineStart(line) + (place << SQUARE_SHIFT) + CROSS_SET]!;
}
