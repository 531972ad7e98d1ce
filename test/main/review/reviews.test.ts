import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptReview, ReviewStatus, StartReview } from '../../../src/contract/review/reviewApi';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { certain } from '../../../src/core/certain';
import { fail, ok } from '../../../src/core/result';
import type { KnownLeaves } from '../../../src/core/strategy/leaves/leavesSource';
import { LeaveTable, leaveShapeOf } from '../../../src/core/strategy/leaves/leaveTable';
import { USUAL_SETTINGS } from '../../../src/core/strategy/review/reviewSettings';
import type { SharedLexicon } from '../../../src/engine/lexicon';
import { Reviews } from '../../../src/main/review/reviews';
import { ReviewTablesSource } from '../../../src/main/review/reviewTables';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';
import type { BuiltProgram } from '../builtEngine';
import { buildGameProgram, findOnly } from '../gameProgram';

const GAME =
  '#player1 ann Ann\n#player2 ben Ben\n>ann: CATXXQZ - +0 0\n>ben: ATTAKKV - +0 0\n>ann: CATXXQZ - +0 0\n';

let program: BuiltProgram;
let lexicon: SharedLexicon;
beforeAll(async () => {
  ({ program, lexicon } = await buildGameProgram({ review: 'review/review.worker.ts' }));
});
afterAll(() => program.remove());

