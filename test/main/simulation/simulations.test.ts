import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SimulationOptions, SimulationStatus } from '../../../src/contract/simulation/simulationApi';
import type { JobEvent } from '../../../src/contract/transport/events';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { certain } from '../../../src/core/certain';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { fail } from '../../../src/core/result';
import type { SharedLexicon } from '../../../src/engine/lexicon';
import { Simulations } from '../../../src/main/simulation/simulations';
import { SimulationTablesSource } from '../../../src/main/simulation/simulationTables';
import { say } from '../../../src/texts/say';
import { unwrap } from '../../oracle/oraclePositions';
import { sentence } from '../../said';
import { runs } from '../../seed';
import { withOtherLetter } from '../../withOtherLetter';
import type { BuiltProgram } from '../builtEngine';
import { buildGameProgram, findOnly } from '../gameProgram';

let program: BuiltProgram;
let lexicon: SharedLexicon;
let events: JobEvent<'simulation'>[] = [];
let workers: Worker[] = [];
let open: Simulations[] = [];

beforeAll(async () => {
  ({ program, lexicon } = await buildGameProgram({ simulation: 'simulation/simulation.worker.ts' }));
});
afterAll(() => program.remove());

beforeEach(() => {
  events = [];
  workers = [];
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((simulations) => simulations.close()));
});

const NONE = 'There is none.';

function startProgram(start = () => new Worker(join(program.dir, 'simulation.js'))): Simulations {
  const simulations = new Simulations({
    startThread: () => {
      const worker = start();
      workers.push(worker);
      return worker;
    },
    tables: new SimulationTablesSource(
      () => fail(NONE),
      () => fail(NONE),
    ),
    publish: (event) => events.push(event),
    findLexicon: findOnly(lexicon),
  });
  open.push(simulations);
  return simulations;
}

const SQUARES = CLASSIC_RULES.layout.rows * CLASSIC_RULES.layout.cols;

/** The opening with the rack AEINRST. */
const options = (change: Partial<SimulationOptions> = {}): SimulationOptions => ({
  lexicon: lexicon.info.id,
  setup: {
    rules: CLASSIC_RULES,
    tiles: Array.from({ length: SQUARES }, () => 0),
    rack: [1, 5, 9, 14, 18, 19, 20],
  },
  turnRules: CLASSIC_TURN_RULES,
  lead: 0,
  scorelessTurns: 0,
  opponentRack: [],
  candidates: 5,
  plies: 2,
  confidence: null,
  samples: 400,
  seed: 7,
  threads: 2,
  ...change,
});

async function untilItEnds(): Promise<SimulationStatus> {
  await expect.poll(() => events.at(-1)?.status.phase, { timeout: 30_000 }).toMatch(/finished|stopped/);
  return certain(events.at(-1), 'an event').status;
}

/** A simulation drawn to its end. */
async function simulated(change: Partial<SimulationOptions> = {}): Promise<SimulationStatus> {
  events = [];
  unwrap(await startProgram().start(options(change)));
  return untilItEnds();
}

/** Expects that the threads that `work` starts end a minute later. */
async function threadsEndAfter(work: () => Promise<void>): Promise<void> {
  workers.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await work();
    expect(workers.length).toBeGreaterThan(0);
    const ends = workers.map((worker) => once(worker, 'exit'));
    vi.advanceTimersByTime(60_000);
    await Promise.all(ends);
  } finally {
    vi.useRealTimers();
  }
}

const outcomeOf = ({ plies, rows, samples }: SimulationStatus) => ({ plies, rows, samples });

