import { MAX_THREADS } from '../../contract/requests/limits';
import { quoted } from '../../core/quoted';
import { text } from '../../texts/text';
import { usualThreads } from '../engine/usualThreads';
import { InputError } from './inputError';

/** Value of `--threads T`; all processors but one without it. @throws {InputError} if it is invalid */
export function threadsOf(given: string | undefined): number {
  if (given === undefined) return usualThreads();
  const threads = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : Number.NaN;
  if (threads <= MAX_THREADS) return threads;
  throw new InputError(text('commandLine.wrongThreads', { given: quoted(given), most: String(MAX_THREADS) }));
}
