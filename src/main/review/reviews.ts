import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import type {
  KeptReview,
  ReviewEvent,
  ReviewOrigin,
  ReviewRequest,
  ReviewStatus,
  StaleReason,
  StartReview,
} from '../../contract/review/reviewApi';
import { type Message, message } from '../../core/message';
import { describeProblems } from '../../core/notation/exchange/importText';
import type { GcgDocument } from '../../core/notation/gcg/gcgDocument';
import { parseGcg } from '../../core/notation/gcg/parseGcg';
import { fail, ok, type Result } from '../../core/result';
import type { SharedLexicon } from '../../engine/lexicon';
import { wrongAlphabet } from '../../engine/wrongAlphabet';
import { tableBytesOf } from '../endgame/searchMemory';
import { SUPERSEDED } from '../engine/latestJob';
import { CANCELLED } from '../engine/untilAborted';
import { errorMessage } from '../errorMessage';
import { removeStaleTemporaries } from '../staleTemporaries';
import { ownReviewPath } from '../userDataDir';
import { gameFingerprint } from './gameFingerprint';
import type { ReviewTask } from './reviewApi';
import { readReview, takeReview, writeReview } from './reviewFile';
import type { ReviewGroundsSource } from './reviewGrounds';
import { originOf, staleReasons } from './reviewOrigin';
import { reviewPath } from './reviewPath';
import { ReviewThread } from './reviewThread';

export interface ReviewSurroundings {
  readonly userData: string;
  /** Starts the built `review.worker.ts`. */
  readonly startThread: () => Worker;
  readonly publish: (event: ReviewEvent) => void;
  readonly log: (message: string) => void;
  /** One that is open. */
  readonly findLexicon: (id: string) => Result<SharedLexicon, RequestError>;
  readonly grounds: ReviewGroundsSource;
}

/** The review that is being made, or was made last. */
interface Current {
  readonly path: string;
  review: KeptReview;
  problem: Message | null;
  /** While it is made. */
  making: { readonly stop: () => void; readonly ended: Promise<void> } | undefined;
}

/** Of a review: one for endgames, one for turns with few tiles in the bag. */
const SOLVERS = 2;

/** Between two reports, and between two times that the review is written to its file. */
const REPORT_MS = 200;
const KEEP_MS = 1000;

type Answer<Value> = Result<Value, RequestError>;

/** The reviews of the window: made one at a time in a thread, told of by events, kept beside their games. */
export class Reviews {
  private current: Current | undefined;
  /** Of the review asked for last, which waits for the end of the one before. */
  private beginning = new AbortController();

  constructor(private readonly surroundings: ReviewSurroundings) {}

  /** What there is of a game; null where that is nothing. */
  read(request: ReviewRequest): Answer<ReviewStatus | null> {
    const record = recordOf(request);
    if (!record.ok) return record;
    const game = gameFingerprint({ record: record.value, rules: request.rules });
    const path = this.pathOf(request);
    const now = this.originNow(request);
    const { current } = this;
    if (current?.path === path && current.review.game === game)
      return ok(statusOf(current, staleReasons(current.review, game, now)));
    const kept = readReview(path);
    if (!kept.ok) return fail(fileError(kept.error));
    const review = kept.value;
    // Of games that lie in no file the last one alone is kept.
    if (review === null || (request.path === null && review.game !== game)) return ok(null);
    const stopped = { path, review, problem: null, making: undefined };
    return ok(statusOf(stopped, staleReasons(review, game, now)));
  }

  /** Goes on with what is kept of the game, where it was made in the same way. */
  async start(wish: StartReview): Promise<Answer<ReviewStatus>> {
    const record = recordOf(wish);
    if (!record.ok) return record;
    const lexicon = this.surroundings.findLexicon(wish.lexicon);
    if (!lexicon.ok) return lexicon;
    const wrong = wrongAlphabet(lexicon.value.info, wish.rules.distribution);
    if (wrong !== undefined) return fail(wrong);
    this.beginning.abort(SUPERSEDED);
    this.beginning = new AbortController();
    const { signal } = this.beginning;
    await this.halt();
    if (signal.aborted) return fail(signal.reason);
    const { gaddag, info } = lexicon.value;
    const task: ReviewTask = {
      record: record.value,
      rules: wish.rules,
      lexicon: { id: info.id, name: info.name },
      gaddag,
      settings: wish.settings,
      grounds: this.surroundings.grounds.of(wish.rules),
      tableBytes: tableBytesOf(SOLVERS),
    };
    const path = this.pathOf(wish);
    void removeStaleTemporaries(dirname(path), this.surroundings.log, new Set([path]));
    const { kept, problem } = wish.isFresh ? NOTHING_KEPT : takeReview(path);
    const begun = emptyReview(task);
    const isSame = kept !== null && staleReasons(kept, begun.game, begun.origin).length === 0;
    const current: Current = { path, review: isSame ? kept : begun, problem, making: undefined };
    this.current = current;
    this.make(current, task, kept);
    return ok(statusOf(current, []));
  }

