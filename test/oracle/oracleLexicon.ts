import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';
import { buildGaddag } from '../../src/core/lexicon/build/gaddagBuilder';
import type { Gaddag } from '../../src/core/lexicon/gaddag';
import { wordListOf } from '../../src/core/lexicon/wordList/wordList';
import { once } from '../once';

/** SHA-256 of the list behind the counts in `data/`, one word per line. */
export const ORACLE_WORDS_SHA256 = '9c141826c3166bd4508bef5faa75230a6fbb6f5db23c9329d07de13e114de13c';

/** The 269,870 words of the package `word-list` of 2 to 15 letters, in capitals, sorted. */
export const readOracleWords = once((): readonly string[] => {
  const words = readFileSync(wordListPath, 'utf8').toUpperCase().split('\n');
  return words.filter((word) => /^[A-Z]{2,15}$/.test(word)).sort();
});

export const hashOfLines = (lines: readonly string[]): string =>
  createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');

export const codesOf = (word: string): number[] => [...word].map((letter) => letter.charCodeAt(0) - 64);

export function buildSmallGaddag(words: readonly (readonly number[])[], alphabetSize = 26): Gaddag {
  const built = buildGaddag(wordListOf(words, alphabetSize));
  if (!built.ok) throw new Error('The build was cancelled.');
  return built.value;
}

export const buildOracleGaddag = once((): Gaddag => buildSmallGaddag(readOracleWords().map(codesOf)));
