import { text } from '../../texts/text';
import { errorMessage } from '../errorMessage';
import { readRegularFile } from '../regularFile';
import { InputError } from './inputError';

/** The text of a file of at most `maxBytes` named by the user. */
export function readText(path: string, maxBytes: number): string {
  try {
    return Buffer.from(readRegularFile(path, maxBytes)).toString('utf8');
  } catch (error) {
    throw new InputError(text('commandLine.unreadable', { path, reason: errorMessage(error) }));
  }
}
