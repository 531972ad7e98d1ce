import type { Worker } from 'node:worker_threads';
import { version as program } from '../../../package.json';
import type { RequestError } from '../../contract/requests/requestError';
import type { KeptReview, ReviewOrigin } from '../../contract/review/reviewApi';
import { type Message, message } from '../../core/message';
import { fail, ok, type Result } from '../../core/result';
import type { ReviewSettings } from '../../core/strategy/review/turnReviewer';
import { WorkerLink } from '../engine/workerLink';
import type { NoEvents } from '../tournament/threadApi';
import { gameFingerprint } from './gameFingerprint';
import type { ReviewApi, ReviewTask } from './reviewApi';

/** Of every review, unless a person wants others. */
export const USUAL_SETTINGS: ReviewSettings = { seed: 1, luckSamples: 100, seconds: 0 };

export interface ReviewOptions {
  /** What there is of an earlier review; it is gone on with where it was made in the same way. */
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
      const begun = await link.ask((rpc) => rpc.begin(task));
      if (!begun.ok) return fail(problemOf(begun.error));
      const { leaves, turnCount, wins } = begun.value;
      const origin: ReviewOrigin = { program, lexicon: task.lexicon, leaves, wins, settings: task.settings };
      const game = gameFingerprint(task);
      const isSame = kept !== null && kept.game === game && isSameOrigin(kept.origin, origin);
      let review: KeptReview = {
        game,
        origin,
        turnCount,
        turns: isSame ? kept.turns.slice(0, turnCount) : [],
      };
      onProgress(review);
      while (review.turns.length < turnCount && !signal.aborted) {
        const nth = review.turns.length;
        const turn = await link.ask((rpc) => rpc.review(nth));
        if (signal.aborted) break;
        if (!turn.ok) return fail(problemOf(turn.error));
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

/** The name of a lexicon does not matter: its id says which words it has. */
const isSameOrigin = (one: ReviewOrigin, other: ReviewOrigin): boolean =>
  one.program === other.program &&
  one.lexicon.id === other.lexicon.id &&
  one.leaves?.id === other.leaves?.id &&
  one.wins === other.wins &&
  JSON.stringify(one.settings) === JSON.stringify(other.settings);

const problemOf = ({ code, message: reason }: RequestError): Message =>
  code === 'engine-crashed' ? message('review.threadEnded') : reason;
