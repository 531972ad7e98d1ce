import type { SquareView } from '../sceneView';
import type { FlatDetail } from './flatLayout';
import { squareBackground, squareInk, squareLabel } from './squareLook';

/** The print on a square of the flat board. */
export interface FlatPrint {
  readonly lines: readonly string[];
  readonly hasStar: boolean;
}

const NOTHING: FlatPrint = { lines: [], hasStar: false };

/**
 * Prints only what is legible: otherwise the colour identifies the square, and the legend explains the
 * colours.
 */
export function flatPrint(square: SquareView, detail: FlatDetail): FlatPrint {
  if (square.isBrick === true) return NOTHING;
  const label = squareLabel(square);
  const lines = label === '' ? [] : label.split('·');
  const room = detail === 'full' ? 2 : detail === 'short' ? 1 : 0;
  const wanted = lines.length + (square.isStart ? 1 : 0);
  // Of star and label, only the star has no colour.
  if (wanted <= room) return { lines, hasStar: square.isStart };
  return { lines: [], hasStar: square.isStart };
}

/** A colour of the board and its meaning. */
export interface LegendEntry {
  readonly label: string;
  readonly background: string;
  readonly ink: string;
}

/** Every kind of premium square on the board, letters before words, weak before strong. */
export function boardLegend(squares: readonly SquareView[]): readonly LegendEntry[] {
  const kinds = new Map<string, SquareView>();
  for (const square of squares) {
    const label = square.isBrick === true ? '' : squareLabel(square);
    if (label !== '' && !kinds.has(label)) kinds.set(label, square);
  }
  const sorted = [...kinds].sort(
    ([, one], [, other]) =>
      one.wordMultiplier - other.wordMultiplier || one.letterMultiplier - other.letterMultiplier,
  );
  return sorted.map(([label, square]) => ({
    label,
    background: squareBackground(square),
    ink: squareInk(square),
  }));
}
