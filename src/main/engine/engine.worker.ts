import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { RequestError } from '../../contract/engineApi';
import { CLASSIC_RULES } from '../../core/board/rules';
import { MoveGenerator } from '../../core/movegen/moveGenerator';
import { fail, ok, type Result } from '../../core/result';
import { loadLexicon } from '../cache/loadLexicon';
import { CandidateViews } from './candidateViews';
import { type Generation, Generations, pageOf } from './generations';
import type { Lexicon } from './lexicon';
import { askWhyNot, readNodes, traceGeneration } from './theatre';
import { warmUp } from './warmUp';
import type { WorkerApi, WorkerEvents, WorkerSettings } from './workerApi';

const port = parentPort;
if (port === null) throw new Error('The engine runs in a worker thread only.');
// Written by the supervisor, which is part of the same program.
const { wordListPath, cacheDir, cancelFlag } = workerData as WorkerSettings;
const cancelled = new Int32Array(cancelFlag);
const lexicons = new Map<string, Lexicon>();
const generations = new Generations();
const views = new CandidateViews();

const engine: WorkerApi = {
  // Everything here is synchronous: requests are answered in the order in which they came.
  openLexicon() {
    const loaded = loadLexicon(
      { kind: 'default', path: wordListPath },
      {
        cacheDir,
        log: (message) => void supervisor.log.asEvent(message),
        onProgress: (stage, fraction) => void supervisor.lexiconProgress.asEvent(stage, fraction),
        isCancelled: () => Atomics.load(cancelled, 0) !== 0,
      },
    );
    if (!loaded.ok) return loaded;
    const { info, gaddag } = loaded.value;
    const glyphs = CLASSIC_RULES.distribution.letters.map(({ glyph }) => glyph).join(' ');
    const lexicon = { info, gaddag, glyphs, generator: new MoveGenerator(gaddag) };
    lexicons.set(info.id, lexicon);
    warmUp(lexicon);
    return ok(info);
  },
  generate(request) {
    const lexicon = lexicons.get(request.lexicon);
    return lexicon === undefined
      ? fail(unknownLexicon(request.lexicon))
      : generations.generate(lexicon, request);
  },
  candidates: (request) =>
    of(request, (generation) => {
      const { view } = request;
      return view === undefined
        ? ok(pageOf(generation, request))
        : views.page(generation, { ...request, view });
    }),
  filterCandidates: (request) =>
    of(request, (generation) => views.filter(generation, request.query, request.view)),
  trace: (request) => of(request, (generation) => traceGeneration(generation, request)),
  whyNot: (request) => of(request, (generation) => askWhyNot(generation, request)),
  nodes(request) {
    const lexicon = lexicons.get(request.lexicon);
    return lexicon === undefined ? fail(unknownLexicon(request.lexicon)) : readNodes(lexicon.gaddag, request);
  },
};

const supervisor = createBirpc<WorkerEvents, WorkerApi>(engine, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
});

/** Answers a question about a generation that is still kept. */
function of<V>(
  request: { readonly generation: number },
  answer: (generation: Generation) => Result<V, RequestError>,
): Result<V, RequestError> {
  const generation = generations.find(request.generation);
  return generation.ok ? answer(generation.value) : generation;
}

const unknownLexicon = (id: string): RequestError => ({
  code: 'unknown-lexicon',
  message: `The lexicon ${id.slice(0, 8)}… is not open; open it first.`,
});
