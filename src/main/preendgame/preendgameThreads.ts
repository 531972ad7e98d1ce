import type { RequestError } from '../../contract/requests/requestError';
import { ok, type Result } from '../../core/result';
import type { PreendgameSearch } from '../../core/strategy/preendgame/preendgameSearch';
import { CANCELLED, untilAborted } from '../engine/untilAborted';
import { type PoolOptions, runInThreads } from '../jobs/runInThreads';
import type { PreendgameApi, PreendgameTable } from './preendgameApi';

export interface SearchOptions extends PoolOptions {
  readonly table: PreendgameTable;
  /** After every job. */
  readonly onProgress: () => void;
}

/**
 * Does the jobs of a search in threads until there are none left; what it finds out may lead to more. The
 * search keeps what it knows. Whoever aborts it does not have to wait for the end of the threads.
 */
export async function searchInThreads(
  search: PreendgameSearch,
  { onProgress, table, ...pool }: SearchOptions,
): Promise<Result<null, RequestError>> {
  const searched = runInThreads<PreendgameApi, Handed, Found>(pool, () => ({
    begin: (rpc) => rpc.begin(table),
    next: () => search.next(),
    run: (rpc, { job }) => rpc.run(job),
    onDone(handed, outcomes) {
      search.note(handed, outcomes);
      onProgress();
    },
  }));
  const ended = await untilAborted(searched, pool.signal, CANCELLED);
  return pool.signal.aborted ? ok(null) : ended;
}

type Handed = NonNullable<ReturnType<PreendgameSearch['next']>>;
type Found = Parameters<PreendgameSearch['note']>[1];
