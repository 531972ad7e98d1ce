import { readFileSync } from 'node:fs';
import { errorMessage } from '../errorMessage';
import { InputError } from './inputError';

/** The text of a file that a person named. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new InputError(`${path} cannot be read: ${errorMessage(error)}.`);
  }
}
