import { setTimeout as pause } from 'node:timers/promises';
import type { RequestError } from '../../contract/requests/requestError';
import { fail, ok } from '../../core/result';
import { SUPERSEDED } from '../engine/latestJob';
import { CANCELLED } from '../engine/untilAborted';
import { errorMessage } from '../errorMessage';
import { type Answer, Job, type JobEnd } from './job';

interface SlotOptions<Subject, Status> {
  readonly statusOf: (job: Job<Subject>) => Status;
  readonly publish: (status: Status) => void;
  /** Minimum time between two reports of progress. */
  readonly reportMs?: number;
  /** Interval at which the status is published while the job runs, even without progress. */
  readonly tickMs?: number;
  /** How long a stop waits for the work to end. */
  readonly graceMs?: number;
  /** Called once no job has been prepared or run for a while. */
  readonly idle?: { readonly afterMs: number; readonly end: () => void };
  /** Answer to a request whose preparation was replaced by a newer one, or stopped. */
  readonly replaced?: RequestError;
  readonly stopped?: RequestError;
}

/** Runs the long jobs of one kind for the window, one at a time, and publishes their progress. */
export class JobSlot<Subject, Status> {
  /** The job in progress, or the last one. */
  current: Job<Subject> | undefined;
  private lastId = 0;
  private reportedAt = Number.NEGATIVE_INFINITY;
  private preparation: AbortController | undefined;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: SlotOptions<Subject, Status>) {}

  get isRunning(): boolean {
    return this.current?.work !== undefined;
  }

  get status(): Status | null {
    return this.current === undefined ? null : this.options.statusOf(this.current);
  }

  /** Replaces the current job, which is expected to have ended. */
  put(subject: Subject): Job<Subject> {
    this.current = new Job(++this.lastId, subject);
    return this.current;
  }

  /** Ends the current job without waiting for it, and forgets it. */
  clear(): Job<Subject> | undefined {
    const { current } = this;
    this.current = undefined;
    clearTimeout(this.idleTimer);
    current?.work?.stop();
    return current;
  }

  /** Prepares a job after the current one has ended; a newer preparation, or `stop`, ends this one. */
  async prepare<Value>(work: (signal: AbortSignal) => Promise<Answer<Value>>): Promise<Answer<Value>> {
    clearTimeout(this.idleTimer);
    const halted = this.halt(this.options.replaced ?? SUPERSEDED);
    const preparation = new AbortController();
    this.preparation = preparation;
    const { signal } = preparation;
    try {
      await halted;
      return signal.aborted ? fail(signal.reason) : await work(signal);
    } finally {
      if (this.preparation === preparation) this.preparation = undefined;
      this.rest();
    }
  }

  /** @param work ends when its signal is aborted */
  run(job: Job<Subject>, work: (signal: AbortSignal) => Promise<JobEnd>): Status {
    clearTimeout(this.idleTimer);
    // Continuing a job cancels the one in preparation.
    this.preparation?.abort(this.options.replaced ?? SUPERSEDED);
    const { statusOf, tickMs } = this.options;
    const controller = new AbortController();
    job.begin();
    const ticks = tickMs === undefined ? undefined : setInterval(() => this.publish(job), tickMs);
    const end = (ended: JobEnd) => {
      clearInterval(ticks);
      job.work = undefined;
      job.end(ended);
      if (job === this.current) this.rest();
      this.publish(job);
    };
    const ended = work(controller.signal).then(end, (error: unknown) =>
      end({ isFinished: false, problem: errorMessage(error) }),
    );
    job.work = { stop: () => controller.abort(), ended };
    return statusOf(job);
  }

  async stop(): Promise<Answer<Status | null>> {
    await this.halt();
    return ok(this.status);
  }

  /** Stops the current job, which stays. @param reason why a job in preparation does not begin */
  async halt(reason: RequestError = this.options.stopped ?? CANCELLED): Promise<void> {
    this.preparation?.abort(reason);
    const { current } = this;
    const work = current?.work;
    if (current === undefined || work === undefined) return;
    work.stop();
    const { graceMs } = this.options;
    await (graceMs === undefined ? work.ended : Promise.race([work.ended, pause(graceMs)]));
    if (current.phase === 'running') current.end({ isFinished: false, problem: null });
  }

  /** Stops the current job, and no longer waits for the idle time to pass. */
  async close(): Promise<void> {
    await this.halt();
    clearTimeout(this.idleTimer);
  }

  /** Starts waiting for the idle time to pass, unless a job is being prepared or run. */
  rest(): void {
    clearTimeout(this.idleTimer);
    const { idle } = this.options;
    if (idle === undefined || this.preparation !== undefined || this.isRunning) return;
    this.idleTimer = setTimeout(idle.end, idle.afterMs);
  }

  /** Publishes progress, unless it did a moment ago. */
  report(job: Job<Subject>): void {
    if (performance.now() - this.reportedAt >= (this.options.reportMs ?? 0)) this.publish(job);
  }

  publish(job: Job<Subject>): void {
    this.reportedAt = performance.now();
    if (job === this.current) this.options.publish(this.options.statusOf(job));
  }
}
