import type { Worker } from 'node:worker_threads';
import type { RequestError } from '../../contract/requests/requestError';
import type { Result } from '../../core/result';
import { isMemoryShared } from '../../core/sharedMemory';
import type { EndgameResult } from '../../core/strategy/endgame/endgameSolver';
import type { SearchedTurns } from '../../core/strategy/endgame/searchedTurns';
import { WorkerLink } from '../engine/workerLink';
import type { EndgameAnswer, EndgameApi, EndgameEvents, EndgameQuestion } from './endgameApi';

/** A thread that solves one endgame after the other; `stop` ends the search with the best line so far. */
export class EndgameThread {
  private readonly link: WorkerLink<EndgameApi, EndgameEvents>;
  private isStopped = false;

  /**
   * @param thread a running `endgame.worker.ts`
   * @param flag the one of its task
   * @param onDepth called after each ply
   */
  constructor(
    thread: Worker,
    private readonly flag: Int32Array,
    onDepth: (result: EndgameResult) => void = () => undefined,
  ) {
    this.link = new WorkerLink(thread, { onDepth }, () => undefined);
  }

  solve(question: EndgameQuestion): Promise<Result<EndgameAnswer, RequestError>> {
    return this.link.ask((rpc) => rpc.solve(question));
  }

  searched(path: readonly number[], most: number): Promise<Result<SearchedTurns | null, RequestError>> {
    return this.link.ask((rpc) => rpc.searched(path, most));
  }

  get hasEnded(): boolean {
    return this.link.hasEnded;
  }

  get wasStopped(): boolean {
    return this.isStopped;
  }

  readonly stop = (): void => {
    this.isStopped = true;
    Atomics.store(this.flag, 0, 1);
    // The best line so far has already been reported.
    if (!isMemoryShared()) void this.end();
  };

  end(): Promise<void> {
    return this.link.terminate();
  }
}
