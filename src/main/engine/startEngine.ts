import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineEvent } from '../../contract/engineApi';
import { lexiconCacheDir } from '../userDataDir';
import { EngineSupervisor } from './engineSupervisor';

export interface EngineSurroundings {
  /** Where the built program lies, with `engine.js` and `words.txt` beside it. */
  readonly programDir: string;
  readonly userData: string;
  readonly publish: (event: EngineEvent) => void;
}

/** Starts the engine and has it open its lexicon at once, while the window is still being made. */
export function startEngine({ programDir, userData, publish }: EngineSurroundings): EngineSupervisor {
  const engine = new EngineSupervisor({
    startWorker: (workerData) => new Worker(join(programDir, 'engine.js'), { workerData, name: 'engine' }),
    wordListPath: join(programDir, 'words.txt'),
    cacheDir: lexiconCacheDir(userData),
    publish,
  });
  void engine.openLexicon();
  return engine;
}
