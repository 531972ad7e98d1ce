import type { RequestError } from '../../contract/requests/requestError';
import { message } from '../../core/message';
import { fail, type Result } from '../../core/result';

export const CANCELLED: RequestError = { code: 'cancelled', message: message('engine.cancelled') };

/**
 * What `work` gives; or, as soon as `signal` is aborted, the reason. A thread that holds much memory takes a
 * tenth of a second to end: nobody has to wait for that.
 * @param reason unless given, that of the signal, which must be a `RequestError` then
 */
export function untilAborted<V>(
  work: Promise<Result<V, RequestError>>,
  signal: AbortSignal,
  reason?: RequestError,
): Promise<Result<V, RequestError>> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(fail(reason ?? signal.reason));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
    // One signal can be for a thousand pieces of work, one after the other.
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
