import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { Gaddag } from '../../core/lexicon/gaddag';
import { ok } from '../../core/result';
import { buildLexicon } from '../cache/loadLexicon';
import { isRaised } from './cancelFlag';
import { compareStructures } from './compareStructures';
import { answerWords } from './words';
import type { JobsApi, JobsEvents, SharedGaddag } from './workerApi';

const port = parentPort;
if (port === null) throw new Error('Long jobs run in a worker thread only.');

const jobs: JobsApi = {
  buildLexicon({ source, cacheDir, cancelFlag }) {
    const built = buildLexicon(source, {
      cacheDir,
      isCancelled: isRaised(cancelFlag),
      log: (message) => void supervisor.log.asEvent(message),
      onProgress: (stage, fraction) => void supervisor.lexiconProgress.asEvent(stage, fraction),
    });
    if (!built.ok) return built;
    const { info, gaddag } = built.value;
    return ok({ info, gaddag: { arcs: gaddag.arcs, counts: gaddag.counts } });
  },
  words: ({ gaddag, info, request, cancelFlag }) =>
    answerWords({ gaddag: adopt(gaddag), info }, request, isRaised(cancelFlag)),
  structures: ({ gaddag, setup }) =>
    compareStructures(adopt(gaddag), setup, (step, fraction, report) => {
      void supervisor.structuresProgress.asEvent(step, fraction, report);
    }),
};

const supervisor = createBirpc<JobsEvents, JobsApi>(jobs, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
});

const adopt = ({ arcs, counts }: SharedGaddag): Gaddag => new Gaddag(arcs, counts);
