import type { RequestError } from '../../contract/requests/requestError';
import type { SharedGaddag } from '../../core/lexicon/sharedGaddag';
import { ok, type Result } from '../../core/result';
import { newMemory } from '../../core/sharedMemory';
import type { TallySums } from '../../core/strategy/leaves/census/leaveTally';
import { type PoolOptions, runRounds } from '../jobs/runInThreads';
import type { CensusApi, CensusTable } from './censusApi';
import type { LeaveTraining } from './leaveTraining';

/** Boards of a thread's batch: a few seconds’ work. */
const BATCH = 4;

export interface TrainingOptions extends PoolOptions {
  readonly gaddag: SharedGaddag;
  /** After every few boards, and after every generation. */
  readonly onProgress: () => void;
}

/**
 * Trains in threads until the last generation is done, or until there are no boards left that this shard may
 * look at.
 */
export const trainInThreads = (
  training: LeaveTraining,
  { gaddag, onProgress, ...pool }: TrainingOptions,
): Promise<Result<null, RequestError>> =>
  runRounds<CensusApi>(pool, async (round) => {
    while (!training.isFinished) {
      const { generation } = training;
      const table = tableOf(training, gaddag);
      const done = await round<readonly number[], TallySums>(() => ({
        begin: (rpc) => rpc.begin(table),
        next() {
          const numbers = training.take(BATCH);
          return numbers.length === 0 ? undefined : numbers;
        },
        run: (rpc, numbers) => rpc.survey(numbers),
        onDone(numbers, sums) {
          training.add(numbers, sums);
          onProgress();
        },
      }));
      if (!done.ok) return done;
      training.endGeneration();
      onProgress();
      if (training.generation === generation) return ok(null);
    }
    return ok(null);
  });

function tableOf({ generation, plan, table }: LeaveTraining, gaddag: SharedGaddag): CensusTable {
  const values = new Float32Array(newMemory(table.values.byteLength));
  values.set(table.values);
  return { plan: { rules: plan.rules, seed: plan.seed, generation }, gaddag, values };
}
