import { quoted } from '../../core/quoted';
import { say } from '../../texts/say';
import { text } from '../../texts/text';
import { orUnwritable } from '../unwritable';

/**
 * Invalid input of the user. The command line prints `message` and exits with code 2.
 */
export class InputError extends Error {}

/** Does `work`, which writes a file. @throws InputError if the file cannot be written */
export function writing(path: string, work: () => unknown): void {
  const written = orUnwritable(path, work);
  if (!written.ok) throw new InputError(say(written.error));
}

/** Argument limit of ordinary commands; node needs seconds for tens of thousands. */
const MAX_ARGUMENTS = 100;

/**
 * The arguments of a command, as `parse` (node's `parseArgs`) takes them apart.
 *
 * @throws InputError if there are too many, or one of them is invalid
 */
export function readArguments<Values>(
  args: readonly string[],
  parse: (args: string[]) => Values,
  most = MAX_ARGUMENTS,
): Values {
  if (args.length > most)
    throw new InputError(text('commandLine.tooManyArguments', { count: args.length, most: String(most) }));
  try {
    return parse([...args]);
  } catch (error) {
    throw argumentsError(error);
  }
}

/**
 * The message of `parseArgs`: its first sentence, on one line, with all names shortened; the rest is advice
 * for programmers.
 */
function argumentsError(error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  const [sentence = ''] = error.message.split(/\n|\. /);
  const said = sentence.replace(/'([^']*)'/g, (_quotes, name: string) => quoted(name));
  return new InputError(`${said.replace(/\.$/, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')}.`);
}
