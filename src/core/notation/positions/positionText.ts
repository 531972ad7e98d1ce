import type { Direction, Square } from '../../board/square';

/** First square and direction of a word. */
export interface WordStart {
  readonly square: Square;
  readonly direction: Direction;
}

/**
 * Parses `8D` (across) or `D8` (down), in either case; columns beyond Z are `AA`, `AB`, …. Undefined for
 * anything else. The square may lie off the board.
 */
export function parsePositionLabel(text: string): WordStart | undefined {
  const across = /^(\d{1,4})([A-Z]{1,3})$/i.exec(text);
  const down = /^([A-Z]{1,3})(\d{1,4})$/i.exec(text);
  const [digits, letters] = across ? across.slice(1) : down ? down.slice(1).reverse() : [];
  if (digits === undefined || letters === undefined || Number(digits) === 0) return undefined;
  const col = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { square: { row: Number(digits) - 1, col }, direction: across ? 'across' : 'down' };
}
