import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PreendgameStatus, StartPreendgame } from '../../../src/contract/preendgame/preendgameApi';
import type { JobEvent } from '../../../src/contract/transport/events';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import type { SharedLexicon } from '../../../src/engine/lexicon';
import { Preendgames } from '../../../src/main/preendgame/preendgames';
import { say } from '../../../src/texts/say';
import { catsRoot } from '../../core/strategy/preendgame/catsRoot';
import { codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { sentence } from '../../said';
import { withOtherLetter } from '../../withOtherLetter';
import type { BuiltProgram } from '../builtEngine';
import { buildGameProgram, findOnly } from '../gameProgram';

let program: BuiltProgram;
let lexicon: SharedLexicon;
let events: JobEvent<'preendgame'>[] = [];
let workers: Worker[] = [];
let preendgames: Preendgames;
/** The number of the worker that ends as soon as it starts, from 1. */
let doomed: number | undefined;

beforeAll(async () => {
  const entries = { preendgame: 'preendgame/preendgame.worker.ts' };
  ({ program, lexicon } = await buildGameProgram(entries, ['CAT', 'CATS']));
});
afterAll(() => program.remove());

beforeEach(() => {
  events = [];
  workers = [];
  doomed = undefined;
  preendgames = new Preendgames({
    startThread: () => {
      const worker = new Worker(join(program.dir, 'preendgame.js'));
      workers.push(worker);
      if (workers.length === doomed) void worker.terminate();
      return worker;
    },
    publish: (event) => events.push(event),
    findLexicon: findOnly(lexicon),
  });
});
afterEach(() => preendgames.close());

/** The position of `catsRoot`. */
function options(change: Partial<StartPreendgame> = {}): StartPreendgame {
  const { rules, tiles } = catsRoot().root.position;
  return {
    lexicon: lexicon.info.id,
    setup: { rules, tiles: [...tiles], rack: codesOf('S') },
    turnRules: CLASSIC_TURN_RULES,
    scores: [10, 12],
    scorelessTurns: 0,
    known: [],
    model: 'rational',
    candidates: 5,
    seconds: 60,
    ...change,
  };
}

async function untilItEnds(): Promise<PreendgameStatus> {
  await expect.poll(() => events.at(-1)?.status.phase, { timeout: 30_000 }).toMatch(/finished|stopped/);
  const last = events.at(-1);
  if (last === undefined) throw new Error('There was no event.');
  return last.status;
}

describe('pre-endgames of the window', () => {
  it('are examined in threads, and publish their results', async () => {
    expect(unwrap(preendgames.start(options()))).toMatchObject({
      phase: 'running',
      rows: [],
      model: 'rational',
    });
    const status = await untilItEnds();
    expect(status).toMatchObject({ phase: 'finished', isCut: false, rowCount: 2, examined: 2, bagCount: 1 });
    const rows = status.rows.map(({ isExamined, losses, orderings, spread, ties, turn, wins }) => ({
      kind: turn.kind,
      numbers: [wins, ties, losses, orderings, spread],
      isExamined,
    }));
    // As the comment on `catsRoot` works out: 9 to 4 or 9 to 8, and 8 to 8 or 12 to 4.
    expect(rows).toEqual([
      { kind: 'pass', numbers: [2, 0, 0, 2, 3], isExamined: true },
      { kind: 'placement', numbers: [1, 1, 0, 2, 4], isExamined: true },
    ]);
  });

  it('report the number of turns not fully examined', async () => {
    unwrap(preendgames.start(options({ candidates: 1 })));
    expect(await untilItEnds()).toMatchObject({ phase: 'finished', candidates: 1, examined: 1, rowCount: 2 });
  });

  it('end by default once the best turn is proven', async () => {
    // To pass wins both orderings, so nothing can win more; CATS ties one.
    unwrap(preendgames.start(options({ candidates: null })));
    const status = await untilItEnds();
    expect(status).toMatchObject({ phase: 'finished', candidates: null, rivals: 0, isProven: true });
    expect(status.rows[0]).toMatchObject({ turn: { kind: 'pass' }, wins: 2, isExamined: true });
  });

  it('are identified by position and model', async () => {
    const { candidates: _, seconds: __, ...request } = options();
    expect(unwrap(preendgames.read(request))).toBeNull();
    const { id } = unwrap(preendgames.start(options()));
    await untilItEnds();
    expect(unwrap(preendgames.read(request))).toMatchObject({ id, phase: 'finished' });
    expect(unwrap(preendgames.read({ ...request, model: 'guaranteed' }))).toBeNull();
    expect(unwrap(preendgames.read({ ...request, scores: [10, 13] }))).toBeNull();
  });

  it('stop, and end all threads', async () => {
    unwrap(preendgames.start(options()));
    const ended = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    expect(unwrap(await preendgames.stop())).toMatchObject({ phase: 'stopped', problem: null });
    await Promise.all(ended);
  });

  it.each([
    ['lists the turns', 1],
    ['examines them', 2],
  ])('report if a thread that %s ends unexpectedly, and can be restarted', async (_what, nth) => {
    doomed = nth;
    unwrap(preendgames.start(options()));
    const { phase, problem } = await untilItEnds();
    expect([phase, say(problem ?? '')]).toEqual(['stopped', sentence('preendgame.threadEnded')]);
    events = [];
    unwrap(preendgames.start(options()));
    expect(await untilItEnds()).toMatchObject({ phase: 'finished', problem: null, examined: 2 });
  });

  it('refuse a lexicon with other letters', () => {
    const started = preendgames.start(options({ setup: withOtherLetter(options().setup) }));
    expect(started).toMatchObject({ ok: false, error: { code: 'wrong-alphabet' } });
    expect(workers).toHaveLength(0);
  });

  it('are refused if the position is none', () => {
    const saidOf = (change: Partial<StartPreendgame>) => {
      const started = preendgames.start(options(change));
      return started.ok ? 'started' : say(started.error.message);
    };
    const { setup } = options();
    expect(saidOf({ setup: { ...setup, rules: { ...setup.rules, rackSize: 2 } } })).toContain(
      'The bag is empty',
    );
    expect(saidOf({ known: codesOf('XY') })).toContain('The other rack holds 2 tiles');
    expect(saidOf({ lexicon: 'b'.repeat(64) })).not.toBe('started');
    expect(workers).toHaveLength(0);
  });
});
