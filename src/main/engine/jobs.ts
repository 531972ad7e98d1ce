import type { ResourceLimits, Worker } from 'node:worker_threads';
import type { Answered } from '../../contract/requests/request';
import type { RequestError } from '../../contract/requests/requestError';
import { threadOf } from '../../contract/requests/requestLookup';
import type { AnswerTo, LongRequest } from '../../contract/requests/requests';
import type { EngineEvent } from '../../contract/transport/events';
import { fail, type Result } from '../../core/result';
import { isMemoryShared } from '../../core/sharedMemory';
import { BUILD_CANCELLED } from '../../engine/buildCancelled';
import type { SharedLexicon } from '../../engine/lexicon';
import type { Done } from '../../engine/longWork';
import { flagOf, newCancelFlag, raise } from './cancelFlag';
import { KeptThreads } from './keptThreads';
import { SearchThreads } from './searchThreads';
import { LITTLE_NEW } from './threadData';
import type { CancelFlag, JobsApi, LongJob, OpenRequest, WorkerEvents } from './workerApi';
import { WorkerLink } from './workerLink';

type JobsLink = WorkerLink<JobsApi, WorkerEvents>;

/**
 * Work that can take seconds: building a lexicon, in a thread of its own, and the long requests of the table.
 */
export class Jobs {
  private readonly running = new Set<JobsLink>();
  private readonly kept = new KeptThreads((onExit) => this.start(onExit, LITTLE_NEW));
  private readonly searches = new SearchThreads((onExit) => this.start(onExit, LITTLE_NEW));

  constructor(
    private readonly startWorker: (limits: ResourceLimits) => Worker,
    private readonly publish: (event: EngineEvent) => void,
  ) {}

  buildLexicon(request: OpenRequest, signal: AbortSignal): Promise<Result<SharedLexicon, RequestError>> {
    const cancelFlag = newCancelFlag();
    return this.inThread(async (link) => {
      // The thread is terminated at any point of its work, but not while it writes a file.
      const stop = () => {
        if (raise(cancelFlag)) void link.terminate();
      };
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
      const built = await link.ask((rpc) => rpc.buildLexicon({ ...request, cancelFlag }));
      signal.removeEventListener('abort', stop);
      return signal.aborted ? fail(BUILD_CANCELLED) : built;
    });
  }

  /** Null if the cache does not contain it. */
  openCachedLexicon(request: OpenRequest): Promise<Result<SharedLexicon | null, RequestError>> {
    return this.searches.open((link) => link.ask((rpc) => rpc.openCachedLexicon(request)));
  }

  warmUpSearch(lexicon: SharedLexicon): void {
    this.searches.warmUp(lexicon);
  }

  /**
   * Long work in the thread that its entry of the table names; it ends with an error
   * when `signal` is aborted.
   */
  work<N extends LongRequest>(
    name: N,
    question: Omit<LongJob<N>, 'cancelFlag'>,
    signal: AbortSignal,
  ): Answered<Done<AnswerTo<N>>> {
    // Cast: `rpc.ask` is not generic.
    const askWith = (cancelFlag: CancelFlag | null) => (link: JobsLink) =>
      link.ask((rpc) => rpc.work(name, { ...question, cancelFlag }) as Answered<Done<AnswerTo<N>>>);
    switch (threadOf(name)) {
      case 'own-thread':
        return this.inThread((link) => {
          endOnAbort(link, signal);
          return askWith(null)(link);
        });
      case 'kept-thread':
        return this.kept.run(KEPT_BY[name] ?? name, (link) => {
          // The flag would not reach the thread.
          if (!isMemoryShared()) endOnAbort(link, signal);
          return askWith(flagOf(signal))(link);
        });
      case 'search-thread':
        return this.searches.run(question.lexicon, askWith(null), signal);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.running].map((link) => link.terminate()));
  }

  private async inThread<V>(work: (link: JobsLink) => Promise<V>): Promise<V> {
    const link = this.start();
    try {
      return await work(link);
    } finally {
      await link.terminate();
    }
  }

  private start(onExit: () => void = () => undefined, limits: ResourceLimits = {}): JobsLink {
    const link: JobsLink = new WorkerLink(this.startWorker(limits), { tell: this.publish }, () => {
      this.running.delete(link);
      onExit();
    });
    this.running.add(link);
    return link;
  }
}

/** Kinds that another kind's thread answers. That of exercises keeps the one that it made last. */
const KEPT_BY: { readonly [N in LongRequest]?: LongRequest } = {
  judgeExercise: 'exercise',
  wordInfo: 'words',
};

const endOnAbort = (link: JobsLink, signal: AbortSignal): void =>
  signal.addEventListener('abort', () => void link.terminate(), { once: true });
