import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type {
  KeptReview,
  ReviewOrigin,
  ReviewRequest,
  ReviewStatus,
  StaleReason,
  StartReview,
} from '../../contract/review/reviewApi';
import type { JobEvent } from '../../contract/transport/events';
import { type Message, message } from '../../core/message';
import { describeProblems } from '../../core/notation/exchange/imported';
import type { GcgDocument } from '../../core/notation/gcg/gcgDocument';
import { parseGcg } from '../../core/notation/gcg/parseGcg';
import { fail, ok, type Result } from '../../core/result';
import { wrongAlphabet } from '../../engine/wrongAlphabet';
import { tableBytesOf } from '../endgame/searchMemory';
import { errorMessage } from '../errorMessage';
import { type Answer, badRequest, type FindLexicon, fileError, type Job, type JobEnd } from '../jobs/job';
import { JobSlot } from '../jobs/jobSlot';
import { removeStaleTemporaries } from '../staleTemporaries';
import { ownReviewPath } from '../userDataDir';
import { gameFingerprint } from './gameFingerprint';
import { resumedTurns } from './resumedTurns';
import type { ReviewTask } from './reviewApi';
import { readReview, takeReview, writeReview } from './reviewFile';
import { originOf, staleReasons } from './reviewOrigin';
import { reviewPath } from './reviewPath';
import type { ReviewTablesSource } from './reviewTables';
import { ReviewThread } from './reviewThread';

export interface ReviewDeps {
  readonly userData: string;
  /** Starts the built `review.worker.ts`. */
  readonly startThread: () => Worker;
  readonly publish: (event: JobEvent<'review'>) => void;
  readonly log: (message: string) => void;
  readonly findLexicon: FindLexicon;
  readonly tables: ReviewTablesSource;
}

/** A review that is being made, or was. */
interface Subject {
  readonly path: string;
  review: KeptReview;
}

type ReviewJob = Job<Subject>;

/** Search tables of a review: one for endgames, one for pre-endgames. */
const SOLVERS = 2;

/** Intervals of progress reports, and of writing the review to its file. */
const REPORT_MS = 200;
const KEEP_MS = 1000;

/** The reviews of the window: made one at a time in a thread, and kept beside their games. */
export class Reviews {
  private readonly slot = new JobSlot<Subject, ReviewStatus>({
    statusOf: (job) => statusOf(job),
    publish: (status) => this.deps.publish({ type: 'review-progress', status }),
    reportMs: REPORT_MS,
  });

  constructor(private readonly deps: ReviewDeps) {}

  /** The review of a game so far; null if there is none. */
  read(request: ReviewRequest): Answer<ReviewStatus | null> {
    const record = recordOf(request);
    if (!record.ok) return record;
    const game = gameFingerprint({ record: record.value, rules: request.rules });
    const path = this.pathOf(request);
    const now = this.originNow(request);
    const { current } = this.slot;
    if (current?.subject.path === path && current.subject.review.game === game)
      return ok(statusOf(current, staleReasons(current.subject.review, game, now)));
    const kept = readReview(path);
    if (!kept.ok) return fail(fileError(kept.error));
    const review = kept.value;
    // For games without a file, only the last review is kept.
    if (review === null || (request.path === null && review.game !== game)) return ok(null);
    const stopped = { phase: 'stopped', problem: null, subject: { path, review } } as const;
    return ok(statusOf(stopped, staleReasons(review, game, now)));
  }

  /** Resumes the kept review of the game, unless a fresh one is wanted. */
  async start(options: StartReview): Promise<Answer<ReviewStatus>> {
    const record = recordOf(options);
    if (!record.ok) return record;
    const lexicon = this.deps.findLexicon(options.lexicon);
    if (!lexicon.ok) return lexicon;
    const wrong = wrongAlphabet(lexicon.value.info, options.rules.distribution);
    if (wrong !== undefined) return fail(wrong);
    const { gaddag, info } = lexicon.value;
    return this.slot.prepare(async () => {
      return ok(
        this.begin(options, {
          record: record.value,
          rules: options.rules,
          lexicon: { id: info.id, name: info.name },
          gaddag,
          settings: options.settings,
          tables: this.deps.tables.of(options.rules),
          tableBytes: tableBytesOf(SOLVERS),
        }),
      );
    });
  }

