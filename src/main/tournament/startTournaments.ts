import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { say } from '../../texts/say';
import { IN_BACKGROUND } from '../engine/background';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import type { ThreadData } from '../engine/threadData';
import { lexiconCacheDir } from '../userDataDir';
import { type TournamentSurroundings, Tournaments } from './tournaments';

interface Surroundings extends Pick<TournamentSurroundings, 'publish' | 'userData'> {
  /** Where the built program lies, with `tournament.js`. */
  readonly programDir: string;
  readonly engine: EngineSupervisor;
  readonly log: (message: string) => void;
}

/** Tournaments with the lexicons that the engine has open. */
export const startTournaments = ({ engine, log, programDir, publish, userData }: Surroundings): Tournaments =>
  new Tournaments({
    userData,
    publish,
    startThread: () =>
      new Worker(join(programDir, 'tournament.js'), {
        name: 'games',
        argv: [IN_BACKGROUND],
        workerData: { cacheDir: lexiconCacheDir(userData) } satisfies ThreadData,
      }),
    log: (note) => log(say(note)),
    findLexicon: (id) => engine.findLexicon(id),
  });
