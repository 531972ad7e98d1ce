import { fail } from '../../../src/core/result';
import { Reviews } from '../../../src/main/review/reviews';

/** Of a test that plays none. */
export const NO_REVIEWS = new Reviews({
  userData: '/nowhere',
  startThread: () => {
    throw new Error('The test did not expect a review.');
  },
  publish: () => undefined,
  findLexicon: () => fail({ code: 'internal', message: 'The test did not expect a review.' }),
});
