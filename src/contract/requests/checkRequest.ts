import type { z } from 'zod';
import { type Message, message } from '../../core/message';
import { quoted, shortened } from '../../core/quoted';
import { fail, ok, type Result } from '../../core/result';
import { bounded } from './bounded';
import type { RequestError } from './requestError';
import { problemOf } from './says';

/** Maximum number of fields of a request or of an entry in a list: more than any has. */
const MAX_FIELDS = 256;

/** Parses what arrived on a channel. The error names the channel and the first problem. */
export function checkRequest<Request>(
  parser: z.ZodType<Request>,
  channel: string,
  request: unknown,
): Result<Request, RequestError> {
  const parsed = bounded(parser, MAX_FIELDS).safeParse(request);
  if (parsed.success) return ok(parsed.data);
  const refused = message('requests.refused', { channel, problem: describeIssue(parsed.error) });
  return fail({ code: 'bad-request', message: refused });
}

/** Describes the first problem and its place: "setup.tiles[3]: expected int, received string". */
export function describeIssue(error: z.ZodError): Message {
  const issue = error.issues[0];
  if (issue === undefined) return message('requests.notUnderstood');
  const place = issue.path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${shortened(String(key))}`))
    .join('')
    .replace(/^\./, '');
  // Names of unknown fields can be many and long.
  const problem =
    issue.code === 'unrecognized_keys'
      ? message('requests.noField', { field: quoted(issue.keys[0] ?? '') })
      : problemOf(issue);
  return place === '' ? problem : message('requests.atPlace', { place, problem });
}
