import type { RequestError } from '../../contract/requests/requestError';
import type { SharedGaddag } from '../../core/lexicon/sharedGaddag';
import { ok, type Result } from '../../core/result';
import type { PreendgameJob } from '../../core/strategy/preendgame/jobRunner';
import type { Outcome } from '../../core/strategy/preendgame/outcome';
import type { Preendgame } from '../../core/strategy/preendgame/preendgame';
import type { PreendgameSearch } from '../../core/strategy/preendgame/preendgameSearch';
import type { Turns } from '../../core/strategy/preendgame/turnLister';
import { CANCELLED, untilAborted } from '../engine/untilAborted';
import { inOwnThread } from '../jobs/inOwnThread';
import { type PoolOptions, runInThreads } from '../jobs/runInThreads';

/** Input of a thread that examines a pre-endgame. */
export interface PreendgameTable {
  readonly preendgame: Preendgame;
  readonly gaddag: SharedGaddag;
  /** Memory of a thread's tables; undefined for the default. */
  readonly tableBytes?: number | undefined;
}

/** Requests to a thread that examines pre-endgames. */
export interface PreendgameApi {
  begin(table: PreendgameTable): Result<null, RequestError>;
  run(job: PreendgameJob): Result<readonly (Outcome | undefined)[], RequestError>;
  /** The possible turns. @param most of placements, and of exchanges */
  listTurns(table: PreendgameTable, most: number): Result<Turns, RequestError>;
}

export interface SearchOptions extends PoolOptions {
  readonly table: PreendgameTable;
  /** After every job. */
  readonly onProgress: () => void;
}

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

/**
 * Runs the jobs of a search in threads until there are none left; their results may add more. The
 * search keeps its results. An abort does not wait for the end of the threads.
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
