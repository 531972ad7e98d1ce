import type { Lane } from '../../contract/requests/request';
import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import { keepLatest } from '../../engine/keepLatest';
import { LatestJob } from '../engine/latestJob';

type Work<Q, V> = (request: Q, signal: AbortSignal) => Promise<Result<V, RequestError>>;

/** One kind of request of one client, answered as its lane says. */
export interface LaneWork<Q, V> {
  readonly ask: (request: Q) => Promise<Result<V, RequestError>>;
  /** Ends the current request if a newer one would. */
  readonly cancel: () => void;
}

/** The signal of `work` is aborted to end it. */
export function laneOf<Q, V>({ kind, purposeOf }: Lane<Q>, work: Work<Q, V>): LaneWork<Q, V> {
  if (kind === 'replace') {
    const job = new LatestJob(work);
    return { ask: (request) => job.ask(request), cancel: () => job.cancel() };
  }
  const answer = (request: Q) => work(request, NEVER);
  return { ask: kind === 'latest' ? keepLatest(answer, purposeOf) : answer, cancel: () => undefined };
}

const NEVER = new AbortController().signal;
