import type { Message, MessageParam, MessageParams } from '../core/message';
import { spoken } from './spoken';
import { textOf } from './text';

/** A message of the core or the engine in words. */
export function say(message: Message): string {
  if (typeof message === 'string') return message;
  const { key, params } = message;
  return textOf(key, params === undefined ? undefined : saidParams(params));
}

function saidParams(params: MessageParams): Record<string, string | number> {
  const said: Record<string, string | number> = {};
  for (const name in params) said[name] = saidParam(params[name] ?? '');
  return said;
}

function saidParam(param: MessageParam): string | number {
  if (typeof param === 'number' || typeof param === 'string') return param;
  return 'key' in param ? say(param) : spoken().list.format(param.map((part) => String(saidParam(part))));
}
