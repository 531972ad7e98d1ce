import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import { type PoolOptions, runInThreads } from '../jobs/runInThreads';
import type { SwingsApi, SwingsTable } from './swingsApi';
import type { SwingTraining } from './swingTraining';

/** Plays games for a win table in threads until there are none left. */
export const trainSwings = (
  training: SwingTraining,
  table: SwingsTable,
  { onProgress, ...pool }: PoolOptions & { readonly onProgress: () => void },
): Promise<Result<null, RequestError>> =>
  runInThreads<SwingsApi, number, Float64Array>(pool, () => ({
    begin: (rpc) => rpc.begin(table),
    next: () => training.take(),
    run: (rpc, batch) => rpc.play(batch),
    onDone(batch, counts) {
      training.add(batch, counts);
      onProgress();
    },
  }));
