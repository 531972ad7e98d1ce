import type { Tile } from '../alphabet/tile';
import { DOWN_VALUE, TRACE_RECORD_LENGTH, TraceCode } from './traceEvent';
import type { Trace } from './traceWriter';

/** One followed arc of the path from the anchor to where the walk stands. */
export interface PathStep {
  readonly kind: 'placed' | 'through' | 'separator';
  readonly square: number;
  readonly tile: Tile;
  readonly arc: number;
}

export interface ReplayEvent {
  readonly code: TraceCode;
  readonly square: number;
  readonly value: number;
  readonly arc: number;
}

/** Where a search stands after `step` events. */
export interface ReplayState {
  readonly step: number;
  /** The event that led here; null before the first. */
  readonly event: ReplayEvent | null;
  readonly direction: 'across' | 'down';
  /** Square of the anchor being worked on, or null between anchors. */
  readonly anchor: number | null;
  readonly path: readonly PathStep[];
  readonly movesFound: number;
}

/** Events between two keyframes: a jump folds at most this many. */
const KEYFRAME_INTERVAL = 4096;

export function eventAt(trace: Trace, index: number): ReplayEvent {
  const at = index * TRACE_RECORD_LENGTH;
  const { records } = trace;
  return {
    code: records[at]! as TraceCode,
    square: records[at + 1]!,
    value: records[at + 2]!,
    arc: records[at + 3]!,
  };
}

/** The fold itself, in place: between two snapshots nobody sees it. */
class Fold {
  private event: ReplayEvent | null;
  private direction: ReplayState['direction'];
  private anchor: number | null;
  private readonly path: PathStep[];
  private movesFound: number;
  step: number;

  constructor(from: ReplayState) {
    this.step = from.step;
    this.event = from.event;
    this.direction = from.direction;
    this.anchor = from.anchor;
    this.path = [...from.path];
    this.movesFound = from.movesFound;
  }

  apply(event: ReplayEvent): void {
    this.step += 1;
    this.event = event;
    switch (event.code) {
      case TraceCode.AnchorEntered:
        this.anchor = event.square;
        this.direction = event.value === DOWN_VALUE ? 'down' : 'across';
        break;
      case TraceCode.AnchorLeft:
        this.anchor = null;
        break;
      case TraceCode.TilePlaced:
        this.path.push(pathStep('placed', event));
        break;
      case TraceCode.PlayThrough:
        this.path.push(pathStep('through', event));
        break;
      case TraceCode.SeparatorCrossed:
        this.path.push(pathStep('separator', event));
        break;
      case TraceCode.Backtracked:
        this.path.pop();
        break;
      case TraceCode.MoveRecorded:
        this.movesFound = event.value + 1;
        break;
      default:
      // A rejection changes nothing but the event shown.
    }
  }

  snapshot(): ReplayState {
    const { step, event, direction, anchor, movesFound } = this;
    return { step, event, direction, anchor, path: [...this.path], movesFound };
  }
}

const pathStep = (kind: PathStep['kind'], { square, value, arc }: ReplayEvent): PathStep => ({
  kind,
  square,
  tile: value,
  arc,
});

const START: ReplayState = {
  step: 0,
  event: null,
  direction: 'across',
  anchor: null,
  path: [],
  movesFound: 0,
};

/** Reaches any step of a trace by folding from the keyframe before it. */
export class Replay {
  private readonly keyframes: ReplayState[] = [START];

  /** Walks the trace once to lay the keyframes (about 20 ms for a million events). */
  constructor(readonly trace: Trace) {
    const fold = new Fold(START);
    while (fold.step < trace.length) {
      fold.apply(eventAt(trace, fold.step));
      if (fold.step % KEYFRAME_INTERVAL === 0) this.keyframes.push(fold.snapshot());
    }
  }

  /** The state after `step` events, 0 … trace.length; a step outside is moved to the nearest end. */
  at(step: number): ReplayState {
    const target = Math.max(0, Math.min(Math.trunc(step), this.trace.length));
    const fold = new Fold(this.keyframes[Math.floor(target / KEYFRAME_INTERVAL)]!);
    while (fold.step < target) fold.apply(eventAt(this.trace, fold.step));
    return fold.snapshot();
  }
}
