import type { EngineSupervisor } from '../engine/engineSupervisor';
import { createFilesService, type FilesSurroundings } from '../files/filesService';
import { chooseLexiconFile } from '../window/lexiconDialog';
import { type AnswerRequest, createClientApi } from './clientApi';
import type { EventHub } from './eventHub';
import { startThreadWork } from './startThreadWork';

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
  hub,
  ...desktop
}: Surroundings): WindowServices {
  const { granted, settings } = desktop;
  const work = startThreadWork({ programDir, userData, engine, hub });
  const answer = createClientApi({
    ...work,
    engine,
    settings,
    granted,
    programDir,
    chooseLexicon: chooseLexiconFile,
    desktop: createFilesService({ ...desktop, log: hub.log, tournaments: work.tournaments }),
  });
  const pageGone = () => {
    void work.endgames.close();
    void work.preendgames.close();
    void work.simulations.close();
  };
  return { answer, pageGone };
}
