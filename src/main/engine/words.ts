import type { RequestError } from '../../contract/engineApi';
import type { WordsAnswer, WordsRequest } from '../../contract/lexiconApi';
import { ENGLISH } from '../../core/alphabet/english';
import { letterGlyph } from '../../core/alphabet/tileDistribution';
import type { Gaddag } from '../../core/lexicon/gaddag';
import { LetterReader } from '../../core/lexicon/letterReader';
import { parseQuery } from '../../core/lexicon/queries/lexiconQuery';
import { searchWords, wordValue } from '../../core/lexicon/queries/searchWords';
import { fail, ok, type Result } from '../../core/result';

/** Answers a question to a lexicon, of which every one is spelled with the English letters. */
export function answerWords(
  gaddag: Gaddag,
  request: Omit<WordsRequest, 'lexicon'>,
  isCancelled: () => boolean,
): Result<WordsAnswer, RequestError> {
  const begin = performance.now();
  const query = parseQuery(request, new LetterReader(ENGLISH));
  if (!query.ok) {
    const { message, position } = query.error;
    return fail({ code: 'bad-request', message, position });
  }
  const { order, limit } = request;
  const found = searchWords(gaddag, ENGLISH, query.value, { order, limit, isCancelled });
  if (!found.ok) return fail({ code: 'cancelled', message: 'The search for words was cancelled.' });
  const words = found.value.words.map((word) => ({
    text: Array.from(word, (letter) => letterGlyph(ENGLISH, letter)).join(''),
    score: wordValue(ENGLISH, word),
  }));
  return ok({ words, total: found.value.total, durationMs: performance.now() - begin });
}
