import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineSupervisor } from '../engine/engineSupervisor';
import { type ReviewSurroundings, Reviews } from './reviews';

interface Surroundings extends Pick<ReviewSurroundings, 'publish' | 'userData'> {
  /** Where the built program lies, with `review.js`. */
  readonly programDir: string;
  readonly engine: EngineSupervisor;
}

/** Reviews with the lexicons that the engine has open. */
export const startReviews = ({ engine, programDir, publish, userData }: Surroundings): Reviews =>
  new Reviews({
    userData,
    publish,
    startThread: () => new Worker(join(programDir, 'review.js'), { name: 'review' }),
    findLexicon: (id) => engine.findLexicon(id),
  });
