import { type Look, THOUSANDTHS } from './heuristic';
import { tileOfGlyph } from './letters';

const Q_PLAYED = 200 * THOUSANDTHS;
const U_WASTED = -12 * THOUSANDTHS;

/** Plays the Q (Pore, Reproducing a competitive Scrabble agent, 2015). */
export const useQ: Look = ({ position }) => {
  const q = tileOfGlyph(position.rules.distribution, 'Q');
  return ({ tiles }) => (q !== undefined && tiles.includes(q) ? Q_PLAYED : 0);
};

/**
 * Keeps a U as long as no Q is on the board, and plays both together (Pore). A Q on the own rack does not
 * count.
 */
export const uWithQUnseen: Look = ({ position }) => {
  const { distribution } = position.rules;
  const q = tileOfGlyph(distribution, 'Q');
  const u = tileOfGlyph(distribution, 'U');
  if (q === undefined || u === undefined) return () => 0;
  const isQUnseen = !position.tiles.includes(q);
  return ({ tiles }) => {
    if (!tiles.includes(u)) return 0;
    if (tiles.includes(q)) return Q_PLAYED;
    return isQUnseen ? U_WASTED : 0;
  };
};
