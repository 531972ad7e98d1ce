import { letterBit } from '../../alphabet/letterMask';
import { type LetterCode, MAX_LETTERS } from '../../alphabet/tile';
import type { Gaddag } from '../../lexicon/gaddag';
import {
  CROSS_FACTOR,
  CROSS_SCORE,
  CROSS_SET,
  type Grid,
  HAS_CROSS,
  isWall,
  LETTER,
  LETTER_MULTIPLIER,
  SQUARE_WIDTH,
  TILE_VALUE,
  WORD_MULTIPLIER,
} from '../kernel/grid';

/**
 * Computes the cross-sets and cross-scores of `grid` by looking up the cross-word of every letter. It shares
 * no code with the kernel's `computeCrossSets`, so that the compared generators reveal errors of either.
 */
export function computePlainCrossSets(gaddag: Gaddag, grid: Grid, crossing: Grid): void {
  for (let line = 0; line < grid.lineCount; line++)
    for (let nth = 0; nth < grid.lineLength; nth++) {
      const square = grid.lineStart(line) + nth * SQUARE_WIDTH;
      const twin = crossing.lineStart(nth) + line * SQUARE_WIDTH;
      if (grid.squares[square + LETTER] !== 0 || isWall(grid.squares, square)) continue;
      const before = tilesFrom(crossing, twin, -SQUARE_WIDTH).reverse();
      const after = tilesFrom(crossing, twin, SQUARE_WIDTH);
      if (before.length + after.length > 0) setCross(gaddag, grid, square, before, after);
    }
}

interface CrossTile {
  readonly letter: LetterCode;
  readonly value: number;
}

/** The tiles next to `square`, nearest first, up to the first square without one. */
function tilesFrom({ squares }: Grid, square: number, step: number): CrossTile[] {
  const tiles: CrossTile[] = [];
  for (let at = square + step; squares[at + LETTER] !== 0; at += step)
    tiles.push({ letter: squares[at + LETTER]!, value: squares[at + TILE_VALUE]! });
  return tiles;
}

function setCross(
  gaddag: Gaddag,
  { squares }: Grid,
  square: number,
  before: readonly CrossTile[],
  after: readonly CrossTile[],
): void {
  const lettersBefore = before.map(({ letter }) => letter);
  const lettersAfter = after.map(({ letter }) => letter);
  let fitting = 0;
  for (let letter = 1; letter <= MAX_LETTERS; letter++)
    if (gaddag.acceptsWord([...lettersBefore, letter, ...lettersAfter])) fitting |= letterBit(letter);
  const points = [...before, ...after].reduce((sum, { value }) => sum + value, 0);
  const wordMultiplier = squares[square + WORD_MULTIPLIER]!;
  squares[square + CROSS_SET] = fitting;
  squares[square + HAS_CROSS] = 1;
  squares[square + CROSS_SCORE] = points * wordMultiplier;
  squares[square + CROSS_FACTOR] = squares[square + LETTER_MULTIPLIER]! * wordMultiplier;
}
