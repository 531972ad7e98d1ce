import { errorMessage } from '../errorMessage';
import { readRegularFile } from '../regularFile';
import { InputError } from './inputError';

/** A string of JavaScript cannot be longer. */
const MAX_TEXT_BYTES = 512 * 1024 * 1024 - 32;

/** The text of a file that a person named. */
export function readText(path: string): string {
  try {
    return Buffer.from(readRegularFile(path, MAX_TEXT_BYTES)).toString('utf8');
  } catch (error) {
    throw new InputError(`${path} cannot be read: ${errorMessage(error)}.`);
  }
}
