import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineEvent } from '../../contract/transport/events';
import { say } from '../../texts/say';
import { cacheEntry, REPORT_EXTENSION } from '../cache/cacheEntry';
import { ENGLISH_LETTERS, sourceAt } from '../cache/lexiconSource';
import type { SettingsStore } from '../settings/settingsStore';
import { lexiconCacheDir, ownLeavesDir } from '../userDataDir';
import { EngineSupervisor } from './engineSupervisor';
import { FirstSearchFile, type FirstSearchPlace } from './firstSearch';
import { AFTER_START_MS } from './searchThreads';
import { LITTLE_NEW, type ThreadData } from './threadData';

export interface EngineDeps {
  /** Folder of the built program, with `engine.js`, `jobs.js` and `words.txt`. */
  readonly programDir: string;
  readonly userData: string;
  readonly publish: (event: EngineEvent) => void;
  /** For the first search: the next run shows its candidates at once. Unless given, it is forgotten. */
  readonly firstSearch?: FirstSearchPlace;
  /** Called with an uncaught error of a thread, which ends it. */
  readonly onCrash?: (error: unknown) => void;
}

export function createEngine({
  programDir,
  userData,
  publish,
  firstSearch,
  onCrash = () => undefined,
}: EngineDeps): EngineSupervisor {
  const cacheDir = lexiconCacheDir(userData);
  const leavesDir = ownLeavesDir(userData);
  const firstSearchFile =
    firstSearch &&
    new FirstSearchFile(
      firstSearch,
      ({ lexicon, source }) => [
        ...(source.kind === 'default' ? [] : [source.path]),
        cacheEntry(cacheDir, source, lexicon.id) + REPORT_EXTENSION,
        // A new file in the folder changes its time.
        leavesDir,
      ],
      (problem) => publish({ type: 'log', message: say(problem) }),
    );
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
        workerData: { cacheDir, ownLeavesDir: leavesDir } satisfies ThreadData,
      }).on('error', onCrash),
    cacheDir,
    publish,
    lastFirst: firstSearchFile?.read(),
    onFirstSearch: (search) => setTimeout(() => firstSearchFile?.write(search), AFTER_START_MS),
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
