import type { DirectedSquare } from '../../core/board/square';
import type { TraceMarkers } from '../../core/trace/markers';
import type { TraceMoves } from '../../core/trace/traceMoves';
import type { TraceAlgorithm } from '../../core/trace/traceScope';
import type { TraceSummary } from '../../core/trace/traceSummary';
import type { PutTile } from '../../core/trace/whyNot/wantedPlay';

/** Which part of the search of a generation's position is to be recorded. */
export interface TraceRequest {
  /** A newer request takes the place of one that waits for the same purpose. */
  readonly purpose: 'show' | 'compare' | 'film';
  readonly generation: number;
  readonly scope:
    | { readonly kind: 'candidate'; readonly rank: number }
    | { readonly kind: 'anchor'; readonly anchor: DirectedSquare }
    | { readonly kind: 'whole' };
  /** The walk to one candidate is there for the GADDAG only. */
  readonly algorithm: TraceAlgorithm;
}

export interface TraceAnswer {
  /** Four integers an event, see `core/trace/traceEvent.ts`; at most 16 MB. */
  readonly records: Int32Array;
  /** Events that happened; more than are in `records` when the trace was capped. */
  readonly total: number;
  readonly summary: TraceSummary;
  readonly markers: TraceMarkers;
  readonly moves: TraceMoves;
}

export interface WhyNotRequest {
  /** A newer request takes the place of one that waits for the same purpose. */
  readonly purpose: 'question' | 'game' | 'review';
  readonly generation: number;
  readonly wanted:
    | {
        readonly kind: 'word';
        readonly text: string;
        /** Null: wherever it fits best. */
        readonly place: DirectedSquare | null;
      }
    | { readonly kind: 'tiles'; readonly tiles: readonly PutTile[] };
}

/** The arcs that lead to the roots: all others can be found from there. */
export const ROOT_ARCS = { gaddag: 32, dawg: 33 } as const;

export interface NodesRequest {
  readonly lexicon: string;
  /** Numbers of arcs. */
  readonly arcs: readonly number[];
}
