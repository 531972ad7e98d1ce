import type { z } from 'zod';
import { quoted, shortened } from '../core/quoted';
import { fail, ok, type Result } from '../core/result';
import { bounded } from './bounded';
import type { RequestError } from './requestError';

/** Of a request itself, or entries of one that is a list: more than any has. */
const MAX_FIELDS = 256;

/** Parses what arrived on a channel; the error names the channel and the first thing that is wrong. */
export function checkRequest<Request>(
  parser: z.ZodType<Request>,
  channel: string,
  request: unknown,
): Result<Request, RequestError> {
  const parsed = bounded(parser, MAX_FIELDS).safeParse(request);
  if (parsed.success) return ok(parsed.data);
  return fail({ code: 'bad-request', message: `Request ${channel}: ${describeIssue(parsed.error)}.` });
}

/** The first thing that is wrong, with its place: "setup.tiles[3]: expected int, received string". */
export function describeIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'not understood';
  const place = issue.path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${shortened(String(key))}`))
    .join('')
    .replace(/^\./, '');
  // A stranger's fields can be many and long.
  const what =
    issue.code === 'unrecognized_keys' ? `there is no field ${quoted(issue.keys[0] ?? '')}` : issue.message;
  return place === '' ? what : `${place}: ${what}`;
}
