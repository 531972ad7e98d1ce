import { certain } from '../../core/certain';
import { openGaddag } from '../../core/lexicon/sharedGaddag';
import { ok } from '../../core/result';
import { JobRunner } from '../../core/strategy/preendgame/jobRunner';
import { TurnLister } from '../../core/strategy/preendgame/turnLister';
import { serveWorker } from '../jobs/serveWorker';
import type { PreendgameApi } from './preendgameThreads';

let runner: JobRunner | undefined;

const api: PreendgameApi = {
  begin({ gaddag, preendgame, tableBytes }) {
    runner = new JobRunner(preendgame, openGaddag(gaddag), () => performance.now(), tableBytes);
    return ok(null);
  },
  run: (job) => ok(certain(runner, 'the pre-endgame').run(job)),
  listTurns: ({ gaddag, preendgame }, most) =>
    ok(new TurnLister(openGaddag(gaddag)).list(preendgame.root, most)),
};

serveWorker(api);
