import { parentPort } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { NoEvents } from '../engine/workerLink';

/**
 * Answers the requests that come to this worker thread. What started the thread receives the events that it
 * emits, and answers what it asks.
 */
export function serveWorker<Api extends object, Events extends object = NoEvents>(
  api: Api,
): BirpcReturn<Events, Api> {
  const port = parentPort;
  if (port === null) throw new Error('This runs in a worker thread only.');
  return createBirpc<Events, Api>(api, {
    post: (sent) => port.postMessage(sent),
    on: (listener) => port.on('message', listener),
    // An answer to its own requests may take any time.
    timeout: -1,
  });
}
