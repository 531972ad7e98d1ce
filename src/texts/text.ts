import { IntlMessageFormat } from 'intl-messageformat';
import { ENGLISH_MESSAGES, type TextKey } from './catalogue';

const LOCALE = 'en-US';

/** Messages are parsed when they are said first. */
const parsed = new Map<TextKey, IntlMessageFormat>();

/**
 * What the catalogue says for a key.
 * @param params the values of the message's arguments, by name
 * @throws {Error} where the catalogue lacks the key or the message an argument: a flaw of the program
 */
export function text(key: TextKey, params?: Readonly<Record<string, string | number>>): string {
  const message = ENGLISH_MESSAGES.get(key);
  if (message === undefined) throw new Error(`The catalogue has no text ${key}.`);
  if (params === undefined) return message;
  let format = parsed.get(key);
  if (format === undefined) {
    // Angle brackets are brackets: no text has markup.
    format = new IntlMessageFormat(message, LOCALE, undefined, { ignoreTag: true });
    parsed.set(key, format);
  }
  return String(format.format(params));
}
