import type { Worker } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import type { GameRequest } from '../../contract/tournament/tournamentApi';
import { ok, type Result } from '../../core/result';
import { levelsOf } from '../../core/strategy/tournament/levelsOf';
import { inOwnThread } from '../jobs/inOwnThread';
import { type PoolOptions, runInThreads } from '../jobs/runInThreads';
import type { GameMatter, PlayedPair, PreparedLevels, ThreadTable, TournamentApi } from './threadApi';

/** Work of a batch of pairs: small enough to lose when a thread ends, large enough to keep messages few. */
const BATCH_MS = 100;
const MAX_BATCH = 500;

interface PlayOptions extends PoolOptions {
  /** Hands out the number of a pair, or undefined. */
  readonly next: () => number | undefined;
  readonly onPlayed: (pairs: readonly PlayedPair[]) => void;
}

/** Plays pairs of games in threads until there are none left, and reports them as they come. */
export const playInThreads = (
  table: ThreadTable,
  { next, onPlayed, ...pool }: PlayOptions,
): Promise<Result<null, RequestError>> =>
  runInThreads<TournamentApi, readonly number[], readonly PlayedPair[]>(pool, () => {
    let size = 1;
    let askedAt = 0;
    return {
      begin: (rpc) => rpc.begin(table),
      next: () => take(next, size),
      run(rpc, batch) {
        askedAt = performance.now();
        return rpc.play(batch);
      },
      onDone(batch, pairs) {
        onPlayed(pairs);
        const pairMs = (performance.now() - askedAt) / batch.length;
        size = Math.max(1, Math.min(MAX_BATCH, 2 * size, Math.floor(BATCH_MS / pairMs)));
      },
    };
  });

function take(next: () => number | undefined, size: number): readonly number[] | undefined {
  const numbers: number[] = [];
  while (numbers.length < size) {
    const number = next();
    if (number === undefined) break;
    numbers.push(number);
  }
  return numbers.length === 0 ? undefined : numbers;
}

const NO_LEVELS: PreparedLevels = { levels: new Map(), notes: [] };

const hasLevels = ({ plan }: GameMatter): boolean => levelsOf(plan.agents).length > 0;

/**
 * The vocabularies of a plan's levels, counted in a separate thread: with a new lexicon or board that takes
 * seconds. Fails when `signal` is aborted.
 */
export const prepareLevels = async (
  matter: GameMatter,
  startThread: () => Worker,
  signal: AbortSignal,
): Promise<Result<PreparedLevels, RequestError>> =>
  hasLevels(matter)
    ? inOwnThread<TournamentApi, PreparedLevels>(
        startThread,
        (link) => link.ask((rpc) => rpc.prepareLevels(matter)),
        signal,
      )
    : ok(NO_LEVELS);

/** Plays a game with these scores again, in a thread of its own. */
export const recordGame = (
  matter: GameMatter,
  startThread: () => Worker,
  { nth, pairing }: GameRequest,
  scores: readonly number[],
): Promise<Result<string, RequestError>> =>
  inOwnThread<TournamentApi, string>(startThread, async (link) => {
    const prepared = hasLevels(matter) ? await link.ask((rpc) => rpc.prepareLevels(matter)) : ok(NO_LEVELS);
    if (!prepared.ok) return prepared;
    const { levels } = prepared.value;
    const begun = await link.ask((rpc) => rpc.begin({ ...matter, levels, gcgDir: null }));
    return begun.ok ? await link.ask((rpc) => rpc.record(pairing, nth, scores)) : begun;
  });
