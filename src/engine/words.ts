import type { WordsAnswer, WordsRequest } from '../contract/lexicon/lexiconApi';
import type { RequestError } from '../contract/requests/requestError';
import { parseQuery } from '../core/lexicon/queries/lexiconQuery';
import { searchWords, wordValue } from '../core/lexicon/queries/searchWords';
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
