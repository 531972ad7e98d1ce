import { alphabetOf } from '../../alphabet/alphabet';
import type { LetterCode } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { LetterReader } from '../wordList/letterReader';
import { construct } from './construct';
import type { Construction, ConstructionKind } from './construction';

/** More words could not be followed, nor more letters of one. */
const MOST_WORDS = 40;
const MOST_LETTERS = 15;

/** As many words as can be followed. */
export const fewOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => [...word].length <= MOST_LETTERS).slice(0, MOST_WORDS);

/** Words as typed, between spaces, commas or semicolons. */
export const typedWords = (typed: string): readonly string[] =>
  typed.split(/[\s,;]+/).filter((word) => word !== '');

/** The construction of typed words; the error says which of them cannot be used. */
export function constructTyped(
  kind: ConstructionKind,
  typed: string,
  distribution: TileDistribution,
): Result<Construction, Message> {
  const words = typedWords(typed);
  if (words.length === 0) return fail(message('building.noWords'));
  if (words.length > MOST_WORDS)
    return fail(message('building.tooManyWords', { count: words.length, most: MOST_WORDS }));
  const letters: (readonly LetterCode[])[] = [];
  for (const word of words) {
    const read = typedLetters(word, distribution);
    if (!read.ok) return read;
    letters.push(read.value);
  }
  return ok(construct(kind, letters));
}

/** The letters of a typed word, or of a part of one. */
export function typedLetters(
  word: string,
  distribution: TileDistribution,
): Result<readonly LetterCode[], Message> {
  const read = new LetterReader(alphabetOf(distribution)).read(word);
  if ('unknown' in read)
    return fail(message('building.unknownLetter', { letter: quoted(read.unknown), word: quoted(word) }));
  if (read.letters.length > MOST_LETTERS)
    return fail(message('building.longWord', { word: quoted(word), most: MOST_LETTERS }));
  return ok(read.letters);
}
