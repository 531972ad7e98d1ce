import type { Gaddag } from '../gaddag';
import type { LexiconQuery } from './lexiconQuery';
import { PatternRule } from './patternRule';
import { TileRule } from './tileRule';
import { ANY_WORD, type Word, WordWalk } from './wordWalk';

/**
 * The words that answer a question, each once, as they are found: nothing is looked for before it is asked
 * for. The order is that of the walk through the GADDAG.
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

/** The letters reversed, then the separator; without it, the letters themselves. */
function beginningWith(gaddag: Gaddag, letters: Word, maxLength: number): WordWalk {
  return new WordWalk(gaddag, maxLength).startAround(letters, { toTheLeft: false, toTheRight: true });
}

/** The letters reversed, and no separator. */
function endingWith(gaddag: Gaddag, letters: Word, maxLength: number): WordWalk {
  return new WordWalk(gaddag, maxLength).startAround(letters, { toTheLeft: true, toTheRight: false });
}

/**
 * The letters reversed, and whatever follows. A word that holds the letters twice has a path for each time;
 * only the path of the first time is followed, so to the left the letters must not come again.
 */
function containing(gaddag: Gaddag, letters: Word, maxLength: number): WordWalk {
  const first = { ...ANY_WORD, enter: (): boolean => walk.isGoingRight || !walk.beginsWith(letters) };
  const walk: WordWalk = new WordWalk(gaddag, maxLength, first);
  return walk.startAround(letters, { toTheLeft: true, toTheRight: true });
}

function* longerThan(letters: Word, words: Iterable<Word>): Generator<Word> {
  for (const word of words) if (word.length > letters.length) yield word;
}

/** The words that remain when the first or the last letter is taken away. */
function innerHooks(gaddag: Gaddag, letters: Word): Word[] {
  const withoutFirst = letters.slice(1);
  const withoutLast = letters.slice(0, -1);
  const isSame = withoutFirst.join() === withoutLast.join();
  return (isSame ? [withoutFirst] : [withoutFirst, withoutLast]).filter((word) => gaddag.acceptsWord(word));
}
