import { describeEvent, type TraceSubject } from '../../../core/trace/describeEvent';
import type { ReplayState } from '../../../core/trace/replay';
import { say } from '../../../texts/say';

/** What the event of a state says; nothing before the first event. */
export function eventSaid(subject: TraceSubject, state: ReplayState): string {
  const event = describeEvent(subject, state);
  return event === null ? '' : say(event);
}
