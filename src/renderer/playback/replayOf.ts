import { Replay } from '../../core/trace/replay';
import type { Trace } from '../../core/trace/traceWriter';

/** A replay remembers its position, so that the next step is near; it is kept outside the state. */
const replays = new WeakMap<Trace, Replay>();

/** The only replay of a completed trace. */
export function replayOf(trace: Trace): Replay {
  const kept = replays.get(trace);
  if (kept !== undefined) return kept;
  const replay = new Replay(trace);
  replays.set(trace, replay);
  return replay;
}
