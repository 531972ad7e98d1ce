import { z } from 'zod';
import { fail, ok, type Result } from '../core/result';
import type { Channel, RequestOf } from './channels';
import type { RequestError } from './engineApi';
import { lexiconId, lexiconParser, wordsParser } from './lexiconParser';
import { settingsParser } from './settingsParser';
import { setupParser } from './setupParser';
import { filterParser, nodesParser, traceParser, whyNotParser } from './theatreParsers';

/** The most rows a page of candidates may have. */
export const MAX_PAGE_ROWS = 1000;

const nothing = z.strictObject({});
const count = z.int().min(0);

const position = z.strictObject({ lexicon: lexiconId, setup: setupParser });

type Parsers = { readonly [C in Channel]: z.ZodType<RequestOf<C>> };

const PARSERS: Parsers = {
  openLexicon: lexiconParser,
  cancelLexicon: nothing,
  chooseLexicon: nothing,
  recentLexicons: nothing,
  words: wordsParser,
  cancelWords: nothing,
  crossChecks: position,
  structures: position,
  cancelStructures: nothing,
  generate: position,
  candidates: z.strictObject({
    generation: count,
    offset: count,
    count: count.max(MAX_PAGE_ROWS),
    view: count.optional(),
  }),
  filterCandidates: filterParser,
  trace: traceParser,
  whyNot: whyNotParser,
  nodes: nodesParser,
  readSettings: nothing,
  writeSettings: settingsParser,
};

/** Parses what arrived on a channel; the error names the channel and the first thing that is wrong. */
export function parseRequest<C extends Channel>(
  channel: C,
  request: unknown,
): Result<RequestOf<C>, RequestError> {
  const parser: z.ZodType<RequestOf<C>> = PARSERS[channel];
  const parsed = parser.safeParse(request);
  if (parsed.success) return ok(parsed.data);
  return fail({ code: 'bad-request', message: `Request ${channel}: ${describeIssue(parsed.error)}.` });
}

/** The first thing that is wrong, with its place: "setup.tiles[3]: expected int, received string". */
export function describeIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'not understood';
  const place = issue.path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  return place === '' ? issue.message : `${place}: ${issue.message}`;
}
