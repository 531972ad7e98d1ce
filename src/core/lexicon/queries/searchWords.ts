import { type TileDistribution, tileValue } from '../../alphabet/tileDistribution';
import { fail, ok, type Result } from '../../result';
import type { Gaddag } from '../gaddag';
import { findWords } from './findWords';
import type { LexiconQuery } from './lexiconQuery';
import type { Word } from './wordWalk';

/** By alphabet; the longest words first; the words worth most points first. The last two go on by alphabet. */
export type WordOrder = 'alphabet' | 'length' | 'score';

export interface SearchOptions {
  readonly order: WordOrder;
  /** The most words to return; all are counted. */
  readonly limit: number;
  /** Asked again and again while words are found. */
  readonly isCancelled?: (() => boolean) | undefined;
}

export interface SearchResult {
  /** All words that answer the question. */
  readonly total: number;
  /** The first of them in the order asked for. */
  readonly words: readonly Word[];
}

/** Words between two questions whether the search was cancelled. */
const WORDS_BETWEEN_CHECKS = 1 << 12;

/** Answers a question completely. */
export function searchWords(
  gaddag: Gaddag,
  distribution: TileDistribution,
  query: LexiconQuery,
  options: SearchOptions,
): Result<SearchResult, 'cancelled'> {
  const found: { readonly word: Word; readonly rank: number }[] = [];
  const rank = rankBy(options.order, distribution);
  for (const word of findWords(gaddag, query)) {
    if (found.length % WORDS_BETWEEN_CHECKS === 0 && (options.isCancelled?.() ?? false))
      return fail('cancelled');
    found.push({ word, rank: rank(word) });
  }
  found.sort((a, b) => b.rank - a.rank || compareWords(a.word, b.word));
  return ok({ total: found.length, words: found.slice(0, options.limit).map(({ word }) => word) });
}

function rankBy(order: WordOrder, distribution: TileDistribution): (word: Word) => number {
  if (order === 'alphabet') return () => 0;
  if (order === 'length') return (word) => word.length;
  return (word) => wordValue(distribution, word);
}

/** Points of a word's tiles, none of them a blank and no square multiplied. */
export function wordValue(distribution: TileDistribution, word: Word): number {
  return word.reduce((sum, letter) => sum + tileValue(distribution, letter), 0);
}

function compareWords(a: Word, b: Word): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
