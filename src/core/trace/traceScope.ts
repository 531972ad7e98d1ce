import type { Position } from '../board/position';
import { type DirectedSquare, positionLabel } from '../board/square';
import type { Gaddag } from '../lexicon/gaddag';
import { type Message, message } from '../message';
import type { Move } from '../movegen/move';
import { MoveList } from '../movegen/moveList';
import { AppelJacobsonGenerator } from '../movegen/reference/appelJacobsonGenerator';
import { GordonGenerator } from '../movegen/reference/gordonGenerator';
import { fail, ok, type Result } from '../result';
import { traceCandidate } from './traceCandidate';
import { summariseTrace, type TraceSummary } from './traceSummary';
import { TooManyEvents, type Trace, TraceWriter } from './traceWriter';

/** Gordon's generator on the GADDAG, or Appel and Jacobson's on the DAWG. */
export type TraceAlgorithm = 'gaddag' | 'dawg';

/** The traced part of a search: the walk to one move, everything tried at one anchor, or the whole search. */
export type TraceScope =
  | { readonly kind: 'candidate'; readonly move: Move }
  | { readonly kind: 'anchor'; readonly anchor: DirectedSquare }
  | { readonly kind: 'whole' };

/** 16 MB of records. */
export const MAX_TRACE_EVENTS = 1_000_000;
/** A search with more events is not traced: it would take seconds and be too long to follow. */
export const MAX_COUNTED_EVENTS = 5_000_000;

export interface TracedSearch {
  readonly trace: Trace;
  /** The moves by their numbers in the trace; empty for the walk to one move. */
  readonly found: MoveList;
  readonly summary: TraceSummary;
}

export interface TraceOptions {
  readonly algorithm?: TraceAlgorithm;
  /** Events to keep; the rest is only counted. */
  readonly maxEvents?: number;
  readonly mostCounted?: number;
}

/** Runs the requested part of the search and records it. */
export function traceScope(
  gaddag: Gaddag,
  position: Position,
  scope: TraceScope,
  { algorithm = 'gaddag', maxEvents = MAX_TRACE_EVENTS, mostCounted = MAX_COUNTED_EVENTS }: TraceOptions = {},
): Result<TracedSearch, Message> {
  const found = new MoveList();
  if (scope.kind === 'candidate') {
    if (algorithm === 'dawg') return fail(message('trace.onlyOnGaddag'));
    const trace = traceCandidate(gaddag, position, scope.move);
    return ok({ trace, found, summary: summariseTrace(trace) });
  }
  found.reset(position);
  const writer = new TraceWriter(maxEvents, mostCounted);
  const Generator = algorithm === 'gaddag' ? GordonGenerator : AppelJacobsonGenerator;
  const wanted = scope.kind === 'anchor' ? scope.anchor : undefined;
  if (!isFinished(() => new Generator(gaddag, found, writer).generate(position, wanted))) {
    const key = wanted === undefined ? 'trace.wholeTooLong' : 'trace.anchorTooLong';
    return fail(message(key, { most: mostCounted }));
  }
  const summary = writer.summarise();
  if (wanted !== undefined && summary.anchors === 0) {
    const { direction } = wanted;
    return fail(message('trace.noAnchor', { place: positionLabel(wanted, direction), direction }));
  }
  return ok({ trace: writer.finish(), found, summary });
}

/** Returns false if the search takes too long. */
function isFinished(search: () => void): boolean {
  try {
    search();
    return true;
  } catch (error) {
    if (error instanceof TooManyEvents) return false;
    throw error;
  }
}
