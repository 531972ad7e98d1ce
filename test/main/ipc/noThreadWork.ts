import { LateThreadWork } from '../../../src/main/ipc/lateThreadWork';

/** Of a test that has nothing done in threads beside the engine's. */
export const noThreadWork = (): LateThreadWork =>
  new LateThreadWork(async () => {
    throw new Error('The test did not expect a long job.');
  });
