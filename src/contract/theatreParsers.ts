import { z } from 'zod';
import type { CandidateSort } from '../core/movegen/candidates/candidateQuery';
import { bounded } from './bounded';
import type { FilterRequest, FindWordRequest, NodesRequest, TraceRequest, WhyNotRequest } from './theatreApi';

/** The most nodes that one request may ask for. */
export const MAX_NODES = 1000;
/** Bounds a text that is typed: more than any word or sensible pattern has. */
const MAX_TEXT = 200;
/** A little more than the longest side of a board. */
const MAX_SIDE = 64;

const count = z.int().min(0);
const side = count.max(MAX_SIDE);
const tile = z.int().min(1).max(0xff);

export const placedTilesParser = bounded(z.array(z.strictObject({ row: side, col: side, tile })), MAX_SIDE);
const place = z.strictObject({ row: side, col: side, direction: z.enum(['across', 'down']) });

export const traceParser: z.ZodType<TraceRequest> = z.strictObject({
  purpose: z.enum(['show', 'compare']),
  generation: count,
  scope: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('candidate'), rank: z.int().min(1) }),
    z.strictObject({ kind: z.literal('anchor'), anchor: place }),
    z.strictObject({ kind: z.literal('whole') }),
  ]),
  algorithm: z.enum(['gaddag', 'dawg']),
});

export const whyNotParser: z.ZodType<WhyNotRequest> = z.strictObject({
  purpose: z.enum(['question', 'game']),
  generation: count,
  wanted: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('word'),
      text: z.string().trim().min(1).max(MAX_TEXT),
      place: place.nullable(),
    }),
    z.strictObject({
      kind: z.literal('tiles'),
      tiles: placedTilesParser,
    }),
  ]),
});

export const nodesParser: z.ZodType<NodesRequest> = z.strictObject({
  lexicon: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'),
  arcs: bounded(z.array(count), MAX_NODES),
});

export const candidateSortParser: z.ZodType<CandidateSort> = z.strictObject({
  by: z.enum(['score', 'word', 'length', 'position', 'tilesPlayed']),
  isDescending: z.boolean(),
});

export const findWordParser: z.ZodType<FindWordRequest> = z.strictObject({
  generation: count,
  view: count.optional(),
  beginning: z.string().min(1).max(MAX_TEXT),
});

export const filterParser: z.ZodType<FilterRequest> = z.strictObject({
  generation: count,
  query: z.strictObject({
    word: z.strictObject({ kind: z.enum(['text', 'regex']), value: z.string().max(MAX_TEXT) }).optional(),
    through: z.strictObject({ row: side, col: side }).optional(),
    tile: tile.optional(),
    isBingo: z.boolean().optional(),
    minLength: side.optional(),
    maxLength: side.optional(),
    minCrossWords: side.optional(),
    sort: candidateSortParser.optional(),
  }),
});
