import type { LetterCode } from '../../../core/alphabet/tile';
import { letterGlyph, type TileDistribution } from '../../../core/alphabet/tileDistribution';
import { letterForText } from './typedLetter';

/** `L·L` is spelled by L and L: what is no letter needs not be typed. */
const lettersOnly = (glyph: string): string => glyph.replace(/[^\p{L}]/gu, '');

const hasSeveral = (glyph: string): boolean => [...glyph].length > 1;

/** The tile of several characters that some tiles spell together, as C and H spell CH; null: there is none. */
export function joinedLetter(
  distribution: TileDistribution,
  letters: readonly LetterCode[],
): LetterCode | null {
  const text = letters.map((letter) => letterGlyph(distribution, letter)).join('');
  const index = distribution.letters.findIndex(
    ({ glyph }) => hasSeveral(glyph) && lettersOnly(glyph) === lettersOnly(text),
  );
  return index < 0 || letters.length < 2 ? null : index + 1;
}

/** The tiles that spell a tile of several characters; null for one of a single character or without such tiles. */
export function partsOfLetter(
  distribution: TileDistribution,
  letter: LetterCode,
): readonly LetterCode[] | null {
  const glyph = letterGlyph(distribution, letter);
  if (!hasSeveral(glyph)) return null;
  const parts = [...lettersOnly(glyph)].map((character) => letterForText(distribution, character));
  return parts.some((part) => part === null) ? null : parts.filter((part) => part !== null);
}

/** Whether a letter's tile has several characters. */
export const isOfSeveral = (distribution: TileDistribution, letter: LetterCode): boolean =>
  hasSeveral(letterGlyph(distribution, letter));

/** Whether a tile of several characters begins with the text and goes on. */
export function beginsTile({ letters }: TileDistribution, text: string): boolean {
  const beginning = text.toUpperCase();
  return letters.some(({ glyph }) => glyph !== beginning && glyph.startsWith(beginning));
}

/** How many characters the longest tile has. */
export const longestGlyph = ({ letters }: TileDistribution): number =>
  Math.max(...letters.map(({ glyph }) => [...glyph].length));
