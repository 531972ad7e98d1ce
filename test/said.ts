import type { KeyedMessage } from '../src/core/message';
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
