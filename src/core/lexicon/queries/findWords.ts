import type { Gaddag } from '../gaddag';
import type { LexiconQuery } from './lexiconQuery';
import { PatternRule } from './patternRule';
import { TileRule } from './tileRule';
import { ANY_WORD, type Word, WordWalk } from './wordWalk';

/**
 * The words that match a query, each once, found lazily. They come in the order of the walk through the
 * GADDAG.
 */
export function* findWords(gaddag: Gaddag, query: LexiconQuery): Generator<Word> {
  for (const word of matches(gaddag, query))
    if (word.length >= query.minLength && word.length <= query.maxLength) yield word;
}

function matches(gaddag: Gaddag, query: LexiconQuery): Iterable<Word> {
  const { maxLength } = query;
  switch (query.kind) {
    case 'pattern':
      return new WordWalk(gaddag, maxLength, new PatternRule(query.pattern)).startAtFirstLetter();
    case 'anagram':
    case 'sub-anagram': {
      const rule = new TileRule(query.letters, query.blanks, query.kind === 'anagram');
      return new WordWalk(gaddag, maxLength, rule).startAtFirstLetter();
    }
    case 'exact':
      return gaddag.acceptsWord(query.letters) ? [query.letters] : [];
    case 'prefix':
      return beginningWith(gaddag, query.letters, maxLength);
    case 'suffix':
      return endingWith(gaddag, query.letters, maxLength);
    case 'contains':
      return containing(gaddag, query.letters, maxLength);
    case 'front-hooks':
      return longerThan(query.letters, endingWith(gaddag, query.letters, query.letters.length + 1));
    case 'back-hooks':
      return longerThan(query.letters, beginningWith(gaddag, query.letters, query.letters.length + 1));
    case 'inner-hooks':
      return innerHooks(gaddag, query.letters);
  }
}

/** Follows the letters reversed, then the separator; if there are no more letters, the letters alone. */
function beginningWith(gaddag: Gaddag, letters: Word, maxLength: number): WordWalk {
  return new WordWalk(gaddag, maxLength).startAround(letters, { toTheLeft: false, toTheRight: true });
}

/** Follows the letters reversed, without a separator. */
function endingWith(gaddag: Gaddag, letters: Word, maxLength: number): WordWalk {
  return new WordWalk(gaddag, maxLength).startAround(letters, { toTheLeft: true, toTheRight: false });
}

/**
 * Follows the letters reversed, then anything. A word that contains the letters twice has a path for each
 * occurrence; only that of the first one is followed, so the letters must not occur again to the left.
 */
function containing(gaddag: Gaddag, letters: Word, maxLength: number): WordWalk {
  const first = { ...ANY_WORD, enter: (): boolean => walk.isGoingRight || !walk.beginsWith(letters) };
  const walk: WordWalk = new WordWalk(gaddag, maxLength, first);
  return walk.startAround(letters, { toTheLeft: true, toTheRight: true });
}

function* longerThan(letters: Word, words: Iterable<Word>): Generator<Word> {
  for (const word of words) if (word.length > letters.length) yield word;
}

/** The words that remain if the first or the last letter is removed. */
function innerHooks(gaddag: Gaddag, letters: Word): Word[] {
  const withoutFirst = letters.slice(1);
  const withoutLast = letters.slice(0, -1);
  const isSame = withoutFirst.join() === withoutLast.join();
  return (isSame ? [withoutFirst] : [withoutFirst, withoutLast]).filter((word) => gaddag.acceptsWord(word));
}
