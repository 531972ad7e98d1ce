import { RE2JS, RE2JSException, RE2JSSyntaxException } from 're2js';
import { type Message, message } from '../core/message';
import type { WordTest } from '../core/movegen/candidates/candidateFilter';
import { quoted } from '../core/quoted';
import { fail, ok, type Result } from '../core/result';

/**
 * A regular expression of RE2, which tests any word in linear time; the language's own takes exponential time
 * for `(A+)+$`. In return, RE2 has no lookaround and no back-references.
 */
export function parsePattern(source: string): Result<WordTest, Message> {
  try {
    const pattern = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
    return ok((word) => pattern.test(word));
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    const reason = error instanceof RE2JSSyntaxException ? error.error : error.message;
    return fail(message('engine.badPattern', { pattern: quoted(source), reason }));
  }
}
