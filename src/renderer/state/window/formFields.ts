import { type Message, message } from '../../../core/message';
import { quoted } from '../../../core/quoted';
/** Problems by name of the field. */
export type FieldProblems = ReadonlyMap<string, Message>;

/** The whole number in a field; null for anything else, or if it is not a safe integer. */
export function readWhole(text: string): number | null {
  const number = Number(text);
  return WHOLE.test(text) && Number.isSafeInteger(number) ? number : null;
}

const WHOLE = /^\s*-?\d+\s*$/;

/** The problem with a field for a whole number; null if it is valid. */
export function wholeProblem(text: string): Message | null {
  if (readWhole(text) !== null) return null;
  if (text.trim() === '') return message('design.numberMissing');
  return WHOLE.test(text)
    ? message('design.numberTooLarge')
    : message('design.notWhole', { typed: quoted(text.trim()) });
}

/** The problem with a field for a name; null if it is valid. */
export const nameProblem = (text: string): Message | null =>
  text.trim() === '' ? message('design.nameMissing') : null;
