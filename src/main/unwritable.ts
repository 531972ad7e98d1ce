import { type Message, message } from '../core/message';
import { fail, ok, type Result } from '../core/result';
import { errorMessage } from './errorMessage';

/** That a file cannot be written, and why. */
export const unwritable = (path: string, error: unknown): Message =>
  message('files.notWritten', { path, reason: errorMessage(error) });

/** The result of `work`; fails with a sentence if the file cannot be written. */
export function orUnwritable<Value>(path: string, work: () => Value): Result<Value, Message> {
  try {
    return ok(work());
  } catch (error) {
    return fail(unwritable(path, error));
  }
}
