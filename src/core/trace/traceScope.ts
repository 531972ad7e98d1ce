import { letterOf, NO_TILE } from '../alphabet/tile';
import type { Position } from '../board/position';
import { type DirectedSquare, positionLabel, type Square, squareIndex } from '../board/square';
import { entryAt } from '../certain';
import { GADDAG_ROOT, type Gaddag, NO_ARC } from '../lexicon/gaddag';
import { type Message, message } from '../message';
import { computeGaddagMatch } from '../movegen/candidates/gaddagMatch';
import type { Move } from '../movegen/move';
import { MoveList } from '../movegen/moveList';
import { AppelJacobsonGenerator } from '../movegen/reference/appelJacobsonGenerator';
import { GordonGenerator } from '../movegen/reference/gordonGenerator';
import { WholeBoardGenerator } from '../movegen/reference/wholeBoardGenerator';
import { fail, ok, type Result } from '../result';
import { ACROSS_VALUE, DOWN_VALUE, TraceCode } from './traceEvent';
import { summariseTrace, type TraceSummary } from './traceSummary';
import { TooManyEvents, type Trace, TraceWriter } from './traceWriter';

/** Gordon's generator on the GADDAG, Appel and Jacobson's on the DAWG, or one walk for the whole board. */
export type TraceAlgorithm = 'gaddag' | 'dawg' | 'board';

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
    if (algorithm !== 'gaddag') return fail(message('trace.onlyOnGaddag'));
    const trace = traceCandidate(gaddag, position, scope.move);
    return ok({ trace, found, summary: summariseTrace(trace) });
  }
  found.reset(position);
  const writer = new TraceWriter(maxEvents, mostCounted);
  const wanted = scope.kind === 'anchor' ? scope.anchor : undefined;
  if (algorithm === 'board' && wanted !== undefined) return fail(message('trace.onlyWhole'));
  const Generator = GENERATORS[algorithm];
  if (!isFinished(() => new Generator(gaddag, found, writer).generate(position, wanted))) {
    const key = wanted === undefined ? 'trace.wholeTooLong' : 'trace.anchorTooLong';
    return fail(message(key, { most: mostCounted }));
  }
  const summary = writer.summarise();
  if (wanted !== undefined && summary.anchors === 0) {
    const { direction } = wanted;
    return fail(message('trace.noAnchor', { place: positionLabel(wanted, direction), direction }));
  }
  const cols = algorithm === 'board' ? position.cols : undefined;
  return ok({ trace: writer.finish(cols), found, summary });
}

const GENERATORS = { gaddag: GordonGenerator, dawg: AppelJacobsonGenerator, board: WholeBoardGenerator };

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

/** The walk that finds one move and nothing else: its arcs in order, then the move, without backtracking. */
export function traceCandidate(gaddag: Gaddag, position: Position, move: Move): Trace {
  const { anchor, steps } = computeGaddagMatch(position, move);
  const numberOf = (square: Square) => squareIndex(square, position.cols);
  const writer = new TraceWriter(steps.length + 2);
  const isAcross = move.direction === 'across';
  writer.write(TraceCode.AnchorEntered, numberOf(anchor), isAcross ? ACROSS_VALUE : DOWN_VALUE, GADDAG_ROOT);
  let arc = GADDAG_ROOT;
  let number = 0;
  for (const { kind, square } of steps) {
    number = numberOf(square);
    const laid = move.tiles[isAcross ? square.col - move.col : square.row - move.row] ?? NO_TILE;
    const tile = laid === NO_TILE ? entryAt(position.tiles, number) : laid;
    arc = kind === 'separator' ? gaddag.followSeparator(arc) : gaddag.followLetter(arc, letterOf(tile));
    if (arc === NO_ARC)
      throw new RangeError('The lexicon has no path for the move: it is none of this position.');
    if (kind === 'separator') writer.write(TraceCode.SeparatorCrossed, number, NO_TILE, arc);
    else writer.write(laid === NO_TILE ? TraceCode.PlayThrough : TraceCode.TilePlaced, number, tile, arc);
  }
  writer.write(TraceCode.MoveRecorded, number, 0, arc);
  return writer.finish();
}