  private begin(options: StartReview, task: ReviewTask): ReviewStatus {
    const path = this.pathOf(options);
    void removeStaleTemporaries(dirname(path), this.deps.log, new Set([path]));
    const { kept, problem } = options.isFresh ? NOTHING_KEPT : takeReview(path);
    const begun = emptyReview(task);
    const turns = resumedTurns(kept, task);
    // Until the thread has read an edited game, nothing replaces the review of the old one.
    const turnCount = kept?.game === begun.game && turns.length > 0 ? kept.turnCount : 0;
    const job = this.slot.put({ path, review: { ...begun, turnCount, turns } });
    job.problem = problem;
    return this.slot.run(job, (signal) => this.make(job, task, signal));
  }

  /** Keeps the results so far. */
  async stop(): Promise<Answer<null>> {
    await this.slot.halt();
    return ok(null);
  }

  /** Status of the review in progress once it ends, or of the last one. */
  async untilEnded(): Promise<ReviewStatus | null> {
    const { current } = this.slot;
    await current?.work?.ended;
    return current === undefined ? null : statusOf(current);
  }

  private async make(job: ReviewJob, task: ReviewTask, signal: AbortSignal): Promise<JobEnd> {
    const thread = new ReviewThread(this.deps.startThread());
    let keptAt = performance.now();
    const onProgress = (review: KeptReview) => {
      job.subject.review = review;
      this.slot.report(job);
      const now = performance.now();
      if (now - keptAt < KEEP_MS) return;
      keptAt = now;
      this.keep(job);
    };
    const outcome = await thread
      .review(task, { kept: job.subject.review, signal, onProgress })
      .catch((error: unknown): Result<KeptReview, Message> => fail(errorMessage(error)));
    // A stop does not wait for the end of the thread.
    if (!signal.aborted) await thread.end();
    if (!outcome.ok && !signal.aborted) job.problem = outcome.error;
    if (job.subject.review.turnCount > 0) this.keep(job);
    return { isFinished: isComplete(job.subject.review), problem: job.problem };
  }

  private keep(job: ReviewJob): void {
    const { path, review } = job.subject;
    const ready = path === this.ownPath ? makeFolder(dirname(path)) : ok(null);
    const written = ready.ok ? writeReview(path, review) : ready;
    if (!written.ok) job.problem = written.error;
  }

  /** Origin of a review made now. */
  private originNow({ lexicon, rules, settings }: ReviewRequest): ReviewOrigin {
    const tables = this.deps.tables.of(rules);
    return originOf({ tables, lexicon: { id: lexicon, name: '' }, settings });
  }

  private pathOf({ path }: ReviewRequest): string {
    return path === null ? this.ownPath : reviewPath(path);
  }

  private get ownPath(): string {
    return ownReviewPath(this.deps.userData);
  }
}

const NOTHING_KEPT = { kept: null, problem: null };

const emptyReview = (task: ReviewTask): KeptReview => ({
  game: gameFingerprint(task),
  origin: originOf(task),
  turnCount: 0,
  turns: [],
});

const isComplete = ({ turnCount, turns }: KeptReview): boolean => turnCount > 0 && turns.length === turnCount;

function statusOf(
  { phase, problem, subject: { review } }: Pick<ReviewJob, 'phase' | 'problem' | 'subject'>,
  stale: readonly StaleReason[] = [],
): ReviewStatus {
  const ended = isComplete(review) ? 'finished' : 'stopped';
  return { ...review, phase: phase === 'running' ? phase : ended, stale, problem };
}

function recordOf({ gcg }: ReviewRequest): Answer<GcgDocument> {
  const record = parseGcg(gcg);
  return record.ok ? record : fail(badRequest(describeProblems(record.error)));
}

function makeFolder(path: string): Result<null, Message> {
  try {
    mkdirSync(path, { recursive: true });
    return ok(null);
  } catch (error) {
    return fail(message('review.unwritable', { path, reason: errorMessage(error) }));
  }
}
