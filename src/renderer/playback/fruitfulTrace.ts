import { certain } from '../../core/certain';
import { TRACE_RECORD_LENGTH, TraceCode } from '../../core/trace/traceEvent';
import type { Trace } from '../../core/trace/traceWriter';

export interface FruitfulTrace {
  readonly trace: Trace;
  /** For each event kept, the step of the whole trace that shows it. */
  readonly steps: Uint32Array;
}

/**
 * The trace without its failures: rejected letters, and branches without a word. The rest is again a valid
 * trace: every placed tile is taken back.
 */
export function keepFruitful(trace: Trace): FruitfulTrace {
  const { length, records } = trace;
  const isKept = new Uint8Array(length);
  const opened: number[] = [];
  for (let index = 0; index < length; index++) {
    switch (records[index * TRACE_RECORD_LENGTH]) {
      case TraceCode.AnchorEntered:
      case TraceCode.TilePlaced:
      case TraceCode.PlayThrough:
      case TraceCode.SeparatorCrossed:
      case TraceCode.LeftPartPlaced:
      case TraceCode.WalkBegun:
      case TraceCode.TileShared:
      case TraceCode.StartSingled:
        opened.push(index);
        break;
      case TraceCode.MoveRecorded:
        isKept[index] = 1;
        markOpened(opened, isKept);
        break;
      case TraceCode.Backtracked:
      case TraceCode.AnchorLeft: {
        const start = opened.pop();
        if (start !== undefined && isKept[start] === 1) isKept[index] = 1;
      }
    }
  }
  return pick(trace, isKept);
}

/** Open events lead to the word just found. The outer ones of an earlier word are already marked. */
function markOpened(opened: readonly number[], isKept: Uint8Array): void {
  for (let at = opened.length - 1; at >= 0; at--) {
    const index = certain(opened[at], 'an open event');
    if (isKept[index] === 1) return;
    isKept[index] = 1;
  }
}

function pick({ length, records, ...trace }: Trace, isKept: Uint8Array): FruitfulTrace {
  const steps = new Uint32Array(isKept.reduce((sum, kept) => sum + kept, 0));
  const picked = new Int32Array(steps.length * TRACE_RECORD_LENGTH);
  let count = 0;
  for (let index = 0; index < length; index++) {
    if (isKept[index] === 0) continue;
    const at = index * TRACE_RECORD_LENGTH;
    picked.set(records.subarray(at, at + TRACE_RECORD_LENGTH), count * TRACE_RECORD_LENGTH);
    steps[count++] = index + 1;
  }
  return { trace: { ...trace, records: picked, length: count }, steps };
}
