import { alphabetOf } from '../../alphabet/alphabet';
import type { LetterCode } from '../../alphabet/tile';
import type { Rules } from '../../board/rules';
import { LetterReader } from '../../lexicon/wordList/letterReader';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import type { ExerciseAnswer } from '../exercise';

/** The longest text that is read. */
export const LONGEST_TEXT = 40;

/** The letters that were typed, or why they cannot be read. */
export function readTyped(
  { distribution }: Rules,
  answer: ExerciseAnswer,
  most: number,
): Result<readonly LetterCode[], Message> {
  const text = answer.kind === 'text' ? answer.text.replace(/\s+/gu, '') : '';
  if (text === '') return fail(message('school.typeLetters', { most }));
  if (text.length > LONGEST_TEXT) return fail(message('school.tooManyLetters', { most }));
  const read = new LetterReader(alphabetOf(distribution)).read(text);
  if (!('letters' in read)) return fail(message('school.noLetter', { letter: quoted(read.unknown) }));
  if (read.letters.length > most) return fail(message('school.tooManyLetters', { most }));
  return ok(read.letters);
}
