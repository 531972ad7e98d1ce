import type { WordFacts, WordInfoRequest, WordsAnswer, WordsRequest } from '../contract/lexicon/lexiconApi';
import type { RequestError } from '../contract/requests/requestError';
import { parseQuery } from '../core/lexicon/queries/lexiconQuery';
import { searchWords, wordValue } from '../core/lexicon/queries/searchWords';
import { wordInfo } from '../core/lexicon/queries/wordInfo';
import { LetterReader } from '../core/lexicon/wordList/letterReader';
import { message } from '../core/message';
import { fail, ok, type Result } from '../core/result';
import type { Clock } from './engineHost';
import type { OpenLexicon } from './lexicon';

export interface WordsOptions {
  readonly now: Clock;
  readonly isCancelled: () => boolean;
}

/** Answers a query to a lexicon. */
export function answerWords(
  { gaddag, info }: OpenLexicon,
  request: Omit<WordsRequest, 'lexicon'>,
  { isCancelled, now }: WordsOptions,
): Result<WordsAnswer, RequestError> {
  const begin = now();
  const { letters, name } = info;
  const { limit, order, values } = request;
  if (values.length !== letters.length) {
    const unequal = message('engine.valueCount', {
      values: String(values.length),
      lexicon: name,
      letters: String(letters.length),
    });
    return fail({ code: 'wrong-alphabet', message: unequal });
  }
  const query = parseQuery(request, new LetterReader(letters));
  if (!query.ok) {
    return fail({ code: 'bad-request', ...query.error });
  }
  const found = searchWords(gaddag, values, query.value, { order, limit, isCancelled });
  if (!found.ok) return fail({ code: 'cancelled', message: message('engine.wordsCancelled') });
  const words = found.value.words.map((word) => ({
    text: Array.from(word, (letter) => letters[letter - 1]).join(''),
    score: wordValue(values, word),
  }));
  return ok({ words, total: found.value.total, durationMs: now() - begin });
}

/** Extensions in an answer; all are counted. */
const MOST_EXTENSIONS = 50;

/** Facts about a word of a lexicon. */
export function answerWordInfo(
  { gaddag, info }: OpenLexicon,
  { blanks, counts, word }: Omit<WordInfoRequest, 'lexicon'>,
): Result<WordFacts, RequestError> {
  const { letters } = info;
  const query = parseQuery({ kind: 'exact', text: word }, new LetterReader(letters));
  if (!query.ok) return fail({ code: 'bad-request', ...query.error });
  const read = 'letters' in query.value ? query.value.letters : [];
  const found = wordInfo(gaddag, read, { letters: counts, blanks });
  const glyphs = (codes: readonly number[]) => codes.map((code) => letters[code - 1] ?? '');
  const spell = (each: readonly number[]) => glyphs(each).join('');
  return ok({
    ...found,
    frontHooks: glyphs(found.frontHooks),
    backHooks: glyphs(found.backHooks),
    anagrams: found.anagrams.map(spell),
    extensions: found.extensions.slice(0, MOST_EXTENSIONS).map(spell),
    extensionCount: found.extensions.length,
  });
}
