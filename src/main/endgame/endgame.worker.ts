import { workerData } from 'node:worker_threads';
import { openGaddag } from '../../core/lexicon/sharedGaddag';
import { fail, ok } from '../../core/result';
import { NO_DEADLINE } from '../../core/strategy/agent';
import { EndgameSolver } from '../../core/strategy/endgame/endgameSolver';
import { solveAndRate } from '../../core/strategy/endgame/solveAndRate';
import { cpuDeadline } from '../cpuDeadline';
import { serveWorker } from '../jobs/serveWorker';
import type { EndgameApi, EndgameEvents, EndgameTask } from './endgameApi';

const { gaddag, stop, tableBytes }: EndgameTask = workerData;
const solver = new EndgameSolver(openGaddag(gaddag), { tableBytes });

const api: EndgameApi = {
  solve({ cpuSeconds, endgame, exact, maxPlies, millis, rated, wanted }) {
    const begin = performance.now();
    const isCpuSpent = cpuSeconds === undefined ? NO_DEADLINE : cpuDeadline(cpuSeconds);
    const solved = solveAndRate(solver, endgame, {
      stop: () => Atomics.load(stop, 0) !== 0 || performance.now() - begin > millis || isCpuSpent(),
      maxPlies,
      wanted,
      rated,
      exact,
      onDepth: (result) => void parent.onDepth.asEvent(result),
    });
    if (!solved.ok) return fail({ code: 'bad-request', message: solved.error });
    return ok({ result: solved.value, millis: performance.now() - begin });
  },
  searched: (path, most) => ok(solver.searched(path, most) ?? null),
};

const parent = serveWorker<EndgameApi, EndgameEvents>(api);
