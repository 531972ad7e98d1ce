import { fail } from '../../../src/core/result';
import { Endgames } from '../../../src/main/endgame/endgames';

const NOTHING = 'The test did not expect an endgame.';

/** Of a test that solves none. */
export const NO_ENDGAMES = new Endgames({
  startThread: () => {
    throw new Error(NOTHING);
  },
  publish: () => undefined,
  findLexicon: () => fail({ code: 'internal', message: NOTHING }),
});
