import type { TextKey } from './catalogue';
import { messageParts, sayParts, type TextParams } from './messageParts';
import { spoken } from './spoken';

/**
 * What the catalogue says for a key, in the language that is spoken.
 * @param params the values of the message's arguments, by name
 * @throws {Error} where the catalogue lacks the key or the message an argument: a flaw of the program
 */
export const text = (key: TextKey, params?: TextParams): string => textOf(key, params);

/** The same for a key that is known only as the program runs. */
export function textOf(key: string, params?: TextParams): string {
  const now = spoken();
  let parts = params === undefined ? undefined : now.parts.get(key);
  if (params === undefined || parts === undefined) {
    const message = now.messages.get(key);
    if (message === undefined) throw new Error(`The catalogue has no text ${key}.`);
    if (params === undefined) return message;
    parts = messageParts(message);
    now.parts.set(key, parts);
  }
  return sayParts(parts, params, now);
}
