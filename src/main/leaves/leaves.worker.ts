import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { certain } from '../../core/certain';
import { Gaddag } from '../../core/lexicon/gaddag';
import { ok } from '../../core/result';
import { evaluatingAgent } from '../../core/strategy/evaluatingAgent';
import { Census, censusShapes } from '../../core/strategy/leaves/census/census';
import { LeaveTally } from '../../core/strategy/leaves/census/leaveTally';
import { equityEvaluator } from '../../core/strategy/leaves/equityEvaluator';
import { LeaveTable } from '../../core/strategy/leaves/leaveTable';
import type { NoEvents } from '../tournament/threadApi';
import type { CensusApi } from './censusApi';

const port = parentPort;
if (port === null) throw new Error('Boards are looked at in a worker thread only.');

let census: Census | undefined;

const api: CensusApi = {
  begin({ gaddag: { arcs, counts }, plan, values }) {
    const gaddag = new Gaddag(arcs, counts);
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

createBirpc<NoEvents, CensusApi>(api, {
  post: (sent) => port.postMessage(sent),
  on: (listener) => port.on('message', listener),
});
