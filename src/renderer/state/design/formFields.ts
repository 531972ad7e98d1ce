import { type Message, message } from '../../../core/message';
import { quoted } from '../../../core/quoted';
/** What is wrong with fields, by the name of the field. */
export type FieldProblems = ReadonlyMap<string, Message>;

/**
 * The whole number that a field holds; null for anything else, and for one that is too
 * large to be told apart.
 */
export function readWhole(text: string): number | null {
  const number = Number(text);
  return WHOLE.test(text) && Number.isSafeInteger(number) ? number : null;
}

const WHOLE = /^\s*-?\d+\s*$/;

/** What is wrong with a field for a whole number; null for a good one. */
export function wholeProblem(text: string): Message | null {
  if (readWhole(text) !== null) return null;
  if (text.trim() === '') return message('design.numberMissing');
  return WHOLE.test(text)
    ? message('design.numberTooLarge')
    : message('design.notWhole', { typed: quoted(text.trim()) });
}

/** What is wrong with a field for a name; null for a good one. */
export const nameProblem = (text: string): Message | null =>
  text.trim() === '' ? message('design.nameMissing') : null;
