import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import type { Turns } from '../../core/strategy/preendgame/turnLister';
import { CANCELLED, untilAborted } from '../engine/untilAborted';
import { WorkerLink } from '../engine/workerLink';
import type { NoEvents } from '../tournament/threadApi';
import type { PreendgameApi, PreendgameTable } from './preendgameApi';
import type { SearchOptions } from './searchInThreads';

/** Lists the turns of a pre-endgame in a thread: with many tiles that takes long. */
export async function listTurns(
  table: PreendgameTable,
  most: number,
  { signal, startThread }: Pick<SearchOptions, 'signal' | 'startThread'>,
): Promise<Result<Turns, RequestError>> {
  const link = new WorkerLink<PreendgameApi, NoEvents>(startThread(), {}, () => undefined);
  const end = () => void link.terminate();
  signal.addEventListener('abort', end, { once: true });
  try {
    const listed = link.ask((rpc) => rpc.listTurns(table, most));
    return await untilAborted(listed, signal, CANCELLED);
  } finally {
    signal.removeEventListener('abort', end);
    void link.terminate();
  }
}
