import { type Message, message } from '../core/message';
import { fail, ok, type Result } from '../core/result';
import { errorMessage } from './errorMessage';

/** The result of `work`; fails with a sentence if the file cannot be written. */
export function orUnwritable<Value>(path: string, work: () => Value): Result<Value, Message> {
  try {
    return ok(work());
  } catch (error) {
    return fail(message('files.notWritten', { path, reason: errorMessage(error) }));
  }
}
