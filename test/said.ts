import { type KeyedMessage, type MessageParams, message } from '../src/core/message';
import type { TextKey } from '../src/texts/catalogue';
import { say } from '../src/texts/say';

const isKeyed = (value: object): value is KeyedMessage =>
  'key' in value && Object.keys(value).every((name) => name === 'key' || name === 'params');

/** A value with every message in it formatted, at any depth. */
export function said(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (isKeyed(value)) return say(value);
  if (Array.isArray(value)) return value.map(said);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, said(part)]));
}

/** The text of the catalogue that a test expects, by its key and arguments. */
export const sentence = (key: TextKey, params?: MessageParams): string => say(message(key, params));
