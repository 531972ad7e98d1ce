import { along, type Direction, type Square } from '../../src/core/board/square';
import type { AppWindow } from './appWindow';

/** A turn that a hint names: `REWAX at 8H scores 46 points.` */
const HINT = /^(\p{L}+) at (?:(\d+)([A-O])|([A-O])(\d+)) scores/u;

/** A play on a board of 15 × 15. */
export interface HintedPlay {
  readonly direction: Direction;
  /** The letters to lay; blanks in lower case. */
  readonly tiles: readonly (Square & { readonly letter: string })[];
}

/** The play that a hint names, without the letters that lie on the board; null if it names none. */
export async function hintedPlay(window: AppWindow, hint: string): Promise<HintedPlay | null> {
  const [, word = '', row, col, downCol, downRow] = HINT.exec(hint) ?? [];
  if (word === '') return null;
  const direction = row === undefined ? 'down' : 'across';
  const start = { row: Number(row ?? downRow) - 1, col: (col ?? downCol ?? 'A').charCodeAt(0) - 65 };
  const names = await window.squareNames();
  const squares = [...word].map((letter, nth) => ({ letter, ...along(start, direction, nth) }));
  return {
    direction,
    tiles: squares.filter(({ col: at, row: line }) => names[line * 15 + at]?.includes(', empty')),
  };
}
