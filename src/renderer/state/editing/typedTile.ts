import type { LetterCode } from '../../../core/alphabet/tile';
import { letterGlyph, type TileDistribution } from '../../../core/alphabet/tileDistribution';
import { type Message, message } from '../../../core/message';
import { quoted } from '../../../core/quoted';

/** The beginning of a tile of several characters: `L·` of L·L, or what was typed behind `[`. */
export interface TypedText {
  /** Upper case, without the bracket. */
  readonly text: string;
  /** It ends with `]`; else by itself, with the tile's last character. */
  readonly isBracketed: boolean;
  readonly isBlank: boolean;
  /** How many of the tiles typed before are part of it. */
  readonly replaces: number;
}

/**
 * The letter that a typed character stands for, in either case; null when the tile set has no such letter.
 */
export function letterForText({ letters }: TileDistribution, text: string): LetterCode | null {
  const glyph = text.toUpperCase();
  const index = letters.findIndex((letter) => letter.glyph === glyph);
  return index < 0 ? null : index + 1;
}

export const unknownLetterNotice = ({ name }: TileDistribution, text: string): Message =>
  message('editing.unknownLetter', { tileSet: name, letter: quoted(text.toUpperCase()) });

/** `L·L` is spelled by L and L: what is no letter needs not be typed. */
const lettersOnly = (glyph: string): string => glyph.replace(/[^\p{L}]/gu, '');

const hasSeveral = (glyph: string): boolean => [...glyph].length > 1;

/**
 * The tile of several characters that some tiles spell together, as C and H spell CH; null: there is none.
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

/**
 * The tiles that spell a tile of several characters; null for one of a single
 * character or without such tiles.
 */
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
