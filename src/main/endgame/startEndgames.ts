import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { type EndgameSurroundings, Endgames } from './endgames';

interface Surroundings extends Pick<EndgameSurroundings, 'publish'> {
  /** Where the built program lies, with `endgame.js`. */
  readonly programDir: string;
  readonly engine: EngineSupervisor;
}

/** Endgames with the lexicons that the engine has open. */
export const startEndgames = ({ engine, programDir, publish }: Surroundings): Endgames =>
  new Endgames({
    publish,
    startThread: (task) => new Worker(join(programDir, 'endgame.js'), { name: 'endgame', workerData: task }),
    findLexicon: (id) => engine.findLexicon(id),
  });
