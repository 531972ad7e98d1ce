import type { Worker } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import { ok, type Result } from '../../core/result';
import { levelsOf } from '../../core/strategy/tournament/levelsOf';
import { allOrFirstFailure } from '../allOrFirstFailure';
import { WorkerLink } from '../engine/workerLink';
import type {
  GameMatter,
  NoEvents,
  PlayedPair,
  PreparedLevels,
  ThreadTable,
  TournamentApi,
} from './threadApi';

type GameLink = WorkerLink<TournamentApi, NoEvents>;

/** Pairs are handed out by so much work at a time: little is lost when a thread ends, and little is said. */
const BATCH_MS = 100;
const MAX_BATCH = 500;

/**
 * Plays pairs of games in threads until there are none left, and tells of them as they come. Fails with the
 * first thing that goes wrong in any thread; then, or when `signal` is aborted, all threads end at once, and
 * the pairs that they were at are lost.
 *
 * @param next the number of a pair that nobody plays yet, or undefined
 */
export async function playInThreads(
  table: ThreadTable,
  options: {
    readonly threads: number;
    readonly startThread: () => Worker;
    readonly next: () => number | undefined;
    readonly onPlayed: (pairs: readonly PlayedPair[]) => void;
    readonly signal: AbortSignal;
  },
): Promise<Result<null, RequestError>> {
  const { next, onPlayed, signal, startThread, threads } = options;
  const links = Array.from(
    { length: threads },
    (): GameLink => new WorkerLink(startThread(), {}, () => undefined),
  );
  const aborted = new Promise<Result<null, RequestError>>((resolve) => {
    if (signal.aborted) resolve(ok(null));
    else signal.addEventListener('abort', () => resolve(ok(null)), { once: true });
  });
  let isOver = false;
  const work = async (link: GameLink): Promise<Result<null, RequestError>> => {
    const begun = await link.ask((rpc) => rpc.begin(table));
    if (!begun.ok) return begun;
    let size = 1;
    for (let batch = take(next, size); batch.length > 0; batch = take(next, size)) {
      const asked = performance.now();
      const played = await link.ask((rpc) => rpc.play(batch));
      if (isOver) return ok(null);
      if (!played.ok) return played;
      onPlayed(played.value);
      const pairMs = (performance.now() - asked) / batch.length;
      size = Math.max(1, Math.min(MAX_BATCH, 2 * size, Math.floor(BATCH_MS / pairMs)));
    }
    return ok(null);
  };
  try {
    return await Promise.race([aborted, allOrFirstFailure(links.map(work))]);
  } finally {
    isOver = true;
    await Promise.all(links.map((link) => link.terminate()));
  }
}

function take(next: () => number | undefined, size: number): number[] {
  const numbers: number[] = [];
  while (numbers.length < size) {
    const number = next();
    if (number === undefined) break;
    numbers.push(number);
  }
  return numbers;
}

const NO_LEVELS: PreparedLevels = { levels: new Map(), notes: [] };

const hasLevels = ({ plan }: GameMatter): boolean => levelsOf(plan.agents).length > 0;

/**
 * What the levels of a plan know, found in a thread of its own: with a lexicon or a board that is new here
 * that takes seconds. Fails when `signal` is aborted.
 */
export async function prepareLevels(
  matter: GameMatter,
  startThread: () => Worker,
  signal: AbortSignal,
): Promise<Result<PreparedLevels, RequestError>> {
  if (!hasLevels(matter)) return ok(NO_LEVELS);
  return inThread(startThread, (link) => {
    const stop = () => void link.terminate();
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    return link.ask((rpc) => rpc.prepareLevels(matter));
  });
}

/** Plays one game again, in a thread of its own. */
export const recordGame = (
  matter: GameMatter,
  startThread: () => Worker,
  pairing: number,
  nth: number,
): Promise<Result<string, RequestError>> =>
  inThread(startThread, async (link) => {
    const prepared = hasLevels(matter) ? await link.ask((rpc) => rpc.prepareLevels(matter)) : ok(NO_LEVELS);
    if (!prepared.ok) return prepared;
    const { levels } = prepared.value;
    const begun = await link.ask((rpc) => rpc.begin({ ...matter, levels, gcgDir: null }));
    return begun.ok ? await link.ask((rpc) => rpc.record(pairing, nth)) : begun;
  });

async function inThread<Value>(
  startThread: () => Worker,
  work: (link: GameLink) => Promise<Value>,
): Promise<Value> {
  const link: GameLink = new WorkerLink(startThread(), {}, () => undefined);
  try {
    return await work(link);
  } finally {
    await link.terminate();
  }
}
