import { z } from 'zod';
import type { TraceMarkers } from '../../core/trace/markers';
import type { TraceMoves } from '../../core/trace/traceMoves';
import type { TraceSummary } from '../../core/trace/traceSummary';
import type { StartSets } from '../../core/trace/traceWriter';
import type { RankedWhyNot } from '../../core/trace/whyNot/rankPlay';
import { placedTilesParser, wordPlaceParser } from '../board/boardParsers';
import { lexiconId } from '../lexicon/lexiconApi';
import { listOf } from '../requests/bounded';
import { count } from '../requests/shapes';

/** The most nodes per request. */
export const MAX_NODES = 1000;
/** Limit for a typed word: more than any has. */
const MAX_TEXT = 200;

/** The part of the search to trace, in the position of a generation. */
export const TraceRequest = z.strictObject({
  /** A newer request replaces one that waits with the same purpose. */
  purpose: z.enum(['show', 'compare', 'film']),
  generation: count,
  scope: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('candidate'), rank: z.int().min(1) }),
    z.strictObject({ kind: z.literal('anchor'), anchor: wordPlaceParser }),
    z.strictObject({ kind: z.literal('whole') }),
  ]),
  /** The walk to a single candidate exists for the GADDAG only, and the whole board has no anchors. */
  algorithm: z.enum(['gaddag', 'dawg', 'board']),
});
export type TraceRequest = Readonly<z.infer<typeof TraceRequest>>;

export interface TraceAnswer {
  /** Four integers per event, see `core/trace/traceEvent.ts`; at most 16 MB. */
  readonly records: Int32Array;
  /** Number of events that happened; more than in `records` if the trace was capped. */
  readonly total: number;
  /** Only of a walk for the whole board. */
  readonly starts?: StartSets | undefined;
  readonly summary: TraceSummary;
  readonly markers: TraceMarkers;
  readonly moves: TraceMoves;
}

export const WhyNotRequest = z.strictObject({
  /** A newer request replaces one that waits with the same purpose. */
  purpose: z.enum(['question', 'game', 'review', 'try']),
  generation: count,
  wanted: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('word'),
      text: z.string().trim().min(1).max(MAX_TEXT),
      /** Null for the place where it fits best. */
      place: wordPlaceParser.nullable(),
    }),
    z.strictObject({ kind: z.literal('tiles'), tiles: placedTilesParser }),
  ]),
});
export type WhyNotRequest = Readonly<z.infer<typeof WhyNotRequest>>;

/** Why a play is not a candidate, or its rank, and what it is worth. */
export interface JudgedPlay extends RankedWhyNot {
  /** Null if unknown, or if the play is not listed. */
  readonly equity: PlayEquity | null;
}

/** In thousandths of a point. */
export interface PlayEquity {
  readonly own: number;
  /** Equity of the best turn, which may be an exchange. */
  readonly best: number;
}

export const NodesRequest = z.strictObject({
  lexicon: lexiconId,
  /** Numbers of arcs. */
  arcs: listOf(count, MAX_NODES),
});
export type NodesRequest = Readonly<z.infer<typeof NodesRequest>>;
