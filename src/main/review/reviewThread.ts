import type { Worker } from 'node:worker_threads';
import type { KeptReview } from '../../contract/review/reviewApi';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import { CANCELLED, untilAborted } from '../engine/untilAborted';
import { type NoEvents, WorkerLink } from '../engine/workerLink';
import { problemOf } from '../jobs/job';
import { gameFingerprint } from './gameFingerprint';
import { resumedTurns } from './resumedTurns';
import type { ReviewApi, ReviewTask } from './reviewApi';
import { originOf } from './reviewOrigin';

export interface ReviewOptions {
  /** An earlier review, of which the turns that have not changed are taken over. */
  readonly kept: KeptReview | null;
  /** Before the first turn, and after each. */
  readonly onProgress: (review: KeptReview) => void;
  readonly signal: AbortSignal;
}

/** A thread that reviews one game after the other. */
export class ReviewThread {
  private readonly link: WorkerLink<ReviewApi, NoEvents>;

  /** @param thread a running `review.worker.ts` */
  constructor(thread: Worker) {
    this.link = new WorkerLink(thread, {}, () => undefined);
  }

  /**
   * Reviews a game from where it was left to its end, or until `signal` is aborted, which ends the thread;
   * fails with one sentence.
   */
  async review(
    task: ReviewTask,
    { kept, onProgress, signal }: ReviewOptions,
  ): Promise<Result<KeptReview, Message>> {
    const { link } = this;
    const end = () => void link.terminate();
    signal.addEventListener('abort', end, { once: true });
    try {
      const beginning = link.ask((rpc) => rpc.begin(task));
      const begun = await untilAborted(beginning, signal, CANCELLED);
      if (!begun.ok) return fail(problemOf(begun.error, THREAD_ENDED));
      const turnCount = begun.value;
      let review: KeptReview = {
        game: gameFingerprint(task),
        origin: originOf(task),
        turnCount,
        turns: resumedTurns(kept, task).slice(0, turnCount),
      };
      onProgress(review);
      while (review.turns.length < turnCount && !signal.aborted) {
        const nth = review.turns.length;
        const asked = link.ask((rpc) => rpc.review(nth));
        const turn = await untilAborted(asked, signal, CANCELLED);
        if (signal.aborted) break;
        if (!turn.ok) return fail(problemOf(turn.error, THREAD_ENDED));
        review = { ...review, turns: [...review.turns, turn.value] };
        onProgress(review);
      }
      return ok(review);
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  end(): Promise<void> {
    return this.link.terminate();
  }
}

const THREAD_ENDED = message('review.threadEnded');
