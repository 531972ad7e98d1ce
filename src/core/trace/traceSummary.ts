import { popcount } from '../lexicon/popcount';
import { TRACE_RECORD_LENGTH, TraceCode } from './traceEvent';
import type { Trace } from './traceWriter';

/** What a search did, counted over the events that were kept. */
export interface TraceSummary {
  /** Events that happened, kept or not. */
  readonly steps: number;
  readonly anchors: number;
  /** Letter and separator arcs followed. */
  readonly arcsFollowed: number;
  readonly tilesPlaced: number;
  readonly notOnRack: number;
  readonly crossSetRejected: number;
  readonly noArc: number;
  readonly movesFound: number;
}

export function summariseTrace({ records, length, total }: Trace): TraceSummary {
  const events = new Float64Array(TraceCode.AnchorLeft + 1);
  const letters = new Float64Array(TraceCode.AnchorLeft + 1);
  for (let at = 0; at < length * TRACE_RECORD_LENGTH; at += TRACE_RECORD_LENGTH) {
    const code = records[at]!;
    events[code]! += 1;
    letters[code]! += popcount(records[at + 2]!);
  }
  const placed = events[TraceCode.TilePlaced]!;
  return {
    steps: total,
    anchors: events[TraceCode.AnchorEntered]!,
    arcsFollowed: placed + events[TraceCode.PlayThrough]! + events[TraceCode.SeparatorCrossed]!,
    tilesPlaced: placed,
    notOnRack: letters[TraceCode.NotOnRack]!,
    crossSetRejected: letters[TraceCode.CrossSetRejected]!,
    noArc: letters[TraceCode.NoArc]!,
    movesFound: events[TraceCode.MoveRecorded]!,
  };
}
