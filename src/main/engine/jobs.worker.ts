import { workerData } from 'node:worker_threads';
import type { EngineEvent } from '../../contract/transport/events';
import { shareGaddag } from '../../core/lexicon/sharedGaddag';
import { ok } from '../../core/result';
import type { Lexicon, SharedLexicon } from '../../engine/lexicon';
import { createLongWork, WorkMemory } from '../../engine/longWork';
import { warmUp } from '../../engine/warmUp';
import { say } from '../../texts/say';
import { buildAndCacheLexicon, type LoadedLexicon, openCachedLexicon } from '../cache/loadLexicon';
import { cachedVocabulary } from '../cache/vocabularyCache';
import { serveWorker } from '../jobs/serveWorker';
import { builtInLeaves } from '../leaves/builtInLeaves';
import { windowLeaves } from '../leaves/ownLeaves';
import { builtInPuzzles } from '../practice/builtInPuzzles';
import { builtInChances } from '../simulation/winTableStore';
import { beginWriting, isRaised } from './cancelFlag';
import { nodeHost } from './nodeHost';
import type { ThreadData } from './threadData';
import type { JobsApi, WorkerEvents } from './workerApi';

const tell = (event: EngineEvent) => void supervisor.tell.asEvent(event);
const { cacheDir, ownLeavesDir } = workerData as ThreadData;
const memory = new WorkMemory({
  ...nodeHost,
  leaves:
    ownLeavesDir === undefined
      ? builtInLeaves(import.meta.dirname)
      : windowLeaves(import.meta.dirname, ownLeavesDir),
  chances: builtInChances(import.meta.dirname),
  preendgames: builtInPuzzles(import.meta.dirname),
  vocabulary: cachedVocabulary(cacheDir, (problem) => tell({ type: 'log', message: say(problem) })),
});
const work = createLongWork(memory);
/** Lexicons that the generator is, or soon will be, warmed up with. */
const warm = new WeakSet<Lexicon>();

const jobs: JobsApi = {
  openCachedLexicon({ source, cacheDir }) {
    const cached = openCachedLexicon(source, { cacheDir, log: (message) => tell({ type: 'log', message }) });
    if (!cached.ok) return cached;
    return ok(cached.value === undefined ? null : sharedOf(cached.value));
  },
  buildLexicon({ source, cacheDir, cancelFlag }) {
    const built = buildAndCacheLexicon(source, {
      cacheDir,
      mayWrite: () => beginWriting(cancelFlag),
      log: (message) => tell({ type: 'log', message }),
      onProgress: (stage, fraction) => tell({ type: 'lexicon-progress', stage, fraction }),
    });
    return built.ok ? ok(sharedOf(built.value)) : built;
  },
  openLeaves() {
    memory.openLeaves();
    return ok(null);
  },
  prepareSearch({ lexicon, warmUpAfterMs }) {
    const prepared = memory.prepare(lexicon);
    if (!warm.has(prepared)) {
      const steps = warmUp(memory.search, prepared);
      // The page that will ask for the first search is still beginning.
      setImmediate(() => steps.next());
      setTimeout(() => void finish(steps), warmUpAfterMs);
    }
    warm.add(prepared);
    return ok(null);
  },
  work: async (name, { cancelFlag, lexicon, number, request }) =>
    work[name](lexicon, request, {
      number,
      isCancelled: cancelFlag === null ? () => false : isRaised(cancelFlag),
      tell,
    }),
};

async function finish(steps: Iterator<void>): Promise<void> {
  do await nodeHost.pause();
  while (!steps.next().done);
}

const sharedOf = ({ gaddag, info }: LoadedLexicon): SharedLexicon => ({
  info,
  gaddag: shareGaddag(gaddag),
});

const supervisor = serveWorker<JobsApi, WorkerEvents>(jobs);
