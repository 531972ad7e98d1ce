import { type TRACE_RECORD_LENGTH, TraceCode } from '../../../src/core/trace/traceEvent';
import type { Trace } from '../../../src/core/trace/traceWriter';

type Record = readonly [code: TraceCode, square: number, value: number, arc: number];

/** A trace written by hand. */
export function traceOf(...events: readonly Record[]): Trace {
  const length: typeof TRACE_RECORD_LENGTH = 4;
  const records = new Int32Array(events.length * length);
  events.forEach((event, at) => {
    records.set(event, at * length);
  });
  return { records, length: events.length, total: events.length };
}

const A = 1;
const T = 20;

/**
 * An anchor at H8 (112) of an empty board, across. T is tried at the anchor and A left of it, which makes AT;
 * then T is turned round, and nothing goes on behind it.
 */
export const AT_WALK: Trace = traceOf(
  [TraceCode.AnchorEntered, 112, 0, 0],
  [TraceCode.NotOnRack, 112, 0b100, 0],
  [TraceCode.TilePlaced, 112, T, 10],
  [TraceCode.TilePlaced, 111, A, 11],
  [TraceCode.MoveRecorded, 112, 0, 11],
  [TraceCode.Backtracked, 111, A, 10],
  [TraceCode.SeparatorCrossed, 112, 0, 12],
  [TraceCode.NoArc, 113, 0b1, 12],
  [TraceCode.Backtracked, 112, 0, 10],
  [TraceCode.Backtracked, 112, T, 0],
  [TraceCode.AnchorLeft, 112, 0, 0],
);
