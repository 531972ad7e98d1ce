import type { JobPhase } from '../../contract/requests/jobPhase';
import type { RequestError } from '../../contract/requests/requestError';
import type { Message } from '../../core/message';
import type { Result } from '../../core/result';
import type { SharedLexicon } from '../../engine/lexicon';

export type Answer<Value> = Result<Value, RequestError>;

/** An open lexicon. */
export type FindLexicon = (id: string) => Answer<SharedLexicon>;

/** How the work of a job ended. */
export interface JobEnd {
  readonly isFinished: boolean;
  /** Why it ended by itself. */
  readonly problem: Message | null;
  /** Its duration, if measured by the work itself. */
  readonly millis?: number | undefined;
}

/** A long job: what it is about, and how far it is. It can run several times, one after the other. */
export class Job<Subject> {
  phase: JobPhase = 'stopped';
  problem: Message | null = null;
  /** The work in progress. */
  work: { readonly stop: () => void; readonly ended: Promise<void> } | undefined;
  private spentMs = 0;
  private startedAt = 0;

  constructor(
    readonly id: number,
    readonly subject: Subject,
  ) {}

  /** Running time so far. */
  get seconds(): number {
    const runMs = this.phase === 'running' ? performance.now() - this.startedAt : 0;
    return (this.spentMs + runMs) / 1000;
  }

  begin(): void {
    this.phase = 'running';
    this.startedAt = performance.now();
  }

  end({ isFinished, millis, problem }: JobEnd): void {
    this.spentMs = millis ?? this.seconds * 1000;
    this.phase = isFinished ? 'finished' : 'stopped';
    this.problem = problem;
  }
}

export const badRequest = (problem: Message): RequestError => ({ code: 'bad-request', message: problem });

export const fileError = (problem: Message): RequestError => ({ code: 'file', message: problem });

/** @param threadEnded the sentence for a thread that ended unexpectedly */
export const problemOf = ({ code, message }: RequestError, threadEnded: Message): Message =>
  code === 'engine-crashed' ? threadEnded : message;
