import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import type { PlayedOut } from '../../core/strategy/winTable/calibration';
import { type PoolOptions, runInThreads } from '../jobs/runInThreads';
import type { SwingsApi, SwingsTable } from './swingsApi';

interface Games {
  readonly games: number;
  readonly onGame: (turns: readonly PlayedOut[]) => void;
}

/** Simulating agents take a second or more for each. */
const GAMES_AT_ONCE = 10;

/** Plays games to check a win table in threads. */
export function checkSwings(
  table: SwingsTable,
  { games, onGame, ...pool }: PoolOptions & Games,
): Promise<Result<null, RequestError>> {
  let next = 0;
  const take = (): readonly number[] | undefined => {
    const from = next;
    next = Math.min(games, from + GAMES_AT_ONCE);
    return next === from ? undefined : Array.from({ length: next - from }, (_, nth) => from + nth);
  };
  return runInThreads<SwingsApi, readonly number[], readonly (readonly PlayedOut[])[]>(pool, () => ({
    begin: (rpc) => rpc.begin(table),
    next: take,
    run: (rpc, numbers) => rpc.playOut(numbers),
    onDone: (_, played) => played.forEach(onGame),
  }));
}
