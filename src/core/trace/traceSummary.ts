import { popcount } from '../lexicon/popcount';
import { TRACE_RECORD_LENGTH, TraceCode } from './traceEvent';

/** Totals of a search over all of its events, kept or not. */
export interface TraceSummary {
  /** Number of events. */
  readonly steps: number;
  readonly anchors: number;
  /** Letter and separator arcs followed. */
  readonly arcsFollowed: number;
  readonly tilesPlaced: number;
  /** Letters rejected, by cause. */
  readonly notOnRack: number;
  readonly crossSetRejected: number;
  readonly noArc: number;
  readonly movesFound: number;
  /**
   * 0 … 1: the share of arcs saved by cross-sets, crossSetRejected / (crossSetRejected + arcsFollowed). A
   * rejected letter counts as one arc; the steps that would have followed it are not counted, so the actual
   * saving is greater.
   */
  readonly savedByCrossSets: number;
}

const CODES = TraceCode.StartSingled + 1;

/** Counts the events of a search as they happen. */
export class TraceTally {
  private readonly events = new Float64Array(CODES);
  /** By event code: letters rejected. Meaningless for other events. */
  private readonly letters = new Float64Array(CODES);

  add(code: TraceCode, value: number): void {
    this.events[code]! += 1;
    this.letters[code]! += popcount(value);
  }

  summarise(): TraceSummary {
    const { events, letters } = this;
    const placed =
      events[TraceCode.TilePlaced]! + events[TraceCode.LeftPartPlaced]! + events[TraceCode.TileShared]!;
    const followed = placed + events[TraceCode.PlayThrough]! + events[TraceCode.SeparatorCrossed]!;
    const rejected = letters[TraceCode.CrossSetRejected]!;
    return {
      steps: events.reduce((sum, count) => sum + count, 0),
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
}

/** The summary of a trace that was kept in full. The records are documented in `traceEvent.ts`. */
export function summariseTrace({
  records,
  length,
}: {
  readonly records: Int32Array;
  readonly length: number;
}): TraceSummary {
  const tally = new TraceTally();
  for (let at = 0; at < length * TRACE_RECORD_LENGTH; at += TRACE_RECORD_LENGTH)
    tally.add(records[at]!, records[at + 2]!);
  return tally.summarise();
}
