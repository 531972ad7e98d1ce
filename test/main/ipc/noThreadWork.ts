import { LateThreadWork } from '../../../src/main/ipc/lateThreadWork';

/** For tests without work in threads other than the engine's. */
export const noThreadWork = (): LateThreadWork =>
  new LateThreadWork(async () => {
    throw new Error('The test did not expect a long job.');
  });
