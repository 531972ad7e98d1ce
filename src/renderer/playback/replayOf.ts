import { Replay } from '../../core/trace/replay';
import type { Trace } from '../../core/trace/traceWriter';

/**
 * A replay remembers where it was last, so that the next step is near: it is kept
 * beside the state, not in it.
 */
const replays = new WeakMap<Trace, Replay>();

/** The one replay of a trace that nobody writes to any more. */
export function replayOf(trace: Trace): Replay {
  const kept = replays.get(trace);
  if (kept !== undefined) return kept;
  const replay = new Replay(trace);
  replays.set(trace, replay);
  return replay;
}
