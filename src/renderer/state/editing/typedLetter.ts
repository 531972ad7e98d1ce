import type { LetterCode } from '../../../core/alphabet/tile';
import type { TileDistribution } from '../../../core/alphabet/tileDistribution';
import { quoted } from '../../../core/quoted';

/** The letter that a typed character stands for, in either case; null when the tile set has no such letter. */
export function letterForText({ letters }: TileDistribution, text: string): LetterCode | null {
  const glyph = text.toUpperCase();
  const index = letters.findIndex((letter) => letter.glyph === glyph);
  return index < 0 ? null : index + 1;
}

export const unknownLetterNotice = ({ name }: TileDistribution, text: string): string =>
  `The ${name} tile set has no letter ${quoted(text.toUpperCase())}.`;
