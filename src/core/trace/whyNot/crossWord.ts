import { type LetterCode, letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import { letterGlyph } from '../../alphabet/tileDistribution';
import type { Position } from '../../board/position';
import type { Direction, Square } from '../../board/square';

/** A word as it would stand on the board: its first square and its letters. */
export interface StandingWord extends Square {
  readonly direction: Direction;
  readonly letters: readonly LetterCode[];
  readonly word: string;
}

/** The word of `direction` that `letter` on the empty `square` would make with the tiles next to it. */
export function crossWordWith(
  position: Position,
  square: number,
  direction: Direction,
  letter: LetterCode,
): StandingWord {
  const { cols } = position;
  const middle = { row: Math.floor(square / cols), col: square % cols };
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

/** The letters next to `square`, from the nearest on, up to the first empty square. `step`: 1 onwards, −1 backwards. */
function runFrom(position: Position, square: Square, direction: Direction, step: 1 | -1): LetterCode[] {
  const letters: LetterCode[] = [];
  for (let nth = 1; ; nth++) {
    const tile = tileAt(position, along(square, direction, nth * step));
    if (tile === NO_TILE) return letters;
    letters.push(letterOf(tile));
  }
}

export const along = ({ row, col }: Square, direction: Direction, steps: number): Square =>
  direction === 'across' ? { row, col: col + steps } : { row: row + steps, col };

/** No tile outside the board. */
export const tileAt = ({ rows, cols, tiles }: Position, { row, col }: Square): Tile =>
  row >= 0 && row < rows && col >= 0 && col < cols ? tiles[row * cols + col]! : NO_TILE;
