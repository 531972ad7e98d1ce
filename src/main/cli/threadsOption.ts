import { MAX_THREADS } from '../../contract/tournament/tournamentApi';
import { quoted } from '../../core/quoted';
import { text } from '../../texts/text';
import { InputError } from './inputError';

/** What `--threads T` says. @throws {InputError} where it is no number of threads */
export function threadsOf(given: string): number {
  const threads = /^[1-9]\d{0,5}$/.test(given) ? Number(given) : Number.NaN;
  if (threads <= MAX_THREADS) return threads;
  throw new InputError(
    text('playCommand.tooManyThreads', { given: quoted(given), most: String(MAX_THREADS) }),
  );
}
