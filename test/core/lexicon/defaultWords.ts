import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';
import { alphabetOf } from '../../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { buildGaddag } from '../../../src/core/lexicon/build/gaddagBuilder';
import type { Gaddag } from '../../../src/core/lexicon/gaddag';
import type { WordList } from '../../../src/core/lexicon/wordList/wordList';
import { parseWordList } from '../../../src/core/lexicon/wordList/wordListParser';
import { flaw } from '../../../src/core/message';
import { once } from '../../once';

/** The default word list as it comes. */
export const DEFAULT_LIST_BYTES: Uint8Array = readFileSync(wordListPath);

/** Its words of 2 to `maxLength` letters, read without the program's own parser, sorted, in upper case. */
export function defaultWords(maxLength: number): string[] {
  const lines = Buffer.from(DEFAULT_LIST_BYTES).toString('latin1').split('\n');
  return lines
    .filter((word) => word.length >= 2 && word.length <= maxLength)
    .map((word) => word.toUpperCase())
    .sort();
}

/** Letter codes of an upper-case English word. */
export function codesOf(word: string): number[] {
  return Array.from(word, (letter) => letter.charCodeAt(0) - 64);
}

export function defaultWordList(maxLength: number): WordList {
  const parsed = parseWordList(DEFAULT_LIST_BYTES, alphabetOf(ENGLISH), { maxLength });
  if (!parsed.ok) throw flaw(parsed.error.message);
  return parsed.value.words;
}

export function builtGaddag(words: WordList): Gaddag {
  const built = buildGaddag(words);
  if (!built.ok) throw flaw(built.error);
  return built.value;
}

/** That of its words of 2 to 15 letters. */
export const defaultGaddag = once(() => builtGaddag(defaultWordList(15)));
