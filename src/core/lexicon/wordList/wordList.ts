import type { LetterCode } from '../../alphabet/tile';
import { certain } from '../../certain';
import { BuildMonitor } from '../build/buildMonitor';
import { sortByInsertion } from '../build/insertionSort';
import { sortStrings } from '../build/stringSort';

/**
 * The longest word that the structures of this folder can hold. Word lists have a smaller limit of their own.
 */
export const MAX_WORD_LETTERS = 255;

/**
 * The words of a lexicon as letter codes: ascending by code, a word before its extensions, without
 * duplicates. Created by `sortWords` and `wordListOf`; every builder relies on the order.
 */
export interface WordList {
  /** All words, separated and enclosed by zeros. */
  readonly letters: Uint8Array;
  /** Start of word i in `letters`. */
  readonly starts: Uint32Array;
  readonly lengths: Uint8Array;
  /** Length of the prefix that word i shares with word i − 1. */
  readonly shared: Uint8Array;
  /** The highest possible letter code. */
  readonly alphabetSize: number;
  /** Total letters of all words, which is the number of paths in their GADDAG. */
  readonly letterCount: number;
  /** Length of the longest word. */
  readonly maxLength: number;
}

/** The letters of word `index`, as a view. */
export function wordAt(words: WordList, index: number): Uint8Array {
  const start = words.starts[index]!;
  return words.letters.subarray(start, start + words.lengths[index]!);
}

/**
 * Builds a word list from words in any order, with or without repeats. Letter codes are 1 … `alphabetSize`.
 */
export function wordListOf(words: readonly ArrayLike<LetterCode>[], alphabetSize: number): WordList {
  const letterCount = words.reduce((sum, word) => sum + word.length, 0);
  const letters = new Uint8Array(letterCount + words.length + 1);
  const starts = new Uint32Array(words.length);
  const lengths = new Uint8Array(words.length);
  let at = 1;
  words.forEach((word, index) => {
    if (word.length === 0 || word.length > MAX_WORD_LETTERS)
      throw new RangeError(
        `Word ${index + 1} has ${word.length} letters; 1 to ${MAX_WORD_LETTERS} are allowed`,
      );
    starts[index] = at;
    lengths[index] = word.length;
    letters.set(word, at);
    at += word.length + 1;
  });
  const sorted = sortWords({ letters, starts, lengths, alphabetSize }, new BuildMonitor({}));
  return certain(sorted, 'the list that nobody cancelled').words;
}

export type UnsortedWords = Pick<WordList, 'letters' | 'starts' | 'lengths' | 'alphabetSize'>;

export interface SortedWords {
  readonly words: WordList;
  readonly duplicates: number;
}

/** Sorts words that are separated by zeros in `letters` and drops duplicates; undefined if cancelled. */
export function sortWords(unsorted: UnsortedWords, monitor: BuildMonitor): SortedWords | undefined {
  const { letters, alphabetSize } = unsorted;
  let sorted = sortByInsertion(unsorted, monitor);
  if (sorted === 'unsorted') sorted = sortStrings({ ...unsorted, step: 1 }, 'sort-words', monitor);
  if (sorted === undefined) return undefined;
  const { starts, lengths, shared } = sorted;
  let count = 0;
  let letterCount = 0;
  let maxLength = 0;
  for (let i = 0; i < starts.length; i++) {
    const length = lengths[i]!;
    if (shared[i] === length) continue;
    starts[count] = starts[i]!;
    lengths[count] = length;
    shared[count] = shared[i]!;
    count++;
    letterCount += length;
    if (length > maxLength) maxLength = length;
  }
  return {
    words: {
      letters,
      starts: starts.subarray(0, count),
      lengths: lengths.subarray(0, count),
      shared: shared.subarray(0, count),
      alphabetSize,
      letterCount,
      maxLength,
    },
    duplicates: starts.length - count,
  };
}
