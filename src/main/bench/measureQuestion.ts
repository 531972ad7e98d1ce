import { alphabetOf } from '../../core/alphabet/alphabet';
import { ENGLISH } from '../../core/alphabet/english';
import { entryAt } from '../../core/certain';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { type LexiconQuery, parseQuery } from '../../core/lexicon/queries/lexiconQuery';
import { searchWords } from '../../core/lexicon/queries/searchWords';
import { LetterReader } from '../../core/lexicon/wordList/letterReader';
import { flaw } from '../../core/message';
import { median } from '../../engine/average';
import { measureCpu } from './measure';

/** Letters to search for inside words. */
export const SOUGHT_LETTERS = 'AX';
const REPETITIONS = 21;

/**
 * CPU time to find the words that contain some letters, and to list all of them in alphabetical order.
 */
export interface QuestionFigures {
  readonly words: number;
  /** CPU times: the first in this process, when nothing is compiled yet, and the median of all. */
  readonly firstMillis: number;
  readonly medianMillis: number;
}

export function measureQuestion(gaddag: Gaddag, text = SOUGHT_LETTERS): QuestionFigures {
  const query = parseQuery({ kind: 'contains', text }, new LetterReader(alphabetOf(ENGLISH)));
  if (!query.ok) throw flaw(query.error.message);
  const answers = Array.from({ length: REPETITIONS }, () => answer(gaddag, query.value));
  const { millis: firstMillis, words } = entryAt(answers, 0);
  return {
    words,
    firstMillis,
    medianMillis: median(answers.map(({ millis }) => millis)),
  };
}

function answer(gaddag: Gaddag, query: LexiconQuery): { words: number; millis: number } {
  const values = ENGLISH.letters.map(({ value }) => value);
  const { result, millis } = measureCpu(() =>
    searchWords(gaddag, values, query, { order: 'alphabet', limit: Number.MAX_SAFE_INTEGER }),
  );
  if (!result.ok) throw new Error('Nobody cancelled the search for words.');
  return { words: result.value.words.length, millis };
}
