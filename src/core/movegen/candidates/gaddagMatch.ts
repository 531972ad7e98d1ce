import { letterOf, NO_TILE } from '../../alphabet/tile';
import { letterGlyph } from '../../alphabet/tileDistribution';
import { findAnchorOfWord } from '../../board/anchorSquares';
import type { Position } from '../../board/position';
import { along, type Square, tileAt } from '../../board/square';
import type { Move } from '../move';

/** One arc of the walk that finds a move, in the order in which the generator follows it. */
export interface MatchStep {
  readonly kind: 'reverse' | 'separator' | 'forward';
  /**
   * The square whose letter the arc spells; for the separator, the anchor, from which the walk jumps back.
   */
  readonly square: Square;
}

/** The path of a move through the GADDAG. */
export interface GaddagMatch {
  /** In the field's notation: reversed letters from the anchor, `$`, the rest: `SER$ITE`, `DEWELS$`. */
  readonly text: string;
  readonly anchor: Square;
  /**
   * A word that ends at its anchor has no separator step, because the walk ends there, but its text still
   * ends in `$`.
   */
  readonly steps: readonly MatchStep[];
}

/** The path on which the generator finds `move`, which must be legal in the position. */
export function computeGaddagMatch(position: Position, move: Move): GaddagMatch {
  const letters = move.tiles.map((tile, i): string => {
    const shown = tile === NO_TILE ? tileAt(position, along(move, move.direction, i)) : tile;
    return letterGlyph(position.rules.distribution, letterOf(shown));
  });
  const squares = letters.map((_, i) => along(move, move.direction, i));
  const anchor = findAnchorOfWord(position.rules.layout, position.tiles, move, move.tiles.length);
  if (anchor === null) throw new RangeError('The move touches no tile: it does not belong to this position.');
  const behind = anchor + 1;
  const reverse = squares.slice(0, behind).reverse();
  const forward = squares.slice(behind);
  const anchorSquare = along(move, move.direction, anchor);
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
