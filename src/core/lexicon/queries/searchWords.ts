import { certain } from '../../certain';
import { fail, ok, type Result } from '../../result';
import type { Gaddag } from '../gaddag';
import { findWords } from './findWords';
import type { LexiconQuery } from './lexiconQuery';
import type { Word } from './wordWalk';

/** Alphabetical; longest first; most points first. Ties of the last two are alphabetical. */
export type WordOrder = 'alphabet' | 'length' | 'score';

export interface SearchOptions {
  readonly order: WordOrder;
  /** The most words to return; all of them are counted. */
  readonly limit: number;
  /** Polled during the search. */
  readonly isCancelled?: (() => boolean) | undefined;
}

export interface SearchResult {
  /** Total number of matching words. */
  readonly total: number;
  /** The first of them in the requested order. */
  readonly words: readonly Word[];
}

/** Words between two checks for cancellation. */
const WORDS_BETWEEN_CHECKS = 1 << 12;

/** Answers a query completely. `values` are the points of the letters' tiles, in alphabet order. */
export function searchWords(
  gaddag: Gaddag,
  values: readonly number[],
  query: LexiconQuery,
  options: SearchOptions,
): Result<SearchResult, 'cancelled'> {
  const byRank = new Map<number, Word[]>();
  const rank = rankBy(options.order, values);
  let total = 0;
  for (const word of findWords(gaddag, query)) {
    if (total++ % WORDS_BETWEEN_CHECKS === 0 && (options.isCancelled?.() ?? false)) return fail('cancelled');
    const wordRank = rank(word);
    const equals = byRank.get(wordRank);
    if (equals === undefined) byRank.set(wordRank, [word]);
    else equals.push(word);
  }
  return ok({ total, words: firstOf(byRank, options.limit) });
}

/** The first words in order of rank, highest first. Ranks beyond the limit are not sorted. */
function firstOf(byRank: ReadonlyMap<number, Word[]>, limit: number): Word[] {
  const words: Word[] = [];
  for (const [, equals] of [...byRank].sort(([a], [b]) => b - a)) {
    if (words.length >= limit) break;
    for (const word of equals.sort(compareWords)) words.push(word);
  }
  return words.slice(0, limit);
}

function rankBy(order: WordOrder, values: readonly number[]): (word: Word) => number {
  if (order === 'alphabet') return () => 0;
  if (order === 'length') return (word) => word.length;
  return (word) => wordValue(values, word);
}

/** Points of a word's tiles, without blanks and without premiums. */
export function wordValue(values: readonly number[], word: Word): number {
  return word.reduce((sum, letter) => sum + (values[letter - 1] ?? 0), 0);
}

function compareWords(a: Word, b: Word): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = certain(a[i], 'a letter') - certain(b[i], 'a letter');
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
