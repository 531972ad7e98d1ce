import type { Worker } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import { ok, type Result } from '../../core/result';
import { newMemory } from '../../core/sharedMemory';
import type { SharedGaddag } from '../../engine/lexicon';
import { allOrFirstFailure } from '../allOrFirstFailure';
import { WorkerLink } from '../engine/workerLink';
import type { NoEvents } from '../tournament/threadApi';
import type { CensusApi } from './censusApi';
import type { LeaveTraining } from './leaveTraining';

type CensusLink = WorkerLink<CensusApi, NoEvents>;

/** Boards that a thread looks at before it tells: a few seconds’ work. */
const BATCH = 4;

export interface TrainingOptions {
  readonly gaddag: SharedGaddag;
  readonly threads: number;
  readonly startThread: () => Worker;
  /** After every few boards, and after every generation. */
  readonly onProgress: () => void;
  readonly signal: AbortSignal;
}

/**
 * Trains in threads until the last generation is done, or until there are no boards left that this shard may
 * look at. Fails with the first thing that goes wrong in any thread; then, or when `signal` is aborted, all
 * threads end at once, and the boards that they were at are lost.
 */
export async function trainInThreads(
  training: LeaveTraining,
  { gaddag, onProgress, signal, startThread, threads }: TrainingOptions,
): Promise<Result<null, RequestError>> {
  const links = Array.from(
    { length: threads },
    (): CensusLink => new WorkerLink(startThread(), {}, () => undefined),
  );
  const endAll = () => Promise.all(links.map((link) => link.terminate()));
  const onAbort = () => void endAll();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    while (!training.isFinished && !signal.aborted) {
      const { generation } = training;
      const done = await surveyGeneration(training, links, gaddag, { onProgress, signal });
      if (!done.ok) return signal.aborted ? ok(null) : done;
      training.endGeneration();
      onProgress();
      if (training.generation === generation) return ok(null);
    }
    return ok(null);
  } finally {
    signal.removeEventListener('abort', onAbort);
    await endAll();
  }
}

async function surveyGeneration(
  training: LeaveTraining,
  links: readonly CensusLink[],
  gaddag: SharedGaddag,
  { onProgress, signal }: Pick<TrainingOptions, 'onProgress' | 'signal'>,
): Promise<Result<null, RequestError>> {
  const { generation, plan } = training;
  const values = new Float32Array(newMemory(training.table.values.byteLength));
  values.set(training.table.values);
  const table = { plan: { rules: plan.rules, seed: plan.seed, generation }, gaddag, values };
  const work = async (link: CensusLink): Promise<Result<null, RequestError>> => {
    const begun = await link.ask((rpc) => rpc.begin(table));
    if (!begun.ok) return begun;
    while (!signal.aborted) {
      const numbers = training.take(BATCH);
      if (numbers.length === 0) break;
      const surveyed = await link.ask((rpc) => rpc.survey(numbers));
      if (!surveyed.ok) return surveyed;
      training.add(numbers, surveyed.value);
      onProgress();
    }
    return ok(null);
  };
  return allOrFirstFailure(links.map(work));
}
