import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineEvent } from '../../contract/transport/events';
import { ENGLISH_LETTERS, sourceAt } from '../cache/lexiconSource';
import type { SettingsStore } from '../settings/settingsStore';
import { lexiconCacheDir, ownLeavesDir } from '../userDataDir';
import { EngineSupervisor } from './engineSupervisor';
import { LITTLE_NEW, type ThreadData } from './threadData';

export interface EngineSurroundings {
  /** Where the built program lies, with `engine.js`, `jobs.js` and `words.txt` beside it. */
  readonly programDir: string;
  readonly userData: string;
  readonly publish: (event: EngineEvent) => void;
  /** Hears what nobody has caught in a thread, which ends it. */
  readonly onCrash?: (error: unknown) => void;
}

export function createEngine({
  programDir,
  userData,
  publish,
  onCrash = () => undefined,
}: EngineSurroundings): EngineSupervisor {
  const cacheDir = lexiconCacheDir(userData);
  return new EngineSupervisor({
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
}

/**
 * Opens the lexicon that the position at the start is looked at with. A program with a window waits until
 * its page is under way: sooner, threads take the processors from Chromium's start.
 */
export function openFirstLexicon(
  engine: EngineSupervisor,
  settings: SettingsStore,
  programDir: string,
): void {
  const path = settings.readLastLexicon(ENGLISH_LETTERS);
  void engine.openLexicon(sourceAt(path, ENGLISH_LETTERS, programDir));
}
