import type { EngineEvent } from '../../contract/transport/events';
import { say } from '../../texts/say';

type Listener = (event: EngineEvent) => void;

const MAX_KEPT_LOGS = 100;

/**
 * Passes events on to every window. Events before a window subscribes (the engine starts in parallel with it)
 * are replayed to it: the log, and the state of the engine.
 */
export class EventHub {
  private readonly listeners = new Set<Listener>();
  private readonly logs: EngineEvent[] = [];
  private status: EngineEvent | undefined;
  private owed: EngineEvent[] = [];

  readonly publish = (event: EngineEvent): void => {
    if (event.type === 'log') {
      this.logs.push(event);
      if (this.logs.length > MAX_KEPT_LOGS) this.logs.shift();
    }
    if (event.type === 'engine-status') this.status = event;
    for (const listener of this.listeners) listener(event);
  };

  readonly log = (message: string): void => this.publish({ type: 'log', message });

  /** For the next subscriber: the page that it concerns no longer receives events. */
  tellNext(event: EngineEvent): void {
    this.owed.push(event);
  }

  subscribe(listener: Listener): () => void {
    for (const event of this.logs) listener(event);
    if (this.status !== undefined) listener(this.status);
    for (const event of this.owed.splice(0)) listener(event);
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** Also writes the log and every change of the engine to stderr. */
export function printEvent(event: EngineEvent): void {
  if (event.type === 'log') process.stderr.write(`tilewright: ${event.message}\n`);
  if (event.type === 'engine-status' && event.status !== 'ready')
    process.stderr.write(`tilewright: ${say(event.message)}\n`);
}
