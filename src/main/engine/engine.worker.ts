import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { ok } from '../../core/result';
import { openShared } from '../../engine/lexicon';
import { createQuestions, EngineMemory } from '../../engine/questions';
import { nodeHost } from './nodeHost';
import type { WorkerApi, WorkerEvents } from './workerApi';

const port = parentPort;
if (port === null) throw new Error('The engine runs in a worker thread only.');
const memory = new EngineMemory(nodeHost);
const questions = createQuestions(memory);

const engine: WorkerApi = {
  // Everything here is synchronous: requests are answered in the order in which they came.
  adoptLexicon(shared) {
    memory.lexicons.set(shared.info.id, openShared(shared));
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

createBirpc<WorkerEvents, WorkerApi>(engine, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
});
