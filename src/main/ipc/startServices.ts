import { startEndgames } from '../endgame/startEndgames';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { createFilesService, type FilesSurroundings } from '../files/filesService';
import { startPreendgames } from '../preendgame/startPreendgames';
import { startReviews } from '../review/startReviews';
import { startSimulations } from '../simulation/startSimulations';
import { startTournaments } from '../tournament/startTournaments';
import { chooseLexiconFile } from '../window/lexiconDialog';
import { type AnswerRequest, createClientApi } from './clientApi';
import type { EventHub } from './eventHub';

export interface WindowServices {
  readonly answer: AnswerRequest;
  /** Ends what goes on for a page alone. */
  readonly pageGone: () => void;
}

interface Surroundings extends Omit<FilesSurroundings, 'log' | 'tournaments'> {
  readonly programDir: string;
  readonly userData: string;
  readonly engine: EngineSupervisor;
  readonly hub: EventHub;
}

/** All that the page can ask for. */
export function startServices({
  programDir,
  userData,
  engine,
  hub: { log, publish },
  ...desktop
}: Surroundings): WindowServices {
  const { granted, settings } = desktop;
  const tournaments = startTournaments({ programDir, userData, engine, publish, log });
  const simulations = startSimulations({ programDir, userData, engine, publish });
  const { reviewedGames, reviews } = startReviews({ programDir, userData, engine, publish });
  const endgames = startEndgames({ programDir, engine, publish });
  const preendgames = startPreendgames({ programDir, engine, publish });
  const answer = createClientApi({
    engine,
    settings,
    simulations,
    tournaments,
    reviews,
    reviewedGames,
    endgames,
    preendgames,
    granted,
    programDir,
    chooseLexicon: chooseLexiconFile,
    desktop: createFilesService({ ...desktop, log, tournaments }),
  });
  const pageGone = () => {
    void endgames.close();
    void preendgames.close();
    void simulations.close();
  };
  return { answer, pageGone };
}
