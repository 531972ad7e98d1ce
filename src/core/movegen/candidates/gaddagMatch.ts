import { letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import { letterGlyph } from '../../alphabet/tileDistribution';
import type { Position } from '../../board/position';
import type { Direction, Square } from '../../board/square';
import type { Move } from '../move';

/** One arc of the walk that finds a move, in the order the generator follows it. */
export interface MatchStep {
  readonly kind: 'reverse' | 'separator' | 'forward';
  /** The square whose letter the arc spells; for the separator: the anchor, from where the walk jumps back. */
  readonly square: Square;
}

/** The path of a move through the GADDAG. */
export interface GaddagMatch {
  /** In the notation of the field: reversed letters from the anchor, `$`, the rest: `SER$ITE`, `DEWELS$`. */
  readonly text: string;
  readonly anchor: Square;
  /** A word that ends on its anchor has no separator step: the walk ends there. Its text ends in `$` all the same. */
  readonly steps: readonly MatchStep[];
}

/** The path on which the generator finds `move`, which must be one of the position's. */
export function computeGaddagMatch(position: Position, move: Move): GaddagMatch {
  const letters = move.tiles.map((tile, i): string => {
    const shown = tile === NO_TILE ? tileAt(position, squareOf(move, i)) : tile;
    return letterGlyph(position.rules.distribution, letterOf(shown));
  });
  const squares = letters.map((_, i) => squareOf(move, i));
  const anchor = findAnchor(position, move);
  const behind = anchor + 1;
  const reverse = squares.slice(0, behind).reverse();
  const forward = squares.slice(behind);
  const anchorSquare = squareOf(move, anchor);
  return {
    text: `${letters.slice(0, behind).reverse().join('')}$${letters.slice(behind).join('')}`,
    anchor: anchorSquare,
    steps: [
      ...reverse.map((square): MatchStep => ({ kind: 'reverse', square })),
      ...(forward.length > 0 ? [{ kind: 'separator', square: anchorSquare } as const] : []),
      ...forward.map((square): MatchStep => ({ kind: 'forward', square })),
    ],
  };
}

/**
 * Which of the move's squares, counted from 0, is its anchor: the first one of the line that it covers. Anchors are
 * the last tile of each run, and each empty square that touches tiles only across the line.
 */
function findAnchor(position: Position, move: Move): number {
  const hasTile = (along: number, aside: number): boolean =>
    tileAt(position, squareOf(move, along, aside)) !== NO_TILE;
  for (let i = 0; i < move.tiles.length; i++) {
    if (position.isEmptyBoard) {
      const { row, col } = squareOf(move, i);
      const { start } = position.rules.layout;
      if (row === start.row && col === start.col) return i;
    } else if (hasTile(i, 0)) {
      if (!hasTile(i + 1, 0)) return i;
    } else if (!hasTile(i + 1, 0) && (hasTile(i, -1) || hasTile(i, 1))) return i;
  }
  throw new RangeError('The move touches no tile: it is none of this position.');
}

/** The nth square of the main word, or one beside it: `aside` squares towards the end of the board. */
function squareOf(
  { row, col, direction }: Square & { direction: Direction },
  nth: number,
  aside = 0,
): Square {
  return direction === 'across' ? { row: row + aside, col: col + nth } : { row: row + nth, col: col + aside };
}

/** No tile outside the board. */
function tileAt({ rows, cols, tiles }: Position, { row, col }: Square): Tile {
  return row >= 0 && row < rows && col >= 0 && col < cols ? tiles[row * cols + col]! : NO_TILE;
}
