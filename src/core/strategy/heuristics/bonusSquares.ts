import { NO_TILE } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import { squareIndex } from '../../board/square';
import { type DeltaRange, type SquareHeuristic, THOUSANDTHS } from './heuristic';

const LETTER_PREMIUM = 1.9 * THOUSANDTHS;
const WORD_PREMIUM = 6.65 * THOUSANDTHS;

/**
 * Prefers premium squares, so that the other player does not get them (Pore). Every letter premium counts the
 * same, a word premium by its multiplier minus one; if a square has both, the letter's counts. The start
 * square counts nothing.
 */
export const bonusSquares: SquareHeuristic = {
  decidedBy: 'squares',
  look: ({ position }) => {
    const worth = worthOfSquares(position);
    return ({ squares }) => squares.reduce((sum, square) => sum + (worth[square] ?? 0), 0);
  },
  range: ({ position }) => {
    const worth = worthOfSquares(position);
    const least = Array<number>(position.rack.length + 1).fill(0);
    return { least, most: mostInLine(position, worth, 0, (sum, premium) => sum + premium) };
  },
};

function worthOfSquares({ cols, letterMultipliers, rules, wordMultipliers }: Position): readonly number[] {
  const worth = Array.from(wordMultipliers, (wordMultiplier, square) => {
    if ((letterMultipliers[square] ?? 1) > 1) return LETTER_PREMIUM;
    return wordMultiplier > 1 ? (wordMultiplier - 1) * WORD_PREMIUM : 0;
  });
  worth[squareIndex(rules.layout.start, cols)] = 0;
  return worth;
}

/**
 * As in sharpscrabble: letter premiums count by their multiplier minus one, word premiums are multiplied, and
 * the start square counts, too.
 */
export const bonusSquaresOfSharpscrabble: SquareHeuristic = {
  decidedBy: 'squares',
  look:
    ({ position: { letterMultipliers, wordMultipliers } }) =>
    ({ squares }) => {
      let letters = 0;
      let factor = 1;
      for (const square of squares) {
        letters += (letterMultipliers[square] ?? 1) - 1;
        factor *= wordMultipliers[square] ?? 1;
      }
      return letters * LETTER_PREMIUM + (factor - 1) * WORD_PREMIUM;
    },
  range: ({ position }) => rangeOfSharpscrabble(position),
};

/** Bounds from the best letter premiums and the best word premiums of any line. */
function rangeOfSharpscrabble(position: Position): DeltaRange {
  const letters = Array.from(position.letterMultipliers, (multiplier) => multiplier - 1);
  const factors = Array.from(position.wordMultipliers);
  const mostLetters = mostInLine(position, letters, 0, (sum, more) => sum + Math.max(0, more));
  const mostFactors = mostInLine(position, factors, 1, (product, factor) => product * Math.max(1, factor));
  // A multiplier can be 0.
  const leastLetter = Math.min(0, ...letters);
  const leastFactor = Math.min(1, ...factors);
  return {
    least: mostLetters.map(
      (_, played) => played * leastLetter * LETTER_PREMIUM + (leastFactor - 1) * WORD_PREMIUM,
    ),
    most: mostLetters.map(
      (sum, played) => sum * LETTER_PREMIUM + ((mostFactors[played] ?? 1) - 1) * WORD_PREMIUM,
    ),
  };
}

/** By number of tiles: the best total of that many empty squares in any line. */
function mostInLine(
  { cols, rack, rows, tiles }: Position,
  worth: readonly number[],
  none: number,
  join: (sum: number, next: number) => number,
): number[] {
  const most = Array<number>(rack.length + 1).fill(none);
  const take = (squares: readonly number[]) => {
    const best = squares
      .filter((square) => tiles[square] === NO_TILE)
      .map((square) => worth[square] ?? none)
      .sort((one, other) => other - one);
    let sum = none;
    for (let count = 1; count <= rack.length; count++) {
      const next = best[count - 1];
      if (next !== undefined) sum = join(sum, next);
      most[count] = Math.max(most[count] ?? none, sum);
    }
  };
  for (let row = 0; row < rows; row++) take(Array.from({ length: cols }, (_, col) => row * cols + col));
  for (let col = 0; col < cols; col++) take(Array.from({ length: rows }, (_, row) => row * cols + col));
  return most;
}
