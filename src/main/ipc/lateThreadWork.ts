import type { ThreadWork, ThreadWorkDeps } from './startThreadWork';

/**
 * Thread work besides the engine's, loaded when first needed: it is half of the program's code, and most runs
 * need none of it.
 */
export class LateThreadWork {
  private work: Promise<ThreadWork> | undefined;

  constructor(private readonly start: () => Promise<ThreadWork>) {}

  /** Undefined until first needed. */
  get started(): Promise<ThreadWork> | undefined {
    return this.work;
  }

  get(): Promise<ThreadWork> {
    this.work ??= this.start();
    return this.work;
  }
}

export const lateThreadWork = (deps: ThreadWorkDeps): LateThreadWork =>
  new LateThreadWork(async () => {
    const { startThreadWork } = await import('./startThreadWork');
    return startThreadWork(deps);
  });
