import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineEvent } from '../../contract/engineApi';
import { builtInSource } from '../cache/lexiconSource';
import { lexiconCacheDir } from '../userDataDir';
import { EngineSupervisor } from './engineSupervisor';

export interface EngineSurroundings {
  /** Where the built program lies, with `engine.js`, `jobs.js` and `words.txt` beside it. */
  readonly programDir: string;
  readonly userData: string;
  readonly publish: (event: EngineEvent) => void;
}

/** Starts the engine and has it open the built-in lexicon at once, while the window is still being made. */
export function startEngine({ programDir, userData, publish }: EngineSurroundings): EngineSupervisor {
  const engine = new EngineSupervisor({
    startEngine: () => new Worker(join(programDir, 'engine.js'), { name: 'engine' }),
    startJobs: () => new Worker(join(programDir, 'jobs.js'), { name: 'jobs' }),
    cacheDir: lexiconCacheDir(userData),
    publish,
  });
  void engine.openLexicon(builtInSource(programDir));
  return engine;
}
