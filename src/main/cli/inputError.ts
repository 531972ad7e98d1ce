import { quoted } from '../../core/quoted';
import { text } from '../../texts/text';

/**
 * Something that the person typed or named is wrong. The command line says `message` and ends with code 2.
 */
export class InputError extends Error {}

/** More than any command takes that is not about many files; node needs seconds for tens of thousands. */
const MAX_ARGUMENTS = 100;

/**
 * The arguments of a command, as `parse` (node's `parseArgs`) takes them apart.
 *
 * @throws InputError where there are too many, or one of them is wrong
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
 * What `parseArgs` says: its first sentence, on one line, with all names cut short; the rest is
 * advice for programmers.
 */
function argumentsError(error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  const [sentence = ''] = error.message.split(/\n|\. /);
  const said = sentence.replace(/'([^']*)'/g, (_quotes, name: string) => quoted(name));
  return new InputError(`${said.replace(/\.$/, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')}.`);
}
