import type { DirectedSquare } from '../core/board/square';
import type { CandidateQuery } from '../core/movegen/candidates/candidateQuery';
import type { TraceMarkers } from '../core/trace/markers';
import type { TraceMoves } from '../core/trace/traceMoves';
import type { TraceAlgorithm } from '../core/trace/traceScope';
import type { TraceSummary } from '../core/trace/traceSummary';
import type { PutTile } from '../core/trace/whyNot/wantedPlay';
import type { CandidatePage } from './candidatePage';

/** Which part of the search of a generation's position is to be recorded. */
export interface TraceRequest {
  /** A newer request takes the place of one that waits for the same purpose. */
  readonly purpose: 'show' | 'compare';
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
  readonly purpose: 'question' | 'game';
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

export interface FilterRequest {
  readonly generation: number;
  readonly query: CandidateQuery;
}

export interface FindWordRequest {
  readonly generation: number;
  /** Rows of this view instead of all candidates. */
  readonly view?: number | undefined;
  /** Of the word, in either case. */
  readonly beginning: string;
}

/** A choice of a generation's candidates, in an order of its own. It is kept as long as a few newer ones. */
export interface CandidateView {
  /** To be named in requests for pages. */
  readonly view: number;
  /** Candidates that match. */
  readonly total: number;
  readonly firstPage: CandidatePage;
}
