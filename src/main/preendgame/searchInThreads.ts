import type { Worker } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import { ok, type Result } from '../../core/result';
import type { PreendgameSearch } from '../../core/strategy/preendgame/preendgameSearch';
import { CANCELLED, untilAborted } from '../engine/untilAborted';
import { WorkerLink } from '../engine/workerLink';
import type { NoEvents } from '../tournament/threadApi';
import type { PreendgameApi, PreendgameTable } from './preendgameApi';

type PreendgameLink = WorkerLink<PreendgameApi, NoEvents>;

export interface SearchOptions {
  readonly table: PreendgameTable;
  readonly threads: number;
  readonly startThread: () => Worker;
  /** After every job. */
  readonly onProgress: () => void;
  readonly signal: AbortSignal;
}

/**
 * Does the jobs of a search in threads until there are none left. Fails with the first thing that goes
 * wrong in any thread; then, or when `signal` is aborted, all threads end, and the search keeps what it
 * knows. Who aborts it does not have to wait for their end.
 */
export async function searchInThreads(
  search: PreendgameSearch,
  { onProgress, signal, startThread, table, threads }: SearchOptions,
): Promise<Result<null, RequestError>> {
  const links = Array.from(
    { length: threads },
    (): PreendgameLink => new WorkerLink(startThread(), {}, () => undefined),
  );
  const turnstile = new Turnstile();
  let busy = 0;
  let outcome: Result<null, RequestError> = ok(null);
  const isOver = (): boolean => signal.aborted || !outcome.ok;
  const work = async (link: PreendgameLink): Promise<void> => {
    const begun = await link.ask((rpc) => rpc.begin(table));
    if (!begun.ok) outcome = begun;
    while (!isOver()) {
      const handed = search.next();
      if (handed === undefined) {
        // What another thread finds out may lead to more.
        if (busy === 0) break;
        await turnstile.wait();
        continue;
      }
      busy++;
      const done = await link.ask((rpc) => rpc.run(handed.job));
      busy--;
      if (isOver()) break;
      if (done.ok) search.note(handed, done.value);
      else outcome = done;
      onProgress();
      turnstile.open();
    }
    turnstile.open();
  };
  const endAll = () => Promise.all(links.map((link) => link.terminate()));
  const onAbort = () => void endAll();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const done = Promise.all(links.map(work)).then(() => outcome);
    const ended = await untilAborted(done, signal, CANCELLED);
    return signal.aborted ? ok(null) : ended;
  } finally {
    signal.removeEventListener('abort', onAbort);
    const allEnded = endAll();
    if (!signal.aborted) await allEnded;
  }
}

/** Lets all who wait go on together. */
class Turnstile {
  private waiting: (() => void)[] = [];

  wait(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  open(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const goOn of waiting) goOn();
  }
}
