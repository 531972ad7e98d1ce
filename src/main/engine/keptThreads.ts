import type { LongRequest } from '../../contract/requests/requests';
import type { JobsApi, WorkerEvents } from './workerApi';
import type { WorkerLink } from './workerLink';

type JobsLink = WorkerLink<JobsApi, WorkerEvents>;

interface KeptThread {
  readonly link: JobsLink;
  /** Requests under way. */
  busy: number;
  idle: ReturnType<typeof setTimeout> | undefined;
}

/** A thread starts in a tenth of a second; waiting, it holds tens of megabytes. */
export const IDLE_MS = 60_000;

/** One thread for each kind of request; it stays for the next one until it has been idle for a while. */
export class KeptThreads {
  private readonly threads = new Map<LongRequest, KeptThread>();

  /** @param start starts a thread and calls `onExit` when it has ended */
  constructor(private readonly start: (onExit: () => void) => JobsLink) {}

  async run<V>(name: LongRequest, work: (link: JobsLink) => Promise<V>): Promise<V> {
    const thread = this.threads.get(name) ?? this.startOne(name);
    clearTimeout(thread.idle);
    thread.busy++;
    try {
      return await work(thread.link);
    } finally {
      thread.busy--;
      if (thread.busy === 0) thread.idle = setTimeout(() => this.end(name, thread), IDLE_MS);
    }
  }

  private startOne(name: LongRequest): KeptThread {
    const link = this.start(() => this.forget(name, thread));
    const thread: KeptThread = { link, busy: 0, idle: undefined };
    this.threads.set(name, thread);
    return thread;
  }

  private end(name: LongRequest, thread: KeptThread): void {
    this.forget(name, thread);
    void thread.link.terminate();
  }

  private forget(name: LongRequest, thread: KeptThread): void {
    if (this.threads.get(name) === thread) this.threads.delete(name);
  }
}
