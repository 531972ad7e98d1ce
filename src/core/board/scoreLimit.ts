import { MAX_TILE_VALUE } from './checkRules';
import type { Rules } from './rules';
import type { Setup } from './setup';

/**
 * An upper bound on the score of any move of the setup, found without a lexicon: the largest word multipliers
 * of any line combined, on a line full of the highest-value tiles on the largest letter multiplier, plus the
 * same for every cross-word. It may be far too high; it only shows whether scores stay exact integers.
 */
export const highestConceivableScore = ({ rules, rack }: Setup): number => highestScore(rules, rack.length);

/** The same for any rack of `rackTiles` tiles. */
export function highestScore(rules: Rules, rackTiles: number): number {
  const { rows, cols, bricks } = rules.layout;
  // No tile is played on a brick.
  const letterMultipliers = rules.layout.letterMultipliers.filter((_m, square) => !bricks[square]);
  const wordMultipliers = rules.layout.wordMultipliers.map((multiplier, square) =>
    bricks[square] ? 1 : multiplier,
  );
  const highestValue = Math.max(
    ...rules.distribution.letters.map(({ value }) => Math.min(value, MAX_TILE_VALUE)),
  );
  const side = Math.max(rows, cols);
  const wordSum = side * highestValue * Math.max(1, ...letterMultipliers);
  const lines = [
    ...Array.from({ length: rows }, (_, row) => wordMultipliers.slice(row * cols, (row + 1) * cols)),
    ...Array.from({ length: cols }, (_, col) => wordMultipliers.filter((_m, index) => index % cols === col)),
  ];
  const product = Math.max(...lines.map((line) => largestProduct(line, rackTiles)));
  const crossWords = Math.min(rackTiles, side) * wordSum * Math.max(1, ...wordMultipliers);
  return wordSum * product + crossWords + Math.max(0, ...Object.values(rules.bingoBonus));
}

/** The product of the `count` largest factors; those below 1 can be omitted. */
function largestProduct(factors: readonly number[], count: number): number {
  return factors
    .toSorted((a, b) => b - a)
    .slice(0, count)
    .reduce((product, factor) => product * Math.max(1, factor), 1);
}
