import { type Rejection, readRejection } from '../describeEvent';
import { eventAt, type Replay } from '../replay';
import { TraceCode } from '../traceEvent';

/** The letters rejected up to `step` at each node of the path: at the root, then after each of its steps. */
export function rejectionsAlong(replay: Replay, step: number): readonly (readonly Rejection[])[] {
  const events = replay.nodeEvents(step);
  const shown = step === 0 ? null : readRejection(eventAt(replay.trace, step - 1));
  return events.map((index, nth) => {
    const rejections = rejectionsBehind(replay, index, step);
    // On the DAWG a node is tried for two squares: the second one's rejections come later.
    const isSeen = nth < events.length - 1 || rejections.some(({ cause }) => cause === shown?.cause);
    return shown === null || isSeen ? rejections : [...rejections, shown];
  });
}

/** A search records its rejections at a node before it follows any arc from there. */
function rejectionsBehind({ trace }: Replay, index: number, step: number): readonly Rejection[] {
  const rejections: Rejection[] = [];
  for (let at = index + 1; at < step; at++) {
    const event = eventAt(trace, at);
    const rejection = readRejection(event);
    if (rejection !== null) rejections.push(rejection);
    else if (event.code !== TraceCode.MoveRecorded) break;
  }
  return rejections;
}
