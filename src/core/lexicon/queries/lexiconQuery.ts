import type { LetterCode } from '../../alphabet/tile';
import { BLANK_GLYPH } from '../../alphabet/tileDistribution';
import { message } from '../../message';
import { lengthProblem, MAX_PART } from '../../notation/text/textBounds';
import { fail, ok, type Result } from '../../result';
import type { LetterReader } from '../wordList/letterReader';
import { MAX_WORD_LETTERS } from '../wordList/wordList';
import type { QueryError } from './queryError';
import { parseWordPattern, readLetters, type WordPattern } from './wordPattern';

/**
 * Queries about a run of letters: words that equal it, begin or end with it, contain it, or differ by one
 * hook.
 */
export type LetterQueryKind =
  | 'exact'
  | 'prefix'
  | 'suffix'
  | 'contains'
  | 'front-hooks'
  | 'back-hooks'
  | 'inner-hooks';

/** Queries about tiles: the words that use all of them, or some. */
export type TileQueryKind = 'anagram' | 'sub-anagram';

export type QueryKind = LetterQueryKind | TileQueryKind | 'pattern';

interface LengthLimits {
  /** In letters. */
  readonly minLength: number;
  readonly maxLength: number;
}

export type LexiconQuery = LengthLimits &
  (
    | { readonly kind: LetterQueryKind; readonly letters: readonly LetterCode[] }
    | { readonly kind: TileQueryKind; readonly letters: readonly LetterCode[]; readonly blanks: number }
    | { readonly kind: 'pattern'; readonly pattern: WordPattern }
  );

/** A query as the user types it. */
export interface QueryText {
  readonly kind: QueryKind;
  /** Letters; for patterns see `parseWordPattern`; in anagram queries `?` is a blank. */
  readonly text: string;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

export function parseQuery(query: QueryText, reader: LetterReader): Result<LexiconQuery, QueryError> {
  const { kind, text, minLength = 1, maxLength = MAX_WORD_LETTERS } = query;
  if (text === '') return fail({ position: 0, message: message('wordQuestion.empty') });
  const tooLong = lengthProblem('tooLong.question', text, MAX_PART);
  if (tooLong !== undefined) return fail({ position: MAX_PART, message: tooLong });
  if (minLength > maxLength) {
    const none = message('wordQuestion.noLength', { least: String(minLength), most: String(maxLength) });
    return fail({ position: 0, message: none });
  }
  const limits = { minLength, maxLength };
  if (kind === 'pattern') {
    const pattern = parseWordPattern(text, reader);
    return pattern.ok ? ok({ ...limits, kind, pattern: pattern.value }) : pattern;
  }
  if (kind === 'anagram' || kind === 'sub-anagram') return parseTiles({ ...limits, kind }, text, reader);
  const letters = readLetters(text, 0, text.length, reader);
  return letters.ok ? ok({ ...limits, kind, letters: letters.value }) : letters;
}

function parseTiles(
  query: LengthLimits & { readonly kind: TileQueryKind },
  text: string,
  reader: LetterReader,
): Result<LexiconQuery, QueryError> {
  const letters: LetterCode[] = [];
  let position = 0;
  for (const piece of text.split(BLANK_GLYPH)) {
    const read = readLetters(text, position, position + piece.length, reader);
    if (!read.ok) return read;
    letters.push(...read.value);
    position += piece.length + BLANK_GLYPH.length;
  }
  const blanks = text.split(BLANK_GLYPH).length - 1;
  return ok({ ...query, letters, blanks });
}
