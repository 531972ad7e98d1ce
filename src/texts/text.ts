import { ENGLISH_MESSAGES, type TextKey } from './catalogue';
import { messageParts, type Parts, sayParts, type TextParams } from './messageParts';

/** Messages are taken apart when they are said first. */
const known = new Map<string, Parts>();

/**
 * What the catalogue says for a key.
 * @param params the values of the message's arguments, by name
 * @throws {Error} where the catalogue lacks the key or the message an argument: a flaw of the program
 */
export const text = (key: TextKey, params?: TextParams): string => textOf(key, params);

/** The same for a key that is known only as the program runs. */
export function textOf(key: string, params?: TextParams): string {
  let parts = params === undefined ? undefined : known.get(key);
  if (params === undefined || parts === undefined) {
    const message = ENGLISH_MESSAGES.get(key);
    if (message === undefined) throw new Error(`The catalogue has no text ${key}.`);
    if (params === undefined) return message;
    parts = messageParts(message);
    known.set(key, parts);
  }
  return sayParts(parts, params);
}
