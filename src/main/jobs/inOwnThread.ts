import type { Worker } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import { CANCELLED, untilAborted } from '../engine/untilAborted';
import { type NoEvents, WorkerLink } from '../engine/workerLink';

/**
 * Asks a thread of its own, which ends with the answer, or when `signal` is aborted. Nobody has to wait for
 * its end.
 */
export async function inOwnThread<Api extends object, Value>(
  startThread: () => Worker,
  work: (link: WorkerLink<Api, NoEvents>) => Promise<Result<Value, RequestError>>,
  signal: AbortSignal = NEVER,
): Promise<Result<Value, RequestError>> {
  const link = new WorkerLink<Api, NoEvents>(startThread(), {}, () => undefined);
  try {
    return await untilAborted(work(link), signal, CANCELLED);
  } finally {
    void link.terminate();
  }
}

const NEVER = new AbortController().signal;
