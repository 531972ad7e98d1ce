import type { RequestError } from '../../contract/requests/requestError';
import { message } from '../../core/message';
import { fail, type Result } from '../../core/result';
import { errorMessage } from '../errorMessage';

/** The answer of `work` on a channel. Never rejects: a bug of the program becomes an answer, too. */
export async function answerSafely(
  channel: string,
  work: () => Promise<Result<unknown, RequestError>>,
): Promise<Result<unknown, RequestError>> {
  try {
    return await work();
  } catch (error) {
    const failed = message('requests.failed', { channel, reason: errorMessage(error) });
    return fail({ code: 'internal', message: failed });
  }
}
