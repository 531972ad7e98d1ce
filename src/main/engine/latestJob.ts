import type { RequestError } from '../../contract/requests/requestError';
import { message } from '../../core/message';
import type { Result } from '../../core/result';
import { CANCELLED, untilAborted } from './untilAborted';

export const SUPERSEDED: RequestError = {
  code: 'superseded',
  message: message('engine.newerRequest'),
};

/** Runs a job that can take long: a newer request, or `cancel`, ends the one under way. */
export class LatestJob<Q, V> {
  private current: AbortController | undefined;

  constructor(private readonly run: (request: Q, signal: AbortSignal) => Promise<Result<V, RequestError>>) {}

  ask(request: Q): Promise<Result<V, RequestError>> {
    this.current?.abort(SUPERSEDED);
    const controller = new AbortController();
    this.current = controller;
    return untilAborted(this.run(request, controller.signal), controller.signal);
  }

  cancel(): null {
    this.current?.abort(CANCELLED);
    return null;
  }
}
