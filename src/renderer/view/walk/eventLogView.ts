import { certain } from '../../../core/certain';
import { countBelow } from '../../../core/countBelow';
import { TRACE_RECORD_LENGTH, TraceCode } from '../../../core/trace/traceEvent';
import type { Trace } from '../../../core/trace/traceWriter';
import type { TextKey } from '../../../texts/catalogue';
import { replayOf } from '../../playback/replayOf';
import type { Recording, WalkRun } from '../../state/walk/walk';
import { eventSaid } from './eventSaid';

export type LogKind = 'all' | 'found' | 'placed' | 'turnedAway' | 'limit' | 'back' | 'anchor';

export const LOG_KINDS: readonly { readonly id: LogKind; readonly title: TextKey }[] = [
  { id: 'all', title: 'walkView.logAll' },
  { id: 'found', title: 'walkView.logFound' },
  { id: 'placed', title: 'walkView.logPlaced' },
  { id: 'turnedAway', title: 'walkView.logTurnedAway' },
  { id: 'limit', title: 'walkView.logLimit' },
  { id: 'back', title: 'walkView.logBack' },
  { id: 'anchor', title: 'walkView.logAnchor' },
];

const KIND_OF_CODE: Readonly<Record<TraceCode, LogKind>> = {
  [TraceCode.AnchorEntered]: 'anchor',
  [TraceCode.AnchorLeft]: 'anchor',
  [TraceCode.WalkBegun]: 'anchor',
  [TraceCode.StartSingled]: 'anchor',
  [TraceCode.TilePlaced]: 'placed',
  [TraceCode.PlayThrough]: 'placed',
  [TraceCode.SeparatorCrossed]: 'placed',
  [TraceCode.LeftPartPlaced]: 'placed',
  [TraceCode.TileShared]: 'placed',
  [TraceCode.NotOnRack]: 'turnedAway',
  [TraceCode.CrossSetRejected]: 'turnedAway',
  [TraceCode.NoArc]: 'turnedAway',
  [TraceCode.EdgeReached]: 'limit',
  [TraceCode.PreviousAnchorReached]: 'limit',
  [TraceCode.MoveRecorded]: 'found',
  [TraceCode.Backtracked]: 'back',
};

/** The kind of event at a step (from 1). */
export const logKindOf = ({ records }: Trace, step: number): LogKind =>
  KIND_OF_CODE[records[(step - 1) * TRACE_RECORD_LENGTH] as TraceCode];

/** A list of steps, ascending: those of an array, or all of them without one. */
export interface LogSteps {
  readonly length: number;
  at(index: number): number | undefined;
  /** Number of them up to and including a step. */
  countUpTo(step: number): number;
}

/** The steps whose events are of this kind. */
export function logSteps(trace: Trace, kind: LogKind): LogSteps {
  const { length } = trace;
  if (kind === 'all')
    return {
      length,
      at: (index) => (index < length ? index + 1 : undefined),
      countUpTo: (step) => Math.min(step, length),
    };
  const steps: number[] = [];
  for (let step = 1; step <= length; step++) if (logKindOf(trace, step) === kind) steps.push(step);
  return firstOf(steps, steps.length);
}

/** Number of steps searched between two yields. */
const SEARCH_STRIDE = 64;

/**
 * The steps whose sentence contains the text, in either case. Yields its findings so far every few dozen
 * steps, so that the caller can keep the window responsive.
 */
export function* searchLog(
  { position, scores }: WalkRun,
  { trace }: Recording,
  steps: LogSteps,
  text: string,
): Generator<LogSteps, LogSteps, void> {
  const replay = replayOf(trace);
  const wanted = text.toLowerCase();
  const found: number[] = [];
  for (let index = 0; index < steps.length; index++) {
    const step = certain(steps.at(index), 'a step of the log');
    if (eventSaid({ position, scores }, replay.at(step)).toLowerCase().includes(wanted)) found.push(step);
    if (index % SEARCH_STRIDE === SEARCH_STRIDE - 1) yield firstOf(found, found.length);
  }
  return firstOf(found, found.length);
}

/** The first elements of a growing array, without a copy. */
const firstOf = (steps: readonly number[], length: number): LogSteps => ({
  length,
  at: (index) => (index < length ? steps[index] : undefined),
  countUpTo: (step) => Math.min(countBelow(steps, step + 1), length),
});

export const NO_STEPS = firstOf([], 0);
