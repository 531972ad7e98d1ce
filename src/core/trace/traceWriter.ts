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
  /** Only of a walk for the whole board. */
  readonly starts?: StartSets | undefined;
}

/** The sets of starts that the events of a walk for the whole board refer to. */
export interface StartSets {
  /**
   * Each set as its size and its members, one after another; its number is the index of its size. A member is
   * the number of a square, doubled, plus 1 if its word reads down.
   */
  readonly members: Int32Array;
  /** Number of columns of the board. */
  readonly cols: number;
}

const FIRST_CAPACITY = 1024;
/** Limit for the sets of starts: 16 MB. Events after that are only counted. */
const MAX_SET_MEMBERS = 1 << 22;

/** Thrown to abort a search that takes too long. */
export class TooManyEvents extends Error {}

/** Collects events up to a cap; further events are only counted. */
export class TraceWriter {
  private records = new Int32Array(FIRST_CAPACITY * TRACE_RECORD_LENGTH);
  private kept = 0;
  private seen = 0;
  private readonly tally = new TraceTally();
  private members = new Int32Array(0);
  private membersKept = 0;

  /**
   * @param maxEvents events to keep
   * @param mostCounted beyond this many events it throws `TooManyEvents`
   */
  constructor(
    private maxEvents: number,
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

  /** Keeps a set of starts for the next event. Returns its number. */
  keepStarts(starts: readonly number[]): number {
    const at = this.membersKept;
    const end = at + 1 + starts.length;
    if (end > MAX_SET_MEMBERS) this.maxEvents = this.kept;
    if (this.kept === this.maxEvents) return 0;
    if (end > this.members.length) this.members = enlarged(this.members, new Int32Array(end * 2));
    this.members[at] = starts.length;
    this.members.set(starts, at + 1);
    this.membersKept = end;
    return at;
  }

  /** @param cols number of columns of the board, for a walk with sets of starts */
  finish(cols?: number): Trace {
    const starts =
      cols === undefined ? undefined : { cols, members: this.members.slice(0, this.membersKept) };
    return {
      records: this.records.slice(0, this.kept * TRACE_RECORD_LENGTH),
      length: this.kept,
      total: this.seen,
      starts,
    };
  }

  /** The totals of all events, kept or not. */
  summarise(): TraceSummary {
    return this.tally.summarise();
  }
}
