import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { Gaddag } from '../../core/lexicon/gaddag';
import { MoveGenerator } from '../../core/movegen/moveGenerator';
import { ok } from '../../core/result';
import { compareStructures } from '../../engine/compareStructures';
import { MoveSearch } from '../../engine/generateMoves';
import type { Lexicon, SharedGaddag, SharedLexicon } from '../../engine/lexicon';
import { warmUp } from '../../engine/warmUp';
import { answerWords } from '../../engine/words';
import { buildLexicon } from '../cache/loadLexicon';
import { beginWriting, isRaised } from './cancelFlag';
import { nodeHost } from './nodeHost';
import { KEPT_OPEN } from './openLexicons';
import type { JobsApi, JobsEvents } from './workerApi';

const port = parentPort;
if (port === null) throw new Error('Long jobs run in a worker thread only.');

/** Lexicons that moves were searched with, the last used at the end. */
const lexicons = new Map<string, Lexicon>();
const search = new MoveSearch(nodeHost.now);

const jobs: JobsApi = {
  buildLexicon({ source, cacheDir, cancelFlag }) {
    const built = buildLexicon(source, {
      cacheDir,
      mayWrite: () => beginWriting(cancelFlag),
      log: (message) => void supervisor.log.asEvent(message),
      onProgress: (stage, fraction) => void supervisor.lexiconProgress.asEvent(stage, fraction),
    });
    if (!built.ok) return built;
    const { info, gaddag } = built.value;
    return ok({ info, gaddag: { arcs: gaddag.arcs, counts: gaddag.counts } });
  },
  prepareSearch(shared) {
    prepare(shared);
    return ok(null);
  },
  generate: (job) => search.generate(prepare(job), job.request),
  words: ({ gaddag, info, request, cancelFlag }) =>
    answerWords({ gaddag: adopt(gaddag), info }, request, {
      now: nodeHost.now,
      isCancelled: isRaised(cancelFlag),
    }),
  structures: ({ gaddag, setup }) =>
    compareStructures(
      adopt(gaddag),
      setup,
      (step, fraction, report) => void supervisor.structuresProgress.asEvent(step, fraction, report),
      nodeHost,
    ),
};

const supervisor = createBirpc<JobsEvents, JobsApi>(jobs, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
});

/** The lexicon with a generator, which is made and run warm when the lexicon is new here. */
function prepare({ gaddag: shared, info }: SharedLexicon): Lexicon {
  const known = lexicons.get(info.id);
  const gaddag = known?.gaddag ?? adopt(shared);
  const lexicon = known ?? { info, gaddag, generator: new MoveGenerator(gaddag) };
  lexicons.delete(info.id);
  lexicons.set(info.id, lexicon);
  for (const id of [...lexicons.keys()].slice(0, -KEPT_OPEN)) lexicons.delete(id);
  if (known === undefined) void warmUp(lexicon, nodeHost.pause);
  return lexicon;
}

const adopt = ({ arcs, counts }: SharedGaddag): Gaddag => new Gaddag(arcs, counts);
