import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { RequestError } from '../../../src/contract/requests/requestError';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import type { Result } from '../../../src/core/result';
import { PreendgameSearch } from '../../../src/core/strategy/preendgame/preendgameSearch';
import { WHOLE } from '../../../src/core/strategy/tournament/pairNumbers';
import type { TournamentPlan } from '../../../src/core/strategy/tournament/tournamentPlan';
import { LeaveTraining } from '../../../src/main/leaves/leaveTraining';
import { trainInThreads } from '../../../src/main/leaves/trainInThreads';
import { searchInThreads } from '../../../src/main/preendgame/preendgameThreads';
import { SwingTraining } from '../../../src/main/simulation/swingTraining';
import { trainSwings } from '../../../src/main/simulation/trainSwings';
import { playInThreads } from '../../../src/main/tournament/gameThreads';
import { catsRoot } from '../../core/strategy/preendgame/catsRoot';
import { buildSmallGaddag, codesOf } from '../../oracle/oracleLexicon';

/** Ends at the first question. */
const FAILING = "require('node:worker_threads').parentPort.on('message', () => process.exit(3));";
/** Is at work for ever. */
const BUSY = "require('node:worker_threads').parentPort.on('message', () => undefined);";

const { arcs, counts } = buildSmallGaddag([codesOf('AB')]);
const gaddag = { arcs, counts };
const lexicon = { id: 'id', name: 'name' };
const rules = CLASSIC_RULES;
const turnRules = CLASSIC_TURN_RULES;

interface Threads {
  readonly threads: number;
  readonly startThread: () => Worker;
  readonly signal: AbortSignal;
}

const POOLS: Readonly<Record<string, (threads: Threads) => Promise<Result<null, RequestError>>>> = {
  'the training of leaves': (threads) =>
    trainInThreads(new LeaveTraining({ rules, seed: 1, generations: [4], lexicon }), {
      ...threads,
      gaddag,
      onProgress: () => undefined,
    }),
  'the training of a win table': (threads) => {
    const leaves = { counts: [1], longest: 1, values: new Float32Array(1) };
    const training = new SwingTraining({ rules, seed: 1, batches: 4, lexicon }, WHOLE);
    const agent = { kind: 'equity' } as const;
    const table = { rules, turnRules, seed: 1, gaddag, leaves, agent };
    return trainSwings(training, table, { ...threads, onProgress: () => undefined });
  },
  'a pre-endgame': (threads) => {
    const preendgame = catsRoot();
    const options = { model: 'guaranteed', turns: [], examined: 0 } as const;
    const table = { preendgame, gaddag };
    const search = new PreendgameSearch(preendgame, options);
    return searchInThreads(search, { ...threads, table, onProgress: () => undefined });
  },
  'a tournament': (threads) => {
    const plan = { agents: [], games: 2, seed: 1, rules, turnRules, lexicon } as unknown as TournamentPlan;
    const table = { plan, gaddag, leaves: null, levels: new Map(), gcgDir: null };
    const numbers = [0, 1, 2];
    return playInThreads(table, { ...threads, next: () => numbers.pop(), onPlayed: () => undefined });
  },
};

function startThreads(programs: readonly string[], signal: AbortSignal) {
  const ends: Promise<unknown>[] = [];
  const startThread = () => {
    const worker = new Worker(programs[ends.length] ?? BUSY, { eval: true });
    ends.push(once(worker, 'exit'));
    return worker;
  };
  return { ends, options: { threads: programs.length, startThread, signal } };
}

describe.each(Object.entries(POOLS))('the threads of %s', (_, work) => {
  it('all end as soon as one of them fails, whatever state the others are in', async () => {
    const { ends, options } = startThreads([BUSY, FAILING, BUSY], new AbortController().signal);
    expect(await work(options)).toMatchObject({ ok: false, error: { code: 'engine-crashed' } });
    expect(ends).toHaveLength(3);
    await Promise.all(ends);
  });

  it('all end when they are no longer needed, which is no failure', async () => {
    const controller = new AbortController();
    const { ends, options } = startThreads([BUSY, BUSY], controller.signal);
    const ended = work(options);
    controller.abort();
    expect(await ended).toEqual({ ok: true, value: null });
    expect(ends).toHaveLength(2);
    await Promise.all(ends);
  });
});
