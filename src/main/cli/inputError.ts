import { quoted } from '../../core/quoted';

/** Something that the person typed or named is wrong. The command line says `message` and ends with code 2. */
export class InputError extends Error {}

/** What `parseArgs` says of arguments: its first sentence with all names cut short; the rest is advice for programmers. */
export function argumentsError(error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  const [sentence = ''] = error.message.split(/\n|\. /);
  const text = sentence.replace(/'([^']*)'/g, (_quotes, name: string) => quoted(name));
  return new InputError(`${text.replace(/\.$/, '')}.`);
}
