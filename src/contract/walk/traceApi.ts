import type { DirectedSquare } from '../../core/board/square';
import type { TraceMarkers } from '../../core/trace/markers';
import type { TraceMoves } from '../../core/trace/traceMoves';
import type { TraceAlgorithm } from '../../core/trace/traceScope';
import type { TraceSummary } from '../../core/trace/traceSummary';
import type { PutTile } from '../../core/trace/whyNot/wantedPlay';

/** The part of the search to trace, in the position of a generation. */
export interface TraceRequest {
  /** A newer request replaces one that waits with the same purpose. */
  readonly purpose: 'show' | 'compare' | 'film';
  readonly generation: number;
  readonly scope:
    | { readonly kind: 'candidate'; readonly rank: number }
    | { readonly kind: 'anchor'; readonly anchor: DirectedSquare }
    | { readonly kind: 'whole' };
  /** The walk to a single candidate exists for the GADDAG only. */
  readonly algorithm: TraceAlgorithm;
}

export interface TraceAnswer {
  /** Four integers per event, see `core/trace/traceEvent.ts`; at most 16 MB. */
  readonly records: Int32Array;
  /** Number of events that happened; more than in `records` if the trace was capped. */
  readonly total: number;
  readonly summary: TraceSummary;
  readonly markers: TraceMarkers;
  readonly moves: TraceMoves;
}

export interface WhyNotRequest {
  /** A newer request replaces one that waits with the same purpose. */
  readonly purpose: 'question' | 'game' | 'review';
  readonly generation: number;
  readonly wanted:
    | {
        readonly kind: 'word';
        readonly text: string;
        /** Null for the place where it fits best. */
        readonly place: DirectedSquare | null;
      }
    | { readonly kind: 'tiles'; readonly tiles: readonly PutTile[] };
}

/** The root arcs, from which all others can be found. */
export const ROOT_ARCS = { gaddag: 32, dawg: 33 } as const;

export interface NodesRequest {
  readonly lexicon: string;
  /** Numbers of arcs. */
  readonly arcs: readonly number[];
}
