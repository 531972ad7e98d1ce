import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { type PreendgameSurroundings, Preendgames } from './preendgames';

interface Surroundings extends Pick<PreendgameSurroundings, 'publish'> {
  /** Where the built program lies, with `preendgame.js`. */
  readonly programDir: string;
  readonly engine: EngineSupervisor;
}

/** Pre-endgames with the lexicons that the engine has open. */
export const startPreendgames = ({ engine, programDir, publish }: Surroundings): Preendgames =>
  new Preendgames({
    publish,
    startThread: () => new Worker(join(programDir, 'preendgame.js'), { name: 'preendgame' }),
    findLexicon: (id) => engine.findLexicon(id),
  });
