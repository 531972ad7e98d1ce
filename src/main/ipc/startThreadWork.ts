import { startEndgames } from '../endgame/startEndgames';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { startPreendgames } from '../preendgame/startPreendgames';
import { startReviews } from '../review/startReviews';
import { startSimulations } from '../simulation/startSimulations';
import { startTournaments } from '../tournament/startTournaments';
import type { EventHub } from './eventHub';
import type { ClientServices } from './services';

/** Of what a page can ask for, all that goes on in threads of its own beside the engine's. */
type ThreadWork = Pick<
  ClientServices,
  'tournaments' | 'simulations' | 'reviews' | 'reviewedGames' | 'endgames' | 'preendgames'
>;

/** What a program makes ready for its pages, whether they are shown in a window or in a browser. */
export function startThreadWork({
  programDir,
  userData,
  engine,
  hub: { log, publish },
}: {
  readonly programDir: string;
  readonly userData: string;
  readonly engine: EngineSupervisor;
  readonly hub: EventHub;
}): ThreadWork {
  const { reviewedGames, reviews } = startReviews({ programDir, userData, engine, publish });
  return {
    tournaments: startTournaments({ programDir, userData, engine, publish, log }),
    simulations: startSimulations({ programDir, userData, engine, publish }),
    reviews,
    reviewedGames,
    endgames: startEndgames({ programDir, engine, publish }),
    preendgames: startPreendgames({ programDir, engine, publish }),
  };
}
