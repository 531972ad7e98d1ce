import type { Tile } from '../alphabet/tile';
import { certain } from '../certain';
import { DOWN_VALUE, SHARED_TILE_MASK, START_SET_SHIFT, TRACE_RECORD_LENGTH, TraceCode } from './traceEvent';
import type { Trace } from './traceWriter';

/** A followed arc on the path from the anchor to the current place of the walk. */
export interface PathStep {
  /**
   * `leftPart`: a tile of the DAWG's left part, which moves back by a square with every further tile of it.
   */
  readonly kind: 'placed' | 'through' | 'separator' | 'leftPart';
  /**
   * Square of the event. `readPartialPlay` returns the square to which a tile of the left part has moved. A
   * tile that several starts share is shown at one of them.
   */
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

/** State of a search after `step` events. */
export interface ReplayState {
  readonly step: number;
  /** The event that led here; null before the first. */
  readonly event: ReplayEvent | null;
  readonly direction: 'across' | 'down';
  /** Square of the anchor being worked on, or null between anchors. */
  readonly anchor: number | null;
  readonly path: readonly PathStep[];
  /**
   * Whole board only: the starts at which the tiles of the path fit, the shown one first; null while one
   * goes on alone, and for other walks.
   */
  readonly starts: readonly WordStart[] | null;
  /** The step that this event removed from the path; null for events other than `Backtracked`. */
  readonly undone: PathStep | null;
  readonly movesFound: number;
}

/** A square where a word can start, and how it would read. */
export interface WordStart {
  readonly square: number;
  readonly isDown: boolean;
}

/** Events between two keyframes: the most that a jump has to fold. */
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

/** A fold that can be resumed. Each step of the path is the index of the event that made it. */
interface Keyframe {
  readonly step: number;
  readonly path: readonly number[];
  /** Index of the event that entered the anchor; −1 between anchors. */
  readonly entered: number;
  readonly isDown: boolean;
  readonly movesFound: number;
}

const START: Keyframe = { step: 0, path: [], entered: -1, isDown: false, movesFound: 0 };

/** The fold itself, on plain integers: a jump passes thousands of events, of which only the last is shown. */
class Fold {
  private readonly path: number[];
  step: number;
  private entered: number;
  private isDown: boolean;
  private movesFound: number;
  /** Index of the event whose step the last one undid, or −1. */
  private undone = -1;

  constructor(
    private readonly trace: Trace,
    from: Keyframe,
  ) {
    this.step = from.step;
    this.path = [...from.path];
    this.entered = from.entered;
    this.isDown = from.isDown;
    this.movesFound = from.movesFound;
  }

  advanceTo(target: number): void {
    const { records } = this.trace;
    for (let index = this.step; index < target; index++) {
      const at = index * TRACE_RECORD_LENGTH;
      this.undone = -1;
      this.apply(index, records[at]!, records[at + 2]!);
    }
    this.step = Math.max(this.step, target);
  }

  private apply(index: number, code: TraceCode, value: number): void {
    switch (code) {
      case TraceCode.WalkBegun:
        this.entered = index;
        break;
      case TraceCode.AnchorEntered:
        this.entered = index;
        this.isDown = value === DOWN_VALUE;
        break;
      case TraceCode.AnchorLeft:
        this.entered = -1;
        break;
      case TraceCode.TilePlaced:
      case TraceCode.PlayThrough:
      case TraceCode.SeparatorCrossed:
      case TraceCode.LeftPartPlaced:
      case TraceCode.TileShared:
      case TraceCode.StartSingled:
        this.path.push(index);
        break;
      case TraceCode.Backtracked:
        this.undone = this.path.pop() ?? -1;
        break;
      case TraceCode.MoveRecorded:
        this.movesFound = value + 1;
        break;
      default:
      // A rejection changes only the event shown.
    }
  }

  keyframe(): Keyframe {
    const { step, path, entered, isDown, movesFound } = this;
    return { step, path: [...path], entered, isDown, movesFound };
  }

  state(): ReplayState {
    const { trace, step, entered, isDown, undone, movesFound } = this;
    if (trace.starts !== undefined) return this.sharedState();
    return {
      step,
      starts: null,
      event: step === 0 ? null : eventAt(trace, step - 1),
      direction: isDown ? 'down' : 'across',
      anchor: entered < 0 ? null : eventAt(trace, entered).square,
      path: this.path.map((index) => pathStep(eventAt(trace, index))),
      undone: undone < 0 ? null : pathStep(eventAt(trace, undone)),
      movesFound,
    };
  }