let folder: string;
let open: Reviews[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tilewright-reviews-'));
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((reviews) => reviews.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** A worker that receives this many messages and then stalls. */
class SlowWorker extends Worker {
  private left = Number.POSITIVE_INFINITY;

  constructor(path: string, messages: number) {
    super(path);
    this.left = messages;
  }

  override postMessage(sent: unknown): void {
    if (this.left-- > 0) super.postMessage(sent);
  }
}

/** Messages needed to start a game and to review one turn. */
const ONE_TURN = 2;

interface Around {
  readonly messages?: number;
  readonly blankWorth?: number;
}

function startProgram({ blankWorth, messages = Number.POSITIVE_INFINITY }: Around = {}) {
  const workers: Worker[] = [];
  const told: ReviewStatus[] = [];
  const leaves = blankWorth === undefined ? fail('There are none.') : ok(leavesOf(blankWorth));
  const reviews = new Reviews({
    userData: join(folder, 'user data'),
    log: (message) => expect.fail(message),
    startThread: () => {
      const worker = new SlowWorker(join(program.dir, 'review.js'), messages);
      workers.push(worker);
      return worker;
    },
    publish: ({ status }) => told.push(status),
    findLexicon: findOnly(lexicon),
    tables: new ReviewTablesSource({ leavesOf: () => leaves, openWins: () => undefined }),
  });
  open.push(reviews);
  const until = (isMet: (status: ReviewStatus) => boolean) =>
    vi.waitFor(() => certain(told.findLast(isMet), 'the status that is waited for'), { timeout: 60_000 });
  // Results are published a few times per second.
  const untilFoundOut = (turns: number) =>
    vi.waitFor(() => expect(unwrap(reviews.read(options()))?.turns).toHaveLength(turns), { timeout: 60_000 });
  return { reviews, told, workers, until, untilFoundOut };
}

function leavesOf(blankWorth: number): KnownLeaves {
  const table = new LeaveTable(leaveShapeOf(CLASSIC_RULES.distribution, 2));
  table.values[1] = blankWorth;
  return {
    table,
    origin: { lexicon: 'Ours', board: '', seed: '', generations: '', command: '', date: '2026-11-23' },
  };
}

const options = (change: Partial<StartReview> = {}): StartReview => ({
  gcg: GAME,
  rules: CLASSIC_RULES,
  path: join(folder, 'game.gcg'),
  lexicon: lexicon.info.id,
  settings: { ...USUAL_SETTINGS, luckSamples: 2 },
  isFresh: false,
  ...change,
});

const keptPath = () => join(folder, 'game.gcg.review.json');
const readKept = (): KeptReview => JSON.parse(readFileSync(keptPath(), 'utf8'));
const isFinished = ({ phase }: ReviewStatus) => phase === 'finished';

/** Why a review would be out of date with other options. */
async function staleFor(change: Partial<StartReview>, around?: Around) {
  const { isFresh: _, ...request } = options(change);
  return unwrap(startProgram(around).reviews.read(request))?.stale;
}

describe('the reviews of the window', () => {
  it('are completed and saved next to the game', async () => {
    const { reviews, until } = startProgram();
    const begun = unwrap(await reviews.start(options()));
    expect(begun).toMatchObject({ phase: 'running', turns: [], stale: [], problem: null });
    const { turns } = await until(isFinished);
    expect(turns.map(({ nth, player }) => [nth, player])).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
    ]);
    expect(readKept().turns).toEqual(turns);
    const read = unwrap(startProgram().reviews.read(options()));
    expect(read).toMatchObject({ phase: 'finished', stale: [], turnCount: 3 });
  });

  it('remove temporary files of a killed process next to the game, and nothing else', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const [stale, other] = [`${keptPath()}.${pid}.1.tmp`, join(folder, `game.gcg.${pid}.1.tmp`)];
    for (const path of [stale, other]) writeFileSync(path, 'x');
    const { reviews, until } = startProgram();
    unwrap(await reviews.start(options()));
    await until(isFinished);
    expect([existsSync(stale), existsSync(other)]).toEqual([false, true]);
  });

  it('keep their results when they are stopped, and resume there', async () => {
    const first = startProgram({ messages: ONE_TURN });
    await first.reviews.start(options());
    await first.untilFoundOut(1);
    expect(unwrap(await first.reviews.stop())).toBeNull();
    expect(unwrap(first.reviews.read(options()))).toMatchObject({ phase: 'stopped', problem: null });
    const kept = readKept();
    expect(kept.turns).toHaveLength(1);
    // A mark that only the saved review can have.
    writeFileSync(keptPath(), JSON.stringify({ ...kept, turns: [{ ...kept.turns[0], luck: 12.5 }] }));
    const second = startProgram();
    await second.reviews.start(options());
    const { turns } = await second.until(isFinished);
    expect(turns.map(({ luck }) => luck === 12.5)).toEqual([true, false, false]);
    await second.reviews.start(options({ isFresh: true }));
    const anew = await second.until((status) => isFinished(status) && status.turns[0]?.luck !== 12.5);
    expect(anew.turns).toHaveLength(3);
  });

  it('resume before the first turn that was edited', async () => {
    const first = startProgram();
    await first.reviews.start(options());
    await first.until(isFinished);
    const kept = readKept();
    // A mark that only the saved review can have.
    writeFileSync(
      keptPath(),
      JSON.stringify({ ...kept, turns: kept.turns.map((turn) => ({ ...turn, luck: 12.5 })) }),
    );
    const stopped = startProgram({ messages: 0 }).reviews;
    const edited = (turn: number) => {
      let nth = 0;
      return `#title Again\n${GAME.replace(/(QZ|KV) - /g, (end) => (nth++ === turn ? 'QV - ' : end))}`;
    };
    unwrap(await stopped.start(options({ gcg: edited(1) })));
    await stopped.stop();
    expect(readKept().turns).toHaveLength(3);
    const second = startProgram();
    await second.reviews.start(options({ gcg: edited(1) }));
    const { turns } = await second.until(isFinished);
    expect(turns.map(({ luck }) => luck === 12.5)).toEqual([true, false, false]);
    // The line is that of the file as it is now.
    expect(turns.map(({ line }) => line)).toEqual([4, 5, 6]);
    // With another lexicon, leaves or settings nothing holds any more.
    const third = startProgram();
    const settings = { ...options().settings, luckSamples: 3 };
    await third.reviews.start(options({ gcg: edited(2), settings }));
    const anew = await third.until(isFinished);
    expect(anew.turns.some(({ luck }) => luck === 12.5)).toBe(false);
  });

  it('keep the previous one when they are stopped before there are results', async () => {
    const { reviews, until } = startProgram();
    await reviews.start(options());
    await until(isFinished);
    const kept = readKept();
    for (const settings of [options().settings, { ...options().settings, luckSamples: 3 }]) {
      const stopped = startProgram({ messages: 0 }).reviews;
      await stopped.start(options({ settings }));
      await stopped.stop();
      expect(readKept()).toEqual(kept);
    }
    const again = startProgram({ messages: 0 }).reviews;
    await again.start(options());
    await again.stop();
    expect(unwrap(again.read(options()))).toMatchObject({
      phase: 'finished',
      turns: kept.turns,
      problem: null,
    });
  });

  it('report why they are out of date', async () => {
    const { reviews, until } = startProgram({ blankWorth: 20 });
    await reviews.start(options());
    await until(isFinished);
    const leaves = { blankWorth: 20 };
    expect(await staleFor({}, leaves)).toEqual([]);
    expect(await staleFor({ gcg: `${GAME}#note They shook hands.\n` }, leaves)).toEqual([]);
    expect(await staleFor({ gcg: GAME.replace('CATXXQZ', 'CATXXQV') }, leaves)).toEqual(['game']);
    expect(await staleFor({ lexicon: 'b'.repeat(64) }, leaves)).toEqual(['lexicon']);
    expect(await staleFor({}, { blankWorth: 21 })).toEqual(['leaves']);
    expect(await staleFor({})).toEqual(['leaves']);
    const settings = { ...USUAL_SETTINGS, luckSamples: 2, preEndgameSeconds: 11 };
    expect(await staleFor({ settings }, leaves)).toEqual(['settings']);
  });

  it('of a game without a file are kept until another one is reviewed', async () => {
    const { reviews, until } = startProgram();
    await reviews.start(options({ path: null }));
    await until(isFinished);
    expect(existsSync(keptPath())).toBe(false);
    const read = (gcg: string) => unwrap(startProgram().reviews.read(options({ path: null, gcg })));
    expect(read(GAME)).toMatchObject({ phase: 'finished', stale: [] });
    expect(read(GAME.replace('CATXXQZ', 'CATXXQV'))).toBeNull();
  });

  it('report a thread that ends by itself, and keep its results', async () => {
    const { reviews, until, untilFoundOut, workers } = startProgram({ messages: ONE_TURN });
    await reviews.start(options());
    await untilFoundOut(1);
    await workers[0]?.terminate();
    const { phase, problem } = await until((status) => status.problem !== null);
    expect([phase, said(problem)]).toEqual(['stopped', sentence('review.threadEnded')]);
    expect(readKept().turns).toHaveLength(1);
  });

  it('requested twice run once, for the latest game', async () => {
    const { reviews, told, untilFoundOut, workers } = startProgram({ messages: ONE_TURN });
    await reviews.start(options());
    await untilFoundOut(1);
    const [one, other] = [{ path: join(folder, 'one.gcg') }, { path: join(folder, 'other.gcg') }];
    const changed = { ...other, gcg: GAME.replace('CATXXQZ', 'CATXXQV') };
    const [first, last] = await Promise.all([reviews.start(options(one)), reviews.start(options(changed))]);
    expect(first).toMatchObject({ ok: false, error: { code: 'superseded' } });
    const { game } = unwrap(last);
    told.length = 0;
    await vi.waitFor(() => expect(unwrap(reviews.read(options(changed)))?.turns).toHaveLength(1), {
      timeout: 60_000,
    });
    await reviews.stop();
    expect(workers).toHaveLength(2);
    await vi.waitFor(() => expect(workers.map(({ threadId }) => threadId)).toEqual([-1, -1]));
    expect(new Set(told.map((status) => status.game))).toEqual(new Set([game]));
  });

  it('stopped before they have started do not start', async () => {
    const { reviews, untilFoundOut, workers } = startProgram({ messages: ONE_TURN });
    await reviews.start(options());
    await untilFoundOut(1);
    const [begun] = await Promise.all([reviews.start(options({ isFresh: true })), reviews.stop()]);
    expect(begun).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(workers).toHaveLength(1);
  });

  it('move an invalid file aside', async () => {
    writeFileSync(keptPath(), '{"mine": 1}');
    const { reviews, until } = startProgram();
    expect(reviews.read(options())).toMatchObject({ ok: false, error: { code: 'file' } });
    await reviews.start(options());
    const { problem } = await until(isFinished);
    expect(said(problem)).toContain(`was renamed ${keptPath()}.damaged: `);
    expect(readFileSync(`${keptPath()}.damaged`, 'utf8')).toBe('{"mine": 1}');
  });

  it('are refused for an invalid game, and with a lexicon that is not open', async () => {
    const { reviews } = startProgram();
    expect(await reviews.start(options({ gcg: 'nothing' }))).toMatchObject({
      ok: false,
      error: { code: 'bad-request' },
    });
    const shut = await reviews.start(options({ lexicon: 'b'.repeat(64) }));
    expect(shut).toMatchObject({ ok: false, error: { code: 'unknown-lexicon' } });
  });
});
