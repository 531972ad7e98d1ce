import { squareIndex } from '../../board/square';
import { type Heuristic, THOUSANDTHS } from './heuristic';

const LETTER_PREMIUM = 1.9 * THOUSANDTHS;
const WORD_PREMIUM = 6.65 * THOUSANDTHS;

/**
 * Takes premium squares before the other player does (Pore). Every letter premium counts the same,
 * a word premium by how many times more it counts; of a square that has both, the letter's. The
 * start square counts nothing.
 */
export const bonusSquares: Heuristic = ({ position }) => {
  const { cols, letterMultipliers, rules, wordMultipliers } = position;
  const worth = Array.from(wordMultipliers, (wordMultiplier, square) => {
    if ((letterMultipliers[square] ?? 1) > 1) return LETTER_PREMIUM;
    return wordMultiplier > 1 ? (wordMultiplier - 1) * WORD_PREMIUM : 0;
  });
  worth[squareIndex(rules.layout.start, cols)] = 0;
  return ({ squares }) => squares.reduce((sum, square) => sum + (worth[square] ?? 0), 0);
};

/**
 * As sharpscrabble counts: letter premiums by how many times more, word premiums
 * multiplied, the start square too.
 */
export const bonusSquaresOfSharpscrabble: Heuristic =
  ({ position: { letterMultipliers, wordMultipliers } }) =>
  ({ squares }) => {
    let letters = 0;
    let factor = 1;
    for (const square of squares) {
      letters += (letterMultipliers[square] ?? 1) - 1;
      factor *= wordMultipliers[square] ?? 1;
    }
    return letters * LETTER_PREMIUM + (factor - 1) * WORD_PREMIUM;
  };