  /** State of a walk for the whole board: tiles that starts share are placed at the first of them. */
  private sharedState(): ReplayState {
    const { trace, step, undone, movesFound } = this;
    const events = this.path.map((index) => eventAt(trace, index));
    const lifted = undone < 0 ? null : eventAt(trace, undone);
    const singled = events.find(({ code }) => code === TraceCode.StartSingled);
    const starts = singled === undefined ? this.startsOf(events.at(-1)) : null;
    // A tile is taken up from where it lay, although it may be another start that is the first one then.
    const [alone] = lifted?.code === TraceCode.TileShared ? this.startsOf(lifted) : (starts ?? []);
    const start = singled === undefined ? alone : startOf(singled);
    const stride = start?.isDown === true ? certain(trace.starts, 'sets of starts').cols : 1;
    const stepOf = (event: ReplayEvent, nth: number): PathStep => {
      if (event.code !== TraceCode.TileShared) return pathStep(event);
      const square = certain(start, 'the start of a walk').square + nth * stride;
      return { kind: 'placed', square, tile: event.value & SHARED_TILE_MASK, arc: event.arc };
    };
    const path = events.filter(isFollowed).map(stepOf);
    const event = step === 0 ? null : eventAt(trace, step - 1);
    return {
      step,
      event:
        event?.code === TraceCode.TileShared ? { ...event, value: event.value & SHARED_TILE_MASK } : event,
      direction: start?.isDown === true ? 'down' : 'across',
      anchor: null,
      path,
      starts,
      undone: lifted === null || !isFollowed(lifted) ? null : stepOf(lifted, path.length),
      movesFound,
    };
  }

  /** The starts that an event keeps, or all of them without one. */
  private startsOf(event: ReplayEvent | undefined): readonly WordStart[] {
    const { entered, trace } = this;
    if (entered < 0) return [];
    const { members } = certain(trace.starts, 'sets of starts');
    const at = (event ?? eventAt(trace, entered)).value >> START_SET_SHIFT;
    const set = members.subarray(at + 1, at + 1 + certain(members[at], 'the size of a set'));
    return Array.from(set, (member) => ({ square: member >> 1, isDown: (member & 1) !== 0 }));
  }
}

/** Whether the event followed an arc. */
const isFollowed = ({ code }: ReplayEvent): boolean => code !== TraceCode.StartSingled;

const startOf = ({ square, value }: ReplayEvent): WordStart => ({ square, isDown: value === DOWN_VALUE });

const STEP_KINDS: Partial<Record<TraceCode, PathStep['kind']>> = {
  [TraceCode.PlayThrough]: 'through',
  [TraceCode.SeparatorCrossed]: 'separator',
  [TraceCode.LeftPartPlaced]: 'leftPart',
};

const pathStep = ({ code, square, value, arc }: ReplayEvent): PathStep => ({
  kind: STEP_KINDS[code] ?? 'placed',
  square,
  tile: value,
  arc,
});

/** Reaches any step of a trace by folding from the keyframe before it, or onwards from the latest step. */
export class Replay {
  private readonly keyframes: Keyframe[] = [START];
  private latest: Fold;

  /** Creates the keyframes in one pass over the trace. */
  constructor(readonly trace: Trace) {
    const fold = new Fold(trace, START);
    for (let step = KEYFRAME_INTERVAL; step <= trace.length; step += KEYFRAME_INTERVAL) {
      fold.advanceTo(step);
      this.keyframes.push(fold.keyframe());
    }
    this.latest = new Fold(trace, START);
  }

  /** The state after `step` events, clamped to 0 … trace.length. */
  at(step: number): ReplayState {
    return this.foldTo(step).state();
  }

  /**
   * Indexes of the events that led to the nodes of the path after `step` events, starting with the root's.
   */
  nodeEvents(step: number): readonly number[] {
    const { entered, path } = this.foldTo(step).keyframe();
    return entered < 0 ? [] : [entered, ...path.filter((index) => isFollowed(eventAt(this.trace, index)))];
  }

  private foldTo(step: number): Fold {
    const target = Math.max(0, Math.min(Math.trunc(step), this.trace.length));
    // At a keyframe itself, the event before it has to be replayed: it may have undone a step.
    const keyframe = this.keyframes[Math.floor(Math.max(0, target - 1) / KEYFRAME_INTERVAL)]!;
    const isAhead = this.latest.step <= target && this.latest.step >= keyframe.step;
    const fold = isAhead ? this.latest : new Fold(this.trace, keyframe);
    fold.advanceTo(target);
    this.latest = fold;
    return fold;
  }
}
