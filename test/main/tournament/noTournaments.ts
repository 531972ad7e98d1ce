import { fail } from '../../../src/core/result';
import { Tournaments } from '../../../src/main/tournament/tournaments';

/** Of a test that plays none. */
export const NO_TOURNAMENTS = new Tournaments({
  userData: '/nowhere',
  startThread: () => {
    throw new Error('The test did not expect a tournament.');
  },
  log: () => undefined,
  publish: () => undefined,
  findLexicon: () => fail({ code: 'internal', message: 'The test did not expect a tournament.' }),
});
