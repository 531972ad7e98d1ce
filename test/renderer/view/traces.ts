import type { Setup } from '../../../src/core/board/setup';
import { type TRACE_RECORD_LENGTH, TraceCode } from '../../../src/core/trace/traceEvent';
import { summariseTrace } from '../../../src/core/trace/traceSummary';
import type { Trace } from '../../../src/core/trace/traceWriter';
import { walkRunOf } from '../../../src/renderer/state/walk/walk';
import { positionOf } from '../../../src/renderer/view/candidates/shownMove';

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

/** That walk on the board of a setup, as if the engine had found it. */
export const atWalkRun = (setup: Setup) =>
  walkRunOf({
    position: positionOf(setup)!,
    algorithm: 'gaddag',
    trace: AT_WALK,
    summary: summariseTrace(AT_WALK),
    scores: [4],
  });
