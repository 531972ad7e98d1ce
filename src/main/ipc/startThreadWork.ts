import type { Endgames } from '../endgame/endgames';
import { startEndgames } from '../endgame/startEndgames';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import type { Preendgames } from '../preendgame/preendgames';
import { startPreendgames } from '../preendgame/startPreendgames';
import type { ReviewedGames } from '../review/reviewedGames';
import type { Reviews } from '../review/reviews';
import { startReviews } from '../review/startReviews';
import type { Simulations } from '../simulation/simulations';
import { startSimulations } from '../simulation/startSimulations';
import { startTournaments } from '../tournament/startTournaments';
import type { Tournaments } from '../tournament/tournaments';
import type { EventHub } from './eventHub';

/** Of what a page can ask for, all that goes on in threads of its own beside the engine's. */
export interface ThreadWork {
  readonly simulations: Simulations;
  readonly tournaments: Tournaments;
  readonly reviews: Reviews;
  readonly reviewedGames: ReviewedGames;
  readonly endgames: Endgames;
  readonly preendgames: Preendgames;
}

export interface ThreadWorkSurroundings {
  readonly programDir: string;
  readonly userData: string;
  readonly engine: EngineSupervisor;
  readonly hub: EventHub;
}

/** What a program makes ready for its pages, whether they are shown in a window or in a browser. */
export function startThreadWork({
  programDir,
  userData,
  engine,
  hub: { log, publish },
}: ThreadWorkSurroundings): ThreadWork {
  const { reviewedGames, reviews } = startReviews({ programDir, userData, engine, publish, log });
  return {
    tournaments: startTournaments({ programDir, userData, engine, publish, log }),
    simulations: startSimulations({ programDir, userData, engine, publish }),
    reviews,
    reviewedGames,
    endgames: startEndgames({ programDir, engine, publish }),
    preendgames: startPreendgames({ programDir, engine, publish }),
  };
}
