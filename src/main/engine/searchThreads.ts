import type { RequestError } from '../../contract/engineApi';
import type { Result } from '../../core/result';
import type { Generated } from './generateMoves';
import type { GenerateJob, JobsApi, JobsEvents, SharedLexicon } from './workerApi';
import type { WorkerLink } from './workerLink';

type JobsLink = WorkerLink<JobsApi, JobsEvents>;

/**
 * Threads that find moves. One is kept ready; more are started where several windows search at the same time. A search
 * is stopped by ending its thread, which needs no flag in the generator and takes no longer for the largest board.
 */
export class SearchThreads {
  private ready: JobsLink | undefined;

  /** @param start starts a thread; `onExit` hears when it has ended */
  constructor(private readonly start: (onExit: () => void) => JobsLink) {}

  /** Makes a thread ready for the searches to come. */
  warmUp(lexicon: SharedLexicon): void {
    const link = this.take();
    void link.ask((rpc) => rpc.prepareSearch(lexicon));
    this.giveBack(link);
  }

  async generate(job: GenerateJob, signal: AbortSignal): Promise<Result<Generated, RequestError>> {
    const link = this.take();
    const stop = () => {
      void link.terminate();
      // Whoever stopped it mostly has another position.
      this.warmUp(job);
    };
    signal.addEventListener('abort', stop, { once: true });
    const generated = await link.ask((rpc) => rpc.generate(job));
    signal.removeEventListener('abort', stop);
    if (!signal.aborted) this.giveBack(link);
    return generated;
  }

  private take(): JobsLink {
    const ready = this.ready ?? this.startOne();
    this.ready = undefined;
    return ready;
  }

  private giveBack(link: JobsLink): void {
    if (this.ready === undefined && !link.hasEnded) this.ready = link;
    else void link.terminate();
  }

  private startOne(): JobsLink {
    const link: JobsLink = this.start(() => {
      if (this.ready === link) this.ready = undefined;
    });
    return link;
  }
}
