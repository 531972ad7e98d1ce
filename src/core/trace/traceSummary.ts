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
  /** Letters turned away, by cause. */
  readonly notOnRack: number;
  readonly crossSetRejected: number;
  readonly noArc: number;
  readonly movesFound: number;
  /**
   * 0 … 1: of the arcs that the search would have followed had it asked no cross-set, the share that it did not:
   * crossSetRejected / (crossSetRejected + arcsFollowed). A rejected letter counts as one arc; what would have been
   * tried behind it is not counted, so the work really saved is more.
   */
  readonly savedByCrossSets: number;
}

export function summariseTrace({ records, length, total }: Trace): TraceSummary {
  const events = new Float64Array(TraceCode.LeftPartPlaced + 1);
  /** By code of a rejection; of other events the figure has no meaning. */
  const letters = new Float64Array(TraceCode.LeftPartPlaced + 1);
  for (let at = 0; at < length * TRACE_RECORD_LENGTH; at += TRACE_RECORD_LENGTH) {
    const code = records[at]!;
    events[code]! += 1;
    letters[code]! += popcount(records[at + 2]!);
  }
  const placed = events[TraceCode.TilePlaced]! + events[TraceCode.LeftPartPlaced]!;
  const followed = placed + events[TraceCode.PlayThrough]! + events[TraceCode.SeparatorCrossed]!;
  const rejected = letters[TraceCode.CrossSetRejected]!;
  return {
    steps: total,
    anchors: events[TraceCode.AnchorEntered]!,
    arcsFollowed: followed,
    tilesPlaced: placed,
    notOnRack: letters[TraceCode.NotOnRack]!,
    crossSetRejected: rejected,
    noArc: letters[TraceCode.NoArc]!,
    movesFound: events[TraceCode.MoveRecorded]!,
    savedByCrossSets: rejected === 0 ? 0 : rejected / (rejected + followed),
  };
}
