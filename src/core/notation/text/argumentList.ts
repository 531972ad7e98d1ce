import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';

/**
 * Arguments of a program as they are typed: separated by spaces; double quotes around those that contain
 * spaces, in which two quotes stand for one.
 */
export function parseArguments(text: string): Result<readonly string[], Message> {
  const found: string[] = [];
  for (const [, inQuotes, plain, open] of text.matchAll(/"((?:[^"]|"")*)"(?=\s|$)|([^\s"]+)(?=\s|$)|(\S)/g)) {
    if (open !== undefined) return fail(message('engines.wrongArguments'));
    found.push(plain ?? (inQuotes ?? '').replaceAll('""', '"'));
  }
  return ok(found);
}

/** The inverse of `parseArguments`. */
export const formatArguments = (args: readonly string[]): string =>
  args.map((arg) => (/^[^\s"]+$/.test(arg) ? arg : `"${arg.replaceAll('"', '""')}"`)).join(' ');
