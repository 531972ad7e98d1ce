import { MAX_LETTERS } from './tile';
import type { TileDistribution } from './tileDistribution';

/** The letters that words are spelled with, as printed on the tiles, in the order of their codes from 1. */
export type Alphabet = readonly string[];

export const alphabetOf = ({ letters }: TileDistribution): Alphabet => letters.map(({ glyph }) => glyph);

export const isSameAlphabet = (a: Alphabet, b: Alphabet): boolean =>
  a.length === b.length && a.every((glyph, index) => glyph === b[index]);

/** Whether words can be spelled with the alphabet: 1 to 32 distinct letters in upper case. */
export const isUsableAlphabet = (alphabet: Alphabet): boolean =>
  alphabet.length >= 1 &&
  alphabet.length <= MAX_LETTERS &&
  new Set(alphabet).size === alphabet.length &&
  alphabet.every((glyph) => glyph !== '' && glyph === glyph.toUpperCase());
