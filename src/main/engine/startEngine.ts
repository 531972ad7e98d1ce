import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineEvent } from '../../contract/transport/events';
import { ENGLISH_LETTERS, sourceAt } from '../cache/lexiconSource';
import { ownLeavesDir } from '../leaves/ownLeaves';
import type { SettingsStore } from '../settings/settingsStore';
import { lexiconCacheDir } from '../userDataDir';
import { EngineSupervisor } from './engineSupervisor';
import { LITTLE_NEW, type ThreadData } from './threadData';

export interface EngineSurroundings {
  /** Where the built program lies, with `engine.js`, `jobs.js` and `words.txt` beside it. */
  readonly programDir: string;
  readonly userData: string;
  readonly settings: SettingsStore;
  readonly publish: (event: EngineEvent) => void;
  /** Hears what nobody has caught in a thread, which ends it. */
  readonly onCrash?: (error: unknown) => void;
}

/**
 * Starts the engine and has it open the lexicon at once that the position at the start is looked at with,
 * while the window is still being made.
 */
export function startEngine({
  programDir,
  userData,
  settings,
  publish,
  onCrash = () => undefined,
}: EngineSurroundings): EngineSupervisor {
  const cacheDir = lexiconCacheDir(userData);
  const engine = new EngineSupervisor({
    startEngine: () =>
      new Worker(join(programDir, 'engine.js'), { name: 'engine', resourceLimits: LITTLE_NEW }).on(
        'error',
        onCrash,
      ),
    startJobs: (resourceLimits) =>
      new Worker(join(programDir, 'jobs.js'), {
        name: 'jobs',
        resourceLimits,
        workerData: { cacheDir, ownLeavesDir: ownLeavesDir(userData) } satisfies ThreadData,
      }).on('error', onCrash),
    cacheDir,
    publish,
  });
  const path = settings.readLastLexicon(ENGLISH_LETTERS);
  engine.beginSearch();
  void engine.openLexicon(sourceAt(path, ENGLISH_LETTERS, programDir));
  return engine;
}
