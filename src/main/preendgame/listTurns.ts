import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import type { Turns } from '../../core/strategy/preendgame/turnLister';
import { inOwnThread } from '../jobs/inOwnThread';
import type { PreendgameApi, PreendgameTable } from './preendgameApi';
import type { SearchOptions } from './preendgameThreads';

/** Lists the turns of a pre-endgame in a thread: with many tiles that takes long. */
export const listTurns = (
  table: PreendgameTable,
  most: number,
  { signal, startThread }: Pick<SearchOptions, 'signal' | 'startThread'>,
): Promise<Result<Turns, RequestError>> =>
  inOwnThread<PreendgameApi, Turns>(
    startThread,
    (link) => link.ask((rpc) => rpc.listTurns(table, most)),
    signal,
  );
