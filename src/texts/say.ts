import type { Message, MessageParam, MessageParams } from '../core/message';
import { ENGLISH_MESSAGES, type TextKey } from './catalogue';
import { text } from './text';

/** A message of the core or the engine in words. */
export function say(message: Message): string {
  if (typeof message === 'string') return message;
  const { key, params } = message;
  if (!isTextKey(key)) throw new Error(`The catalogue has no text ${key}.`);
  return params === undefined ? text(key) : text(key, saidParams(params));
}

const isTextKey = (key: string): key is TextKey => ENGLISH_MESSAGES.has(key);

const saidParams = (params: MessageParams): Record<string, string | number> =>
  Object.fromEntries(Object.entries(params).map(([name, param]) => [name, saidParam(param)]));

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

function saidParam(param: MessageParam): string | number {
  if (typeof param === 'number' || typeof param === 'string') return param;
  return 'key' in param ? say(param) : listed.format(param.map((part) => String(saidParam(part))));
}
