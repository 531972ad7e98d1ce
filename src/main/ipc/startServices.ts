import type { EngineSupervisor } from '../engine/engineSupervisor';
import { createEnginesService } from '../engines/enginesService';
import { createFilesService, type FilesDeps } from '../files/filesService';
import { chooseLexiconFile } from '../window/lexiconDialog';
import { type AnswerRequest, createClientApi } from './clientApi';
import type { EventHub } from './eventHub';
import { lateThreadWork } from './lateThreadWork';
import { PageWork } from './pageWork';

export interface WindowServices {
  readonly answer: AnswerRequest;
  /** Ends the work of one page. */
  readonly pageGone: () => void;
}

interface Deps extends Omit<FilesDeps, 'log' | 'threadWork'> {
  readonly programDir: string;
  readonly userData: string;
  readonly engine: EngineSupervisor;
  readonly hub: EventHub;
}

/** All requests of the page. */
export function startServices({ programDir, userData, engine, hub, ...desktop }: Deps): WindowServices {
  const { exports, granted, requests, settings, unsaved } = desktop;
  const engines = async () => {
    const { TournamentEngines } = await import('../engines/tournamentEngines');
    return new TournamentEngines(() => settings.readEngines());
  };
  const threadWork = lateThreadWork({ programDir, userData, engine, engines, hub });
  const work = new PageWork();
  const answer = work.noting(
    createClientApi({
      threadWork,
      engine,
      settings,
      granted,
      programDir,
      chooseLexicon: chooseLexiconFile,
      unsaved,
      onPageBegin(hasUnsaved) {
        requests.pageBegins(hasUnsaved);
        exports.dropAll();
      },
      desktop: {
        ...createFilesService({ ...desktop, log: hub.log, threadWork }),
        ...createEnginesService({
          settings,
          publish: hub.publish,
          findLexicon: (id) => engine.findLexicon(id),
        }),
      },
    }),
  );
  return { answer, pageGone: () => work.endOf(answer) };
}
