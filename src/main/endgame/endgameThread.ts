import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { Endgame } from '../../core/strategy/endgame/endgameSolver';
import type { EndgameAnswer, EndgameQuestion } from './endgameApi';

/** A thread that solves one endgame after the other; `stop` ends the search with the best line so far. */
export class EndgameThread {
  private isStopped = false;

  /**
   * @param thread a running `endgame.worker.ts`
   * @param flag the one of its task
   */
  constructor(
    private readonly thread: Worker,
    private readonly flag: Int32Array,
  ) {}

  async solve(endgame: Endgame, millis: number): Promise<EndgameAnswer> {
    this.thread.postMessage({ endgame, millis } satisfies EndgameQuestion);
    const [answer]: EndgameAnswer[] = await once(this.thread, 'message');
    if (answer === undefined) throw new Error('The thread for endgames gave no answer.');
    return answer;
  }

  get wasStopped(): boolean {
    return this.isStopped;
  }

  readonly stop = (): void => {
    this.isStopped = true;
    Atomics.store(this.flag, 0, 1);
  };

  async end(): Promise<void> {
    await this.thread.terminate();
  }
}
