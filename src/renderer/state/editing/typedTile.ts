import type { LetterCode } from '../../../core/alphabet/tile';
import { letterGlyph, type TileDistribution } from '../../../core/alphabet/tileDistribution';
import { type Message, message } from '../../../core/message';
import { quoted } from '../../../core/quoted';

/** The beginning of a tile of several characters: `L·` of L·L, or the text after `[`. */
export interface TypedText {
  /** Upper case, without the bracket. */
  readonly text: string;
  /** Whether it ends with `]`; otherwise it ends with the tile's last character. */
  readonly isBracketed: boolean;
  readonly isBlank: boolean;
  /** Number of tiles typed before that are part of it. */
  readonly replaces: number;
}

/** The letter for a typed character in either case; null if the tile set has none. */
export function letterForText({ letters }: TileDistribution, text: string): LetterCode | null {
  const glyph = text.toUpperCase();
  const index = letters.findIndex((letter) => letter.glyph === glyph);
  return index < 0 ? null : index + 1;
}

export const unknownLetterNotice = ({ name }: TileDistribution, text: string): Message =>
  message('editing.unknownLetter', { tileSet: name, letter: quoted(text.toUpperCase()) });

/** `L·L` can be typed as L and L: characters other than letters are optional. */
const lettersOnly = (glyph: string): string => glyph.replace(/[^\p{L}]/gu, '');

const hasSeveral = (glyph: string): boolean => [...glyph].length > 1;

/**
 * The tile of several characters that some tiles spell together, as C and H spell CH; null if there is none.
 */
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

/** The tiles that spell a tile of several characters; null for a single character or without such tiles. */
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

/** Whether the text is a proper prefix of a tile of several characters. */
export function beginsTile({ letters }: TileDistribution, text: string): boolean {
  const beginning = text.toUpperCase();
  return letters.some(({ glyph }) => glyph !== beginning && glyph.startsWith(beginning));
}

/** Number of characters of the longest tile. */
export const longestGlyph = ({ letters }: TileDistribution): number =>
  Math.max(...letters.map(({ glyph }) => [...glyph].length));
