import type { Worker } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import { ok, type Result } from '../../core/result';
import { WorkerLink } from '../engine/workerLink';
import type { NoEvents } from '../tournament/threadApi';
import type { SwingsApi, SwingsTable } from './swingsApi';
import type { SwingTraining } from './swingTraining';

type SwingsLink = WorkerLink<SwingsApi, NoEvents>;

/**
 * Plays games for a win table in threads until there are none left. Fails with the first thing that goes
 * wrong in any thread; then, or when `signal` is aborted, all threads end at once, and the batches that they
 * were at are lost.
 */
export async function trainSwings(
  training: SwingTraining,
  table: SwingsTable,
  options: {
    readonly threads: number;
    readonly startThread: () => Worker;
    readonly onProgress: () => void;
    readonly signal: AbortSignal;
  },
): Promise<Result<null, RequestError>> {
  const { onProgress, signal, startThread, threads } = options;
  const links = Array.from(
    { length: threads },
    (): SwingsLink => new WorkerLink(startThread(), {}, () => undefined),
  );
  const endAll = () => Promise.all(links.map((link) => link.terminate()));
  const onAbort = () => void endAll();
  signal.addEventListener('abort', onAbort, { once: true });
  let failure: Result<null, RequestError> = ok(null);
  const work = async (link: SwingsLink): Promise<void> => {
    const begun = await link.ask((rpc) => rpc.begin(table));
    if (!begun.ok) failure = begun;
    while (failure.ok && !signal.aborted) {
      const batch = training.take();
      if (batch === undefined) return;
      const played = await link.ask((rpc) => rpc.play(batch));
      if (!played.ok) failure = played;
      else {
        training.add(batch, played.value);
        onProgress();
      }
    }
  };
  try {
    await Promise.all(links.map(work));
    return signal.aborted ? ok(null) : failure;
  } finally {
    signal.removeEventListener('abort', onAbort);
    await endAll();
  }
}
