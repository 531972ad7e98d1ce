import type { ThreadWork, ThreadWorkSurroundings } from './startThreadWork';

/**
 * What goes on in threads beside the engine's, read when somebody first needs it: it is half of the program's
 * code, and most runs need none of it.
 */
export class LateThreadWork {
  private work: Promise<ThreadWork> | undefined;

  constructor(private readonly start: () => Promise<ThreadWork>) {}

  /** Undefined while nobody has needed it: nothing goes on. */
  get started(): Promise<ThreadWork> | undefined {
    return this.work;
  }

  get(): Promise<ThreadWork> {
    this.work ??= this.start();
    return this.work;
  }
}

export const lateThreadWork = (surroundings: ThreadWorkSurroundings): LateThreadWork =>
  new LateThreadWork(async () => {
    const { startThreadWork } = await import('./startThreadWork');
    return startThreadWork(surroundings);
  });
