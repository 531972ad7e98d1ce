import { z } from 'zod';
import type { Result } from '../core/result';
import type { Channel, RequestOf } from './channels';
import { checkRequest } from './checkRequest';
import type { RequestError } from './engineApi';
import { lexiconId, lexiconParser, wordsParser } from './lexiconParser';
import { settingsParser } from './settingsParser';
import { setupParser } from './setupParser';
import {
  filterParser,
  findWordParser,
  nodesParser,
  placedTilesParser,
  traceParser,
  whyNotParser,
} from './theatreParsers';

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
  generate: position.extend({ placement: placedTilesParser.optional() }),
  cancelGeneration: nothing,
  candidates: z.strictObject({
    generation: count,
    offset: count,
    count: count.max(MAX_PAGE_ROWS),
    view: count.optional(),
  }),
  filterCandidates: filterParser,
  findWord: findWordParser,
  trace: traceParser,
  whyNot: whyNotParser,
  nodes: nodesParser,
  readSettings: nothing,
  writeSettings: settingsParser,
};

/** Parses what arrived on a channel; for the error see `checkRequest`. */
export function parseRequest<C extends Channel>(
  channel: C,
  request: unknown,
): Result<RequestOf<C>, RequestError> {
  return checkRequest<RequestOf<C>>(PARSERS[channel], channel, request);
}
