import { letterBit } from '../../alphabet/letterMask';
import type { LetterCode } from '../../alphabet/tile';
import { message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import type { LetterReader } from '../wordList/letterReader';
import type { QueryError } from './queryError';

/** One part of a pattern: a set of letters, as a mask, that matches one letter, or a run of any letters. */
export type PatternPart = { readonly kind: 'letter'; readonly mask: number } | { readonly kind: 'run' };

/** A word must match all parts in order. */
export type WordPattern = readonly PatternPart[];

const ANY_LETTER: PatternPart = { kind: 'letter', mask: -1 };
const ANY_RUN: PatternPart = { kind: 'run' };

/**
 * Parses a pattern: a letter stands for itself, `?` for one letter, `*` for any run of letters (also empty),
 * `[AEI]` for one of the letters and `[^S]` for any other letter. Error positions count characters from 0.
 */
export function parseWordPattern(text: string, reader: LetterReader): Result<WordPattern, QueryError> {
  const parts: PatternPart[] = [];
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    if (character === '?' || character === '*') {
      // Consecutive runs are merged.
      if (character === '?') parts.push(ANY_LETTER);
      else if (parts.at(-1) !== ANY_RUN) parts.push(ANY_RUN);
      at++;
    } else if (character === '[') {
      const set = parseSet(text, at, reader);
      if (!set.ok) return set;
      parts.push({ kind: 'letter', mask: set.value.mask });
      at = set.value.end;
    } else {
      const end = endOfPlainText(text, at);
      const letters = readLetters(text, at, end, reader);
      if (!letters.ok) return letters;
      for (const letter of letters.value) parts.push({ kind: 'letter', mask: letterBit(letter) });
      at = end;
    }
  }
  if (parts.length === 0) return fail({ position: 0, message: message('wordQuestion.emptyPattern') });
  return ok(parts);
}

/** The letters of the text between `from` and `end` (exclusive). */
export function readLetters(
  text: string,
  from: number,
  end: number,
  reader: LetterReader,
): Result<readonly LetterCode[], QueryError> {
  const result = reader.read(text.slice(from, end));
  if ('letters' in result) return ok(result.letters);
  const unknown = message('wordQuestion.unknownLetter', { letter: quoted(result.unknown) });
  return fail({ position: from + result.position, message: unknown });
}

function endOfPlainText(text: string, from: number): number {
  let end = from;
  while (end < text.length && !'?*['.includes(text.charAt(end))) end++;
  return end;
}

function parseSet(
  text: string,
  from: number,
  reader: LetterReader,
): Result<{ mask: number; end: number }, QueryError> {
  const close = text.indexOf(']', from);
  if (close < 0) return fail({ position: from, message: message('wordQuestion.openSet') });
  const isNegated = text[from + 1] === '^';
  const first = from + (isNegated ? 2 : 1);
  if (first === close) return fail({ position: from, message: message('wordQuestion.emptySet') });
  const letters = readLetters(text, first, close, reader);
  if (!letters.ok) return letters;
  const mask = letters.value.reduce((bits, letter) => bits | letterBit(letter), 0);
  return ok({ mask: isNegated ? ~mask : mask, end: close + 1 });
}
