import { NO_TILE } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { layTiles } from '../../game/turns/placement';
import type { Move } from '../../movegen/move';

/** A word-multiplier square that a word can now reach. */
export interface OpenedSquare {
  /** row × cols + col. */
  readonly square: number;
  readonly wordMultiplier: number;
  /** The fewest tiles that a word needs to reach it. */
  readonly tiles: number;
}

/**
 * The word-multiplier squares that a play opens: after it, but not before it, a word through a letter on the
 * board, along its row or column, can cover the square with at most `most` new tiles. The lexicon is ignored.
 * Strongest first, then those that take the fewest tiles.
 */
export function openedSquares(position: Position, move: Move, most: number): readonly OpenedSquare[] {
  const { cols, tiles, wordMultipliers } = position;
  const after = tiles.slice();
  layTiles(after, cols, move);
  const opened: OpenedSquare[] = [];
  for (const [square, wordMultiplier] of wordMultipliers.entries()) {
    if (wordMultiplier <= 1 || after[square] !== NO_TILE) continue;
    const needed = tilesNeeded(position, after, square);
    if (needed <= most && tilesNeeded(position, tiles, square) > most)
      opened.push({ square, wordMultiplier, tiles: needed });
  }
  return opened.sort(
    (one, other) =>
      other.wordMultiplier - one.wordMultiplier || one.tiles - other.tiles || one.square - other.square,
  );
}

/** Distance from the square to the nearest letter in its row or column; Infinity if a wall comes first. */
function tilesNeeded({ cols, rows, rules }: Position, tiles: Uint8Array, square: number): number {
  const { bricks } = rules.layout;
  const row = Math.floor(square / cols);
  const col = square % cols;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [down, right] of STEPS)
    for (let far = 1; ; far++) {
      const nextRow = row + far * down;
      const nextCol = col + far * right;
      const next = nextRow * cols + nextCol;
      if (nextRow < 0 || nextRow >= rows || nextCol < 0 || nextCol >= cols || bricks[next]) break;
      if (tiles[next] === NO_TILE) continue;
      fewest = Math.min(fewest, far);
      break;
    }
  return fewest;
}

const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
