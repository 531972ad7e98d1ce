import type { RequestError } from '../../contract/requests/requestError';
import { fail, type Result } from '../../core/result';

/**
 * What `work` gives; or, as soon as `signal` is aborted, the reason, which must be a `RequestError`. A thread
 * that holds much memory takes a tenth of a second to end: nobody has to wait for that.
 */
export function untilAborted<V>(
  work: Promise<Result<V, RequestError>>,
  signal: AbortSignal,
): Promise<Result<V, RequestError>> {
  const aborted = new Promise<Result<V, RequestError>>((resolve) => {
    const giveUp = () => resolve(fail(signal.reason));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  return Promise.race([work, aborted]);
}
