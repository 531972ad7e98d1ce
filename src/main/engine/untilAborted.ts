import type { RequestError } from '../../contract/requests/requestError';
import { message } from '../../core/message';
import { fail, type Result } from '../../core/result';

export const CANCELLED: RequestError = { code: 'cancelled', message: message('engine.cancelled') };

/**
 * Resolves with the result of `work`, or with the reason as soon as `signal` is aborted, without waiting for
 * a thread with much memory, which takes a tenth of a second to end.
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
