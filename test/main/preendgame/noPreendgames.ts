import { fail } from '../../../src/core/result';
import { Preendgames } from '../../../src/main/preendgame/preendgames';

const NOTHING = 'The test did not expect a pre-endgame.';

/** Of a test that examines none. */
export const NO_PREENDGAMES = new Preendgames({
  startThread: () => {
    throw new Error(NOTHING);
  },
  publish: () => undefined,
  findLexicon: () => fail({ code: 'internal', message: NOTHING }),
});
