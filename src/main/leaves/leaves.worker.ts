import { certain } from '../../core/certain';
import { openGaddag } from '../../core/lexicon/sharedGaddag';
import { ok } from '../../core/result';
import { evaluatingAgent } from '../../core/strategy/evaluatingAgent';
import { Census, censusShapes } from '../../core/strategy/leaves/census/census';
import { LeaveTally } from '../../core/strategy/leaves/census/leaveTally';
import { equityEvaluator } from '../../core/strategy/leaves/equityEvaluator';
import { LeaveTable } from '../../core/strategy/leaves/leaveTable';
import { giveWayInBackground } from '../engine/background';
import { serveWorker } from '../jobs/serveWorker';
import type { CensusApi } from './censusApi';

giveWayInBackground();

let census: Census | undefined;

const api: CensusApi = {
  begin({ gaddag: shared, plan, values }) {
    const gaddag = openGaddag(shared);
    const table = new LeaveTable(censusShapes(plan.rules).leaves, values);
    census = new Census(gaddag, plan, table, evaluatingAgent(gaddag, equityEvaluator(table)));
    return ok(null);
  },
  survey(numbers) {
    const surveyed = certain(census, 'the generation');
    const tally = new LeaveTally(surveyed.leaveShape);
    for (const number of numbers) surveyed.addBoard(number, tally);
    return ok(tally.sumsAlone());
  },
};

serveWorker(api);
