import { fail } from '../../../src/core/result';
import { NO_LEAVES } from '../../../src/core/strategy/leaves/leavesSource';
import { ReviewedGames } from '../../../src/main/review/reviewedGames';
import { ReviewGroundsSource } from '../../../src/main/review/reviewGrounds';
import { Reviews } from '../../../src/main/review/reviews';

/** Of a test that plays none. */
export const NO_REVIEWS = new Reviews({
  userData: '/nowhere',
  log: () => undefined,
  startThread: () => {
    throw new Error('The test did not expect a review.');
  },
  publish: () => undefined,
  grounds: new ReviewGroundsSource({
    leavesOf: ({ distribution }) => NO_LEAVES(distribution),
    openWins: () => undefined,
  }),
  findLexicon: () => fail({ code: 'internal', message: 'The test did not expect a review.' }),
});

export const NO_REVIEWED_GAMES = new ReviewedGames({
  reviews: NO_REVIEWS,
  publish: () => undefined,
  catalogue: () => ({ boards: [], tileSets: [] }),
});
