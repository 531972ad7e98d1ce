import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { type TournamentSurroundings, Tournaments } from './tournaments';

interface Surroundings extends Pick<TournamentSurroundings, 'publish' | 'userData'> {
  /** Where the built program lies, with `tournament.js`. */
  readonly programDir: string;
  readonly engine: EngineSupervisor;
}

/** Tournaments with the lexicons that the engine has open. */
export const startTournaments = ({ engine, programDir, publish, userData }: Surroundings): Tournaments =>
  new Tournaments({
    userData,
    publish,
    startThread: () => new Worker(join(programDir, 'tournament.js'), { name: 'games' }),
    findLexicon: (id) => engine.findLexicon(id),
  });
