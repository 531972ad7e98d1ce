import { certain } from '../../core/certain';
import { Gaddag } from '../../core/lexicon/gaddag';
import { ok } from '../../core/result';
import { JobRunner } from '../../core/strategy/preendgame/jobRunner';
import { TurnLister } from '../../core/strategy/preendgame/turnLister';
import { serveWorker } from '../jobs/serveWorker';
import type { PreendgameApi } from './preendgameThreads';

let runner: JobRunner | undefined;

const api: PreendgameApi = {
  begin({ gaddag: { arcs, counts }, preendgame, tableBytes }) {
    runner = new JobRunner(preendgame, new Gaddag(arcs, counts), () => performance.now(), tableBytes);
    return ok(null);
  },
  run: (job) => ok(certain(runner, 'the pre-endgame').run(job)),
  listTurns: ({ gaddag: { arcs, counts }, preendgame }, most) =>
    ok(new TurnLister(new Gaddag(arcs, counts)).list(preendgame.root, most)),
};

serveWorker(api);
