import type { Gaddag } from '../gaddag';
import type { LexiconQuery } from './lexiconQuery';
import { type Word, WordWalk } from './wordWalk';

/**
 * The words that answer a question, each once, as they are found: nothing is looked for before it is asked for. The
 * order is that of the walk through the GADDAG.
 */
export function* findWords(gaddag: Gaddag, query: LexiconQuery): Generator<Word> {
  for (const word of matches(gaddag, query))
    if (word.length >= query.minLength && word.length <= query.maxLength) yield word;
}

function matches(gaddag: Gaddag, query: LexiconQuery): Iterable<Word> {
  const walk = new WordWalk(gaddag, query.maxLength);
  switch (query.kind) {
    case 'pattern':
      return walk.matching(query.pattern);
    case 'anagram':
      return walk.fromTiles(query.letters, query.blanks, true);
    case 'sub-anagram':
      return walk.fromTiles(query.letters, query.blanks, false);
    case 'exact':
      return gaddag.acceptsWord(query.letters) ? [query.letters] : [];
    case 'prefix':
      return walk.beginningWith(query.letters);
    case 'suffix':
      return walk.endingWith(query.letters);
    case 'contains':
      return walk.containing(query.letters);
    case 'front-hooks':
      return longer(query.letters, new WordWalk(gaddag, query.letters.length + 1).endingWith(query.letters));
    case 'back-hooks':
      return longer(
        query.letters,
        new WordWalk(gaddag, query.letters.length + 1).beginningWith(query.letters),
      );
    case 'inner-hooks':
      return innerHooks(gaddag, query.letters);
  }
}

function* longer(letters: Word, words: Iterable<Word>): Generator<Word> {
  for (const word of words) if (word.length > letters.length) yield word;
}

/** The words that remain when the first or the last letter is taken away. */
function innerHooks(gaddag: Gaddag, letters: Word): Word[] {
  const withoutFirst = letters.slice(1);
  const withoutLast = letters.slice(0, -1);
  const isSame = withoutFirst.join() === withoutLast.join();
  return (isSame ? [withoutFirst] : [withoutFirst, withoutLast]).filter((word) => gaddag.acceptsWord(word));
}