describe('simulations', () => {
  it('draw the requested number of samples, and rank the candidates', async () => {
    const status = await simulated();
    expect(status).toMatchObject({ phase: 'finished', samples: 400, hasLeaves: false, problem: null });
    expect(status.winShareBy).toEqual({ kind: 'formula' });
    expect(status.rows).toHaveLength(5);
    // The candidate and two more turns; the game cannot be over by then.
    expect(status.plies).toBe(1200);
    for (const { samples, spread, winShare } of status.rows) {
      expect(samples).toBeGreaterThanOrEqual(26);
      expect(winShare.mean).toBeGreaterThan(0);
      expect(winShare.mean).toBeLessThan(1);
      expect(spread.error).toBeGreaterThan(0);
    }
  });

  it('have the same result with any number of threads', async () => {
    const alone = await simulated({ threads: 1 });
    const together = await simulated({ threads: 3 });
    expect(outcomeOf(together)).toEqual(outcomeOf(alone));
    expect(outcomeOf(await simulated({ seed: 8 }))).not.toEqual(outcomeOf(alone));
  });

  it('refuse a lexicon with other letters', async () => {
    const started = await startProgram().start(options({ setup: withOtherLetter(options().setup) }));
    expect(started).toMatchObject({ ok: false, error: { code: 'wrong-alphabet' } });
  });

  it('stop at once, and resume to the same result', async () => {
    const whole = await simulated({ samples: 1000 });
    events = [];
    const simulations = startProgram();
    expect(unwrap(await simulations.start(options({ samples: 1000 }))).phase).toBe('running');
    const stopped = certain(unwrap(await simulations.stop()) ?? undefined, 'the simulation');
    expect(stopped.phase).toBe('stopped');
    expect(stopped.samples).toBeLessThan(1000);
    expect(unwrap(simulations.goOn()).phase).toBe('running');
    await expect.poll(() => events.at(-1)?.status.phase, { timeout: 30_000 }).toBe('finished');
    expect(outcomeOf(certain(events.at(-1), 'an event').status)).toEqual(outcomeOf(whole));
  });

  it('stop during the inference from the opponent’s turn', async () => {
    const simulations = startProgram();
    const starting = simulations.start(options({ opponentTurn: { kind: 'exchange', count: 7 } }));
    await expect.poll(() => workers.length).toBe(1);
    const [thread] = workers;
    expect(unwrap(await simulations.stop())).toBeNull();
    expect(await starting).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    await expect.poll(() => thread?.threadId).toBe(-1);
    // The next one has a thread again.
    expect(unwrap(await simulations.start(options())).phase).toBe('running');
  });

  it('stop even if a thread never finishes its preparation', async () => {
    const simulations = startProgram(() => new Worker('for (;;);', { eval: true }));
    const starting = simulations.start(options());
    await expect.poll(() => workers.length).toBe(1);
    expect(unwrap(await simulations.stop())).toBeNull();
    expect(await starting).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('restart at once, whatever the threads are doing', async () => {
    const simulations = startProgram();
    // Rests of games are long: the threads are in their midst, and are ended.
    for (let nth = 0; nth < 3; nth++) {
      const begun = await simulations.start(options({ candidates: 1, plies: null, samples: 100_000 }));
      expect(unwrap(begun).phase).toBe('running');
      await expect.poll(() => events.at(-1)?.status.samples ?? 0).toBeGreaterThan(0);
      events = [];
    }
    expect(unwrap(await simulations.stop())?.phase).toBe('stopped');
  });

  it('have the same result if a thread ends in the middle', async () => {
    const whole = await simulated({ samples: 1000 });
    events = [];
    workers = [];
    unwrap(await startProgram().start(options({ samples: 1000 })));
    await expect.poll(() => workers.length).toBe(2);
    await Promise.all(workers.map((worker) => worker.terminate()));
    const ended = await untilItEnds();
    expect(workers.length).toBeGreaterThan(2);
    expect(outcomeOf(ended)).toEqual(outcomeOf(whole));
  });

  it('end with one sentence if threads keep ending, and restart with others', async () => {
    let areDoomed = true;
    const simulations = startProgram(() => {
      const worker = new Worker(join(program.dir, 'simulation.js'));
      // The first finds the candidates, and draws on while the others end.
      if (areDoomed && workers.length > 0) void worker.terminate();
      return worker;
    });
    unwrap(await simulations.start(options({ samples: 1_000_000 })));
    const ended = await untilItEnds();
    expect([ended.phase, say(ended.problem ?? '')]).toEqual(['stopped', sentence('engine.crashed')]);
    areDoomed = false;
    events = [];
    unwrap(await simulations.start(options()));
    expect(await untilItEnds()).toMatchObject({ phase: 'finished', problem: null, samples: 400 });
  });

  it('end if threads keep ending, whatever another one is doing', async () => {
    const simulations = startProgram(() => {
      // The first finds the candidates; then it is replaced by one that is at work for ever.
      if (workers.length === 0) return new Worker(join(program.dir, 'simulation.js'));
      return workers.length === 1
        ? new Worker("require('node:worker_threads').parentPort.on('message', () => 0);", { eval: true })
        : new Worker('process.exit(3);', { eval: true });
    });
    unwrap(await simulations.start(options({ samples: 1_000_000 })));
    await workers[0]?.terminate();
    expect((await untilItEnds()).problem).not.toBeNull();
  });

  it('report that the thread that finds candidates has ended', async () => {
    const simulations = startProgram(() => {
      const worker = new Worker(join(program.dir, 'simulation.js'));
      // Later it may be through: it looks for them for a few milliseconds.
      if (workers.length === 0) void worker.terminate();
      return worker;
    });
    const answer = await simulations.start(options());
    expect(answer.ok ? '' : say(answer.error.message)).toBe(sentence('engine.crashed'));
    expect(unwrap(await simulations.start(options())).phase).toBe('running');
  });

  it('publish their progress at most ten times a second', async () => {
    const begun = performance.now();
    await simulated({ samples: runs(2000) });
    const tenths = (performance.now() - begun) / 100;
    // One more at the start, and one at the end.
    expect(events.length).toBeLessThanOrEqual(tenths + 2);
  });

  it('compare candidates within the same deals', async () => {
    const simulations = startProgram();
    unwrap(await simulations.start(options()));
    const { rows } = await untilItEnds();
    const [best, second] = rows;
    const one = certain(best, 'the best').candidate;
    const other = certain(second, 'the second').candidate;
    const difference = unwrap(simulations.compare({ one, other }));
    const opposite = unwrap(simulations.compare({ one: other, other: one }));
    expect(difference.samples).toBe(Math.min(certain(best, '').samples, certain(second, '').samples));
    expect(opposite.spread.mean).toBeCloseTo(-difference.spread.mean, 9);
    expect(opposite.spread.error).toBeCloseTo(certain(difference.spread.error ?? undefined, ''), 9);
    expect(unwrap(simulations.compare({ one, other: one })).winShare).toEqual({ mean: 0, error: 0 });
    expect(simulations.compare({ one, other: 99 })).toMatchObject({ ok: false });
  });

  it('replay a sample, and return the replies', async () => {
    const simulations = startProgram();
    unwrap(await simulations.start(options({ candidates: 1, samples: 50 })));
    const status = await untilItEnds();
    const [row] = status.rows;
    let spread = 0;
    for (let sample = 0; sample < 50; sample++) {
      const played = unwrap(await simulations.sample({ candidate: 0, sample }));
      expect(played.turns).toHaveLength(3);
      expect(played.turns[0]?.turn).toEqual(row?.turn);
      expect(played.turns[1]?.rack).toEqual(played.opponentRack);
      expect(played.bag.length + played.opponentRack.length).toBe(93);
      spread += played.spread;
    }
    expect(spread / 50).toBeCloseTo(certain(row, 'a row').spread.mean, 6);
    const replies = unwrap(simulations.replies({ candidate: 0 }));
    expect(replies.samples).toBe(50);
    expect(replies.opponentSquares).toHaveLength(SQUARES);
    const counted = replies.replies.reduce((sum, { samples }) => sum + samples, 0);
    expect(counted).toBeLessThanOrEqual(50);
    expect(replies.replies[0]?.samples).toBeGreaterThan(0);
  });

  it('continue the existing one in place of one being prepared', async () => {
    const simulations = startProgram();
    const { id } = unwrap(await simulations.start(options({ samples: 100_000 })));
    await simulations.stop();
    const starting = simulations.start(options());
    await new Promise(setImmediate);
    expect(unwrap(simulations.goOn())).toMatchObject({ id, phase: 'running' });
    expect(await starting).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(unwrap(simulations.read())).toMatchObject({ id, phase: 'running' });
  });

  it('release their threads a minute after a refusal', async () => {
    await threadsEndAfter(async () => {
      const refused = await startProgram().start(options({ opponentRack: [26, 26] }));
      expect(refused).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    });
  });

  it('release their threads a minute after a replayed sample', async () => {
    const simulations = startProgram();
    unwrap(await simulations.start(options({ samples: 50 })));
    await untilItEnds();
    await simulations.close();
    await threadsEndAfter(async () => {
      unwrap(await simulations.sample({ candidate: 0, sample: 0 }));
    });
  });

  it('refuse whatever cannot be simulated', async () => {
    const simulations = startProgram();
    const refusal = async (change: Partial<SimulationOptions>) => {
      const answer = await simulations.start(options(change));
      return answer.ok ? 'started' : `${answer.error.code}: ${say(answer.error.message)}`;
    };
    expect(await refusal({ lexicon: '0'.repeat(64) })).toMatch(/^unknown-lexicon/);
    expect(await refusal({ opponentRack: [26, 26] })).toBe(
      `bad-request: ${sentence('simulation.knownElsewhere', { tile: 'Z' })}`,
    );
    expect(await refusal({ candidates: [{ kind: 'exchange', tiles: [26] }] })).toMatch(/^bad-request/);
    expect(await refusal({ setup: { ...options().setup, rack: [0xff] } })).toMatch(/^illegal-setup/);
    expect(simulations.goOn()).toMatchObject({ ok: false });
    expect(unwrap(simulations.read())).toBeNull();
  });
});
