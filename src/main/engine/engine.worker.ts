import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { RequestError } from '../../contract/engineApi';
import { Gaddag } from '../../core/lexicon/gaddag';
import { fail, ok, type Result } from '../../core/result';
import { openCachedLexicon } from '../cache/loadLexicon';
import { CandidateViews } from './candidateViews';
import { answerCrossChecks } from './crossChecks';
import { pageOf } from './generateMoves';
import { type Generation, Generations } from './generations';
import type { OpenLexicon } from './lexicon';
import { askWhyNot, readNodes, traceGeneration } from './theatre';
import { unknownLexicon } from './unknownLexicon';
import type { SharedLexicon, WorkerApi, WorkerEvents } from './workerApi';

const port = parentPort;
if (port === null) throw new Error('The engine runs in a worker thread only.');
const lexicons = new Map<string, OpenLexicon>();
const generations = new Generations();
const views = new CandidateViews();

const engine: WorkerApi = {
  // Everything here is synchronous: requests are answered in the order in which they came.
  openCachedLexicon({ source, cacheDir }) {
    const log = (message: string) => void supervisor.log.asEvent(message);
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
    lexicons.delete(id);
    return ok(null);
  },
  adoptGeneration: (generation) =>
    using(generation, (lexicon) => {
      generations.add(lexicon, generation);
      return ok(null);
    }),
  candidates: (request) =>
    of(request, (generation) => {
      const { view } = request;
      return view === undefined
        ? ok(pageOf(generation, request))
        : views.page(generation, { ...request, view });
    }),
  filterCandidates: (request) =>
    of(request, (generation) => views.filter(generation, request.query, request.view)),
  findWord: (request) => of(request, (generation) => views.findWord(generation, request)),
  trace: (request) => of(request, (generation) => traceGeneration(generation, request)),
  whyNot: (request) => of(request, (generation) => askWhyNot(generation, request)),
  nodes: (request) => using(request, (lexicon) => readNodes(lexicon.gaddag, request)),
  crossChecks: (request) => using(request, (lexicon) => answerCrossChecks(lexicon, request.setup)),
};

const supervisor = createBirpc<WorkerEvents, WorkerApi>(engine, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
});

function adopt({ info, gaddag: { arcs, counts } }: SharedLexicon): void {
  lexicons.set(info.id, { info, gaddag: new Gaddag(arcs, counts) });
}

/** Answers with an open lexicon. */
function using<V>(
  request: { readonly lexicon: string },
  answer: (lexicon: OpenLexicon) => Result<V, RequestError>,
): Result<V, RequestError> {
  const lexicon = lexicons.get(request.lexicon);
  return lexicon === undefined ? fail(unknownLexicon(request.lexicon)) : answer(lexicon);
}

/** Answers a question about a generation that is still kept. */
function of<V>(
  request: { readonly generation: number },
  answer: (generation: Generation) => Result<V, RequestError>,
): Result<V, RequestError> {
  const generation = generations.find(request.generation);
  return generation.ok ? answer(generation.value) : generation;
}
