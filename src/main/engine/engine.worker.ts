import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { ok } from '../../core/result';
import { openShared, type SharedLexicon } from '../../engine/lexicon';
import { createQuestions, EngineMemory } from '../../engine/questions';
import { openCachedLexicon } from '../cache/loadLexicon';
import { nodeHost } from './nodeHost';
import type { WorkerApi, WorkerEvents } from './workerApi';

const port = parentPort;
if (port === null) throw new Error('The engine runs in a worker thread only.');
const memory = new EngineMemory(nodeHost);
const questions = createQuestions(memory);

const engine: WorkerApi = {
  // Everything here is synchronous: requests are answered in the order in which they came.
  openCachedLexicon({ source, cacheDir }) {
    const log = (message: string) => void supervisor.tell.asEvent({ type: 'log', message });
    const cached = openCachedLexicon(source, { cacheDir, log });
    if (!cached.ok) return cached;
    if (cached.value === undefined) return ok(null);
    const { info, gaddag } = cached.value;
    const shared: SharedLexicon = { info, gaddag: { arcs: gaddag.arcs, counts: gaddag.counts } };
    adopt(shared);
    return ok(shared);
  },
  adoptLexicon(shared) {
    adopt(shared);
    return ok(null);
  },
  closeLexicon(id) {
    memory.lexicons.delete(id);
    return ok(null);
  },
  adoptGeneration: (generation) =>
    memory.using(generation, (lexicon) => {
      memory.generations.add(lexicon, generation);
      return ok(null);
    }),
  ask: (name, request) => questions[name](request),
};

const supervisor = createBirpc<WorkerEvents, WorkerApi>(engine, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
});

function adopt(lexicon: SharedLexicon): void {
  memory.lexicons.set(lexicon.info.id, openShared(lexicon));
}