  /** What has been found out stays. */
  async stop(): Promise<Answer<null>> {
    this.beginning.abort(CANCELLED);
    await this.halt();
    return ok(null);
  }

  /** How the review stands that is being made, once it ends; as it stands where none is made. */
  async untilEnded(): Promise<ReviewStatus | null> {
    const { current } = this;
    await current?.making?.ended;
    return current === undefined ? null : statusOf(current, []);
  }

  private async halt(): Promise<void> {
    this.current?.making?.stop();
    await this.current?.making?.ended;
  }

  private make(current: Current, task: ReviewTask, kept: KeptReview | null): void {
    const controller = new AbortController();
    const thread = new ReviewThread(this.surroundings.startThread());
    let reportedAt = 0;
    let keptAt = performance.now();
    const made = thread.review(task, {
      kept,
      signal: controller.signal,
      onProgress: (review) => {
        current.review = review;
        const now = performance.now();
        if (now - reportedAt >= REPORT_MS) {
          reportedAt = now;
          this.publish(current);
        }
        if (now - keptAt >= KEEP_MS) {
          keptAt = now;
          this.keep(current);
        }
      },
    });
    const end = async (outcome: Result<KeptReview, Message>): Promise<void> => {
      const { aborted } = controller.signal;
      // Who stops it does not wait for the end of the thread.
      if (!aborted) await thread.end();
      current.making = undefined;
      if (!outcome.ok && !aborted) current.problem = outcome.error;
      if (current.review.turnCount > 0) this.keep(current);
      this.publish(current);
    };
    current.making = {
      stop: () => controller.abort(),
      ended: made.then(end, (error: unknown) => end(fail(errorMessage(error)))),
    };
  }

  private publish(current: Current): void {
    if (current === this.current)
      this.surroundings.publish({ type: 'review-progress', status: statusOf(current, []) });
  }

  private keep(current: Current): void {
    const { path, review } = current;
    const ready = path === this.ownPath ? makeFolder(dirname(path)) : ok(null);
    const written = ready.ok ? writeReview(path, review) : ready;
    if (!written.ok) current.problem = written.error;
  }

  /** What a review would be made with now. */
  private originNow({ lexicon, rules, settings }: ReviewRequest): ReviewOrigin {
    const grounds = this.surroundings.grounds.of(rules);
    return originOf({ grounds, lexicon: { id: lexicon, name: '' }, settings });
  }

  private pathOf({ path }: ReviewRequest): string {
    return path === null ? this.ownPath : reviewPath(path);
  }

  private get ownPath(): string {
    return ownReviewPath(this.surroundings.userData);
  }
}

const NOTHING_KEPT = { kept: null, problem: null };

const emptyReview = (task: ReviewTask): KeptReview => ({
  game: gameFingerprint(task),
  origin: originOf(task),
  turnCount: 0,
  turns: [],
});

function statusOf({ making, problem, review }: Current, stale: readonly StaleReason[]): ReviewStatus {
  const isFinished = review.turnCount > 0 && review.turns.length === review.turnCount;
  const phase = making !== undefined ? 'running' : isFinished ? 'finished' : 'stopped';
  return { ...review, phase, stale, problem };
}

function recordOf({ gcg }: ReviewRequest): Answer<GcgDocument> {
  const record = parseGcg(gcg);
  return record.ok ? record : fail({ code: 'bad-request', message: describeProblems(record.error) });
}

function makeFolder(path: string): Result<null, Message> {
  try {
    mkdirSync(path, { recursive: true });
    return ok(null);
  } catch (error) {
    return fail(message('review.unwritable', { path, reason: errorMessage(error) }));
  }
}

const fileError = (problem: Message): RequestError => ({ code: 'file', message: problem });
