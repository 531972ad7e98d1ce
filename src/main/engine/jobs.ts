import type { Worker } from 'node:worker_threads';
import type { EngineEvent } from '../../contract/events';
import type { WordsAnswer, WordsRequest } from '../../contract/lexiconApi';
import type { RequestError } from '../../contract/requestError';
import type { StructuresReport } from '../../contract/structuresApi';
import { fail, type Result } from '../../core/result';
import { BUILD_CANCELLED } from '../../engine/buildLexicon';
import type { Generated } from '../../engine/generateMoves';
import type { SharedLexicon } from '../../engine/lexicon';
import { flagOf, newFlag, raise } from './cancelFlag';
import { SearchThreads } from './searchThreads';
import type { GenerateJob, JobsApi, JobsEvents, OpenRequest, StructuresJob } from './workerApi';
import { WorkerLink } from './workerLink';

type JobsLink = WorkerLink<JobsApi, JobsEvents>;

/**
 * Work that can take seconds. Building a lexicon and comparing structures have a thread each time, whose memory goes
 * with it; questions for words share one that stays, since a person asks many, and so do searches for moves.
 */
export class Jobs {
  private readonly running = new Set<JobsLink>();
  private wordsLink: JobsLink | undefined;
  private readonly searches = new SearchThreads((onExit) => this.start(onExit));

  constructor(
    private readonly startWorker: () => Worker,
    private readonly publish: (event: EngineEvent) => void,
  ) {}

  buildLexicon(request: OpenRequest, signal: AbortSignal): Promise<Result<SharedLexicon, RequestError>> {
    const cancelFlag = newFlag();
    return this.inThread(async (link) => {
      // The thread is ended, wherever it is in its work; but a file that it has begun to write is not to be torn.
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

  warmUpSearch(lexicon: SharedLexicon): void {
    this.searches.warmUp(lexicon);
  }

  generate(job: GenerateJob, signal: AbortSignal): Promise<Result<Generated, RequestError>> {
    return this.searches.generate(job, signal);
  }

  words(
    question: SharedLexicon & { readonly request: WordsRequest },
    signal: AbortSignal,
  ): Promise<Result<WordsAnswer, RequestError>> {
    this.wordsLink ??= this.start(() => {
      this.wordsLink = undefined;
    });
    return this.wordsLink.ask((rpc) => rpc.words({ ...question, cancelFlag: flagOf(signal) }));
  }

  structures(job: StructuresJob, signal: AbortSignal): Promise<Result<StructuresReport, RequestError>> {
    return this.inThread((link) => {
      signal.addEventListener('abort', () => void link.terminate(), { once: true });
      return link.ask((rpc) => rpc.structures(job));
    });
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

  private start(onExit: () => void = () => undefined): JobsLink {
    const { publish } = this;
    const events: JobsEvents = {
      log: (message) => publish({ type: 'log', message }),
      lexiconProgress: (stage, fraction) => publish({ type: 'lexicon-progress', stage, fraction }),
      structuresProgress: (step, fraction, report) =>
        publish({ type: 'structures-progress', step, fraction, report }),
    };
    const link: JobsLink = new WorkerLink(this.startWorker(), events, () => {
      this.running.delete(link);
      onExit();
    });
    this.running.add(link);
    return link;
  }
}
