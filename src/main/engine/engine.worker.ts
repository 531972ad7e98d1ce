import { ok } from '../../core/result';
import { openShared } from '../../engine/lexicon';
import { createQuestions, EngineMemory } from '../../engine/questions';
import { serveWorker } from '../jobs/serveWorker';
import { nodeHost } from './nodeHost';
import type { WorkerApi, WorkerEvents } from './workerApi';

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

serveWorker<WorkerApi, WorkerEvents>(engine);
