import type { TrainedWinTable } from '../../core/strategy/winTable/winTableFile';
import { say } from '../../texts/say';
import { openWinTable } from '../simulation/winTableStore';
import { InputError } from './inputError';

/** The win table in a file. Throws an `InputError` if there is none. */
export function openedWinTable(path: string): TrainedWinTable {
  const opened = openWinTable(path);
  if (!opened.ok) throw new InputError(say(opened.error));
  return opened.value;
}
