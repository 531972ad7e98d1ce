import { LateThreadWork } from '../../../src/main/ipc/lateThreadWork';
import { NO_ENDGAMES } from '../endgame/noEndgames';
import { NO_PREENDGAMES } from '../preendgame/noPreendgames';
import { NO_REVIEWED_GAMES, NO_REVIEWS } from '../review/noReviews';
import { NO_SIMULATIONS } from '../simulation/noSimulations';
import { NO_TOURNAMENTS } from '../tournament/noTournaments';

/** Of a test that has nothing done in threads beside the engine's. */
export const noThreadWork = (): LateThreadWork =>
  new LateThreadWork(async () => ({
    simulations: NO_SIMULATIONS,
    tournaments: NO_TOURNAMENTS,
    reviews: NO_REVIEWS,
    reviewedGames: NO_REVIEWED_GAMES,
    endgames: NO_ENDGAMES,
    preendgames: NO_PREENDGAMES,
  }));
