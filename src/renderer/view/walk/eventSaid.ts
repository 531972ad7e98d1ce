import { describeEvent, type TraceSubject } from '../../../core/trace/describeEvent';
import type { ReplayState } from '../../../core/trace/replay';
import { say } from '../../../texts/say';

/** Text of a state's event; empty before the first event. */
export function eventSaid(subject: TraceSubject, state: ReplayState): string {
  const event = describeEvent(subject, state);
  return event === null ? '' : say(event);
}
