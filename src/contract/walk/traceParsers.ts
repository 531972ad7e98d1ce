import { z } from 'zod';
import { placedTilesParser, wordPlaceParser } from '../board/boardParsers';
import { lexiconId } from '../lexicon/lexiconParser';
import { bounded } from '../requests/bounded';
import type { NodesRequest, TraceRequest, WhyNotRequest } from './traceApi';

/** The most nodes per request. */
export const MAX_NODES = 1000;
/** Limit for a typed word: more than any has. */
const MAX_TEXT = 200;

const count = z.int().min(0);

export const traceParser: z.ZodType<TraceRequest> = z.strictObject({
  purpose: z.enum(['show', 'compare', 'film']),
  generation: count,
  scope: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('candidate'), rank: z.int().min(1) }),
    z.strictObject({ kind: z.literal('anchor'), anchor: wordPlaceParser }),
    z.strictObject({ kind: z.literal('whole') }),
  ]),
  algorithm: z.enum(['gaddag', 'dawg']),
});

export const whyNotParser: z.ZodType<WhyNotRequest> = z.strictObject({
  purpose: z.enum(['question', 'game', 'review']),
  generation: count,
  wanted: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('word'),
      text: z.string().trim().min(1).max(MAX_TEXT),
      place: wordPlaceParser.nullable(),
    }),
    z.strictObject({
      kind: z.literal('tiles'),
      tiles: placedTilesParser,
    }),
  ]),
});

export const nodesParser: z.ZodType<NodesRequest> = z.strictObject({
  lexicon: lexiconId,
  arcs: bounded(z.array(count), MAX_NODES),
});
