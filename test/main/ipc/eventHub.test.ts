import { describe, expect, it } from 'vitest';
import type { EngineEvent } from '../../../src/contract/transport/events';
import { EventHub } from '../../../src/main/ipc/eventHub';

describe('EventHub', () => {
  it('sends a late listener the log and the last status, then new events, until it leaves', () => {
    const hub = new EventHub();
    hub.log('first');
    hub.publish({ type: 'lexicon-progress', stage: 'dawg', fraction: 0.5 });
    hub.publish({ type: 'engine-status', status: 'restarting', message: 'a' });
    hub.publish({ type: 'engine-status', status: 'ready', message: 'b' });
    const heard: EngineEvent[] = [];
    const leave = hub.subscribe((event) => heard.push(event));
    hub.log('second');
    leave();
    hub.log('third');
    expect(heard).toEqual([
      { type: 'log', message: 'first' },
      { type: 'engine-status', status: 'ready', message: 'b' },
      { type: 'log', message: 'second' },
    ]);
  });

  it('sends pending events to the next listener alone', () => {
    const hub = new EventHub();
    const heard: string[] = [];
    hub.subscribe(() => heard.push('earlier'));
    hub.tellNext({ type: 'crash-reported', message: 'It ended.' });
    hub.subscribe((event) => heard.push(event.type));
    hub.subscribe(() => heard.push('later'));
    expect(heard).toEqual(['crash-reported']);
  });

  it('keeps the last hundred log lines', () => {
    const hub = new EventHub();
    for (let line = 0; line < 150; line++) hub.log(String(line));
    const heard: string[] = [];
    hub.subscribe((event) => heard.push(event.type === 'log' ? event.message : event.type));
    expect(heard).toHaveLength(100);
    expect(heard[0]).toBe('50');
  });
});
