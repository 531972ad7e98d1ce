import { popcount } from '../lexicon/popcount';
import { TRACE_RECORD_LENGTH, TraceCode } from './traceEvent';

/** What a search did, counted over all events that happened, kept or not. */
export interface TraceSummary {
  /** Events that happened. */
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
   * 0 … 1: of the arcs that the search would have followed had it asked no cross-set, the share that it did
   * not: crossSetRejected / (crossSetRejected + arcsFollowed). A rejected letter counts as one arc; what
   * would have been tried behind it is not counted, so the work really saved is more.
   */
  readonly savedByCrossSets: number;
}

const CODES = TraceCode.LeftPartPlaced + 1;

/** Counts the events of a search as they happen. */
export class TraceTally {
  private readonly events = new Float64Array(CODES);
  /** By code of a rejection; of other events the figure has no meaning. */
  private readonly letters = new Float64Array(CODES);

  add(code: TraceCode, value: number): void {
    this.events[code]! += 1;
    this.letters[code]! += popcount(value);
  }

  summarise(): TraceSummary {
    const { events, letters } = this;
    const placed = events[TraceCode.TilePlaced]! + events[TraceCode.LeftPartPlaced]!;
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

/** The summary of a trace that was kept whole; for its records see `traceEvent.ts`. */
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
