import { type LetterCode, letterOf, NO_TILE } from '../../alphabet/tile';
import { letterGlyph } from '../../alphabet/tileDistribution';
import type { Position } from '../../board/position';
import {
  along,
  type DirectedSquare,
  type Direction,
  type Square,
  squareAt,
  tileAt,
} from '../../board/square';

/** A word as it would lie on the board: its first square and its letters. */
export interface StandingWord extends DirectedSquare {
  readonly letters: readonly LetterCode[];
  readonly word: string;
}

/** The word of `direction` that `letter` on the empty `square` would form with the adjoining tiles. */
export function crossWordWith(
  position: Position,
  square: number,
  direction: Direction,
  letter: LetterCode,
): StandingWord {
  const middle = squareAt(square, position.cols);
  const before = runFrom(position, middle, direction, -1).reverse();
  const letters = [...before, letter, ...runFrom(position, middle, direction, 1)];
  const { distribution } = position.rules;
  return {
    ...along(middle, direction, -before.length),
    direction,
    letters,
    word: letters.map((code) => letterGlyph(distribution, code)).join(''),
  };
}

/**
 * The letters next to `square`, nearest first, up to the first empty square. `step`: 1 onwards, −1 backwards.
 */
function runFrom(position: Position, square: Square, direction: Direction, step: 1 | -1): LetterCode[] {
  const letters: LetterCode[] = [];
  for (let nth = 1; ; nth++) {
    const tile = tileAt(position, along(square, direction, nth * step));
    if (tile === NO_TILE) return letters;
    letters.push(letterOf(tile));
  }
}
