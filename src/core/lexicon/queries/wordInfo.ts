import type { LetterCode } from '../../alphabet/tile';
import type { Gaddag } from '../gaddag';
import { MAX_WORD_LETTERS } from '../wordList/wordList';
import { findWords } from './findWords';
import type { LexiconQuery } from './lexiconQuery';
import type { Word } from './wordWalk';

/** Facts about a word that follow from its lexicon alone. */
export interface WordInfo {
  /** Letters that make another word before or after it. */
  readonly frontHooks: readonly LetterCode[];
  readonly backHooks: readonly LetterCode[];
  /** Whether it is still a word without its first or last letter. */
  readonly dropsFirst: boolean;
  readonly dropsLast: boolean;
  /** Other words of the same letters. */
  readonly anagrams: readonly Word[];
  /** Words that contain it and are more than one letter longer. */
  readonly extensions: readonly Word[];
  /** Its place from 1 among the words of its length, the likeliest to be drawn first. */
  readonly rank: number;
  readonly ofLength: number;
}

/** The number of tiles of each letter, in alphabet order, and of blanks. */
export interface TileCount {
  readonly letters: readonly number[];
  readonly blanks: number;
}

export function wordInfo(gaddag: Gaddag, word: Word, tiles: TileCount): WordInfo {
  const any = { minLength: 1, maxLength: MAX_WORD_LETTERS };
  const find = (query: LexiconQuery): Word[] => [...findWords(gaddag, query)];
  const letters = [...word];
  const hooks = (kind: 'front-hooks' | 'back-hooks') => find({ ...any, kind, letters });
  const longer = { minLength: word.length + 2, maxLength: MAX_WORD_LETTERS };
  const others = find({ ...any, kind: 'anagram', letters, blanks: 0 }).filter(
    (each) => compare(each, word) !== 0,
  );
  return {
    frontHooks: sorted(hooks('front-hooks').map((each) => each[0] ?? 0)),
    backHooks: sorted(hooks('back-hooks').map((each) => each[word.length] ?? 0)),
    dropsFirst: word.length > 1 && gaddag.acceptsWord(letters.slice(1)),
    dropsLast: word.length > 1 && gaddag.acceptsWord(letters.slice(0, -1)),
    anagrams: others.sort(compare),
    extensions: find({ ...longer, kind: 'contains', letters }).sort(
      (one, other) => one.length - other.length || compare(one, other),
    ),
    ...placeOf(gaddag, word, tiles),
  };
}

function placeOf(gaddag: Gaddag, word: Word, tiles: TileCount): Pick<WordInfo, 'rank' | 'ofLength'> {
  const own = waysToDraw(word, tiles);
  const limits = { minLength: word.length, maxLength: word.length };
  let [rank, ofLength] = [1, 0];
  // That many blanks can form any word of this length.
  for (const other of findWords(gaddag, { ...limits, kind: 'anagram', letters: [], blanks: word.length })) {
    const ways = waysToDraw(other, tiles);
    ofLength++;
    if (ways > own || (ways === own && compare(other, word) < 0)) rank++;
  }
  return { rank, ofLength };
}

/** How many sets of tiles spell the word, blanks included. */
export function waysToDraw(word: Word, { blanks, letters }: TileCount): number {
  /** By number of blanks: the ways to take the other letters. */
  let ways = [1];
  for (const letter of new Set(sorted([...word]))) {
    const wanted = word.filter((each) => each === letter).length;
    const next = Array<number>(ways.length + wanted).fill(0);
    ways.forEach((count, used) => {
      for (let more = 0; more <= wanted; more++)
        next[used + more] =
          (next[used + more] ?? 0) + count * choose(letters[letter - 1] ?? 0, wanted - more);
    });
    ways = next;
  }
  return ways.reduce((sum, count, used) => sum + count * choose(blanks, used), 0);
}

function choose(count: number, taken: number): number {
  if (taken > count) return 0;
  let ways = 1;
  for (let nth = 1; nth <= taken; nth++) ways = (ways * (count - taken + nth)) / nth;
  return ways;
}

const sorted = (letters: readonly LetterCode[]): LetterCode[] =>
  letters.toSorted((one, other) => one - other);

function compare(one: Word, other: Word): number {
  const at = one.findIndex((letter, nth) => letter !== other[nth]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? 0);
}
