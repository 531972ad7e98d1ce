import type { z } from 'zod';
import { describeIssue } from '../contract/requests/checkRequest';
import { type Message, message } from '../core/message';
import { type JsonTextOptions, parseJsonObject } from '../core/notation/text/jsonFields';
import { fail, ok, type Result } from '../core/result';

/** Parses a JSON text of the shape that the parser expects; fails with a sentence. */
export function parseJson<Value>(
  text: string,
  parser: z.ZodType<Value>,
  options: JsonTextOptions,
): Result<Value, Message> {
  const object = parseJsonObject(text, options);
  if (!object.ok) return object;
  const parsed = parser.safeParse(object.value);
  return parsed.success
    ? ok(parsed.data)
    : fail(message('requests.wrongValue', { problem: describeIssue(parsed.error) }));
}
