import { enlarged } from '../enlarged';
import { TRACE_RECORD_LENGTH, type TraceCode } from './traceEvent';
import { type TraceSummary, TraceTally } from './traceSummary';

/** A recorded search. */
export interface Trace {
  /** `TRACE_RECORD_LENGTH` integers per event; see `traceEvent.ts`. */
  readonly records: Int32Array;
  /** Number of events kept: `records.length / TRACE_RECORD_LENGTH`. */
  readonly length: number;
  /** Number of events that happened; more than `length` if the trace was capped. */
  readonly total: number;
}

const FIRST_CAPACITY = 1024;

/** Thrown to abort a search that takes too long. */
export class TooManyEvents extends Error {}

/** Collects events up to a cap; further events are only counted. */
export class TraceWriter {
  private records = new Int32Array(FIRST_CAPACITY * TRACE_RECORD_LENGTH);
  private kept = 0;
  private seen = 0;
  private readonly tally = new TraceTally();

  /**
   * @param maxEvents events to keep
   * @param mostCounted beyond this many events it throws `TooManyEvents`
   */
  constructor(
    private readonly maxEvents: number,
    private readonly mostCounted = Number.POSITIVE_INFINITY,
  ) {}

  write(code: TraceCode, square: number, value: number, arc: number): void {
    if (this.seen === this.mostCounted) throw new TooManyEvents();
    this.seen += 1;
    this.tally.add(code, value);
    if (this.kept === this.maxEvents) return;
    const at = this.kept * TRACE_RECORD_LENGTH;
    if (at === this.records.length) this.records = enlarged(this.records, new Int32Array(at * 2));
    this.records[at] = code;
    this.records[at + 1] = square;
    this.records[at + 2] = value;
    this.records[at + 3] = arc;
    this.kept += 1;
  }

  finish(): Trace {
    return {
      records: this.records.slice(0, this.kept * TRACE_RECORD_LENGTH),
      length: this.kept,
      total: this.seen,
    };
  }

  /** The totals of all events, kept or not. */
  summarise(): TraceSummary {
    return this.tally.summarise();
  }
}
