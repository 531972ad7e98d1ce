import type { Worker } from 'node:worker_threads';
import { fail, ok } from '../../core/result';
import { CANCELLED, untilAborted } from '../engine/untilAborted';
import { type NoEvents, type Rpc, WorkerLink } from '../engine/workerLink';
import type { Answer } from './job';

export interface PoolOptions {
  readonly threads: number;
  readonly startThread: () => Worker;
  readonly signal: AbortSignal;
  /** Makes what answers the requests of a thread. */
  readonly serve?: (() => object) | undefined;
}

/** The work of one thread: a batch at a time. */
export interface BatchWork<Api extends object, Batch, Value> {
  readonly begin: (rpc: Rpc<Api>) => Promise<Answer<null>>;
  /** Undefined if there is none now; asked again when a batch of another thread is done. */
  readonly next: () => Batch | undefined;
  readonly run: (rpc: Rpc<Api>, batch: Batch) => Promise<Answer<Value>>;
  readonly onDone: (batch: Batch, value: Value) => void;
}

/** Makes the work of each thread, and ends when there are no batches left. */
type Round<Api extends object> = <Batch, Value>(
  workOf: () => BatchWork<Api, Batch, Value>,
) => Promise<Answer<null>>;

/** Runs batches in threads until there are none left; otherwise as `runRounds`. */
export const runInThreads = <Api extends object, Batch, Value>(
  options: PoolOptions,
  workOf: () => BatchWork<Api, Batch, Value>,
): Promise<Answer<null>> => runRounds<Api>(options, (round) => round(workOf));

/**
 * Runs rounds of batches in threads that stay from round to round. At the first failure of any thread, which
 * is the outcome, or when `signal` is aborted, all threads end at once, and the batches in progress are lost.
 */
export async function runRounds<Api extends object>(
  { serve, signal, startThread, threads }: PoolOptions,
  rounds: (round: Round<Api>) => Promise<Answer<null>>,
): Promise<Answer<null>> {
  if (signal.aborted) return ok(null);
  const links = Array.from(
    { length: threads },
    (): PoolLink<Api> => new WorkerLink(startThread(), serve?.() ?? {}, () => undefined),
  );
  const ending = new AbortController();
  const over = AbortSignal.any([signal, ending.signal]);
  const round: Round<Api> = (workOf) => {
    const turnstile = new Turnstile();
    return allOrFirstFailure(links.map((link) => runBatches(link, workOf(), turnstile, over)));
  };
  try {
    const ended = await untilAborted(rounds(round), signal, CANCELLED);
    return signal.aborted ? ok(null) : ended;
  } finally {
    ending.abort();
    await Promise.all(links.map((link) => link.terminate()));
  }
}

type PoolLink<Api extends object> = WorkerLink<Api, NoEvents>;

async function runBatches<Api extends object, Batch, Value>(
  link: PoolLink<Api>,
  { begin, next, onDone, run }: BatchWork<Api, Batch, Value>,
  turnstile: Turnstile,
  over: AbortSignal,
): Promise<Answer<null>> {
  const begun = await link.ask(begin);
  if (!begun.ok) return begun;
  while (!over.aborted) {
    const batch = next();
    if (batch === undefined) {
      if (turnstile.busy === 0) return ok(null);
      await turnstile.wait();
      continue;
    }
    turnstile.busy++;
    const done = await link.ask((rpc) => run(rpc, batch));
    turnstile.busy--;
    if (over.aborted) break;
    if (!done.ok) return done;
    onDone(batch, done.value);
    turnstile.open();
  }
  return fail(CANCELLED);
}

/** Holds threads without a batch back until another thread is done with one. */
class Turnstile {
  busy = 0;
  private waiting: (() => void)[] = [];

  wait(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  open(): void {
    for (const goOn of this.waiting.splice(0)) goOn();
  }
}

/** Resolves with the first failure, whatever the others still do; else when all have ended. */
function allOrFirstFailure(works: readonly Promise<Answer<null>>[]): Promise<Answer<null>> {
  return new Promise((resolve, reject) => {
    for (const work of works) {
      work.then((outcome) => {
        if (!outcome.ok) resolve(outcome);
      }, reject);
    }
    void Promise.all(works).then(() => resolve(ok(null)), reject);
  });
}
