import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StartTraining, TrainingStatus } from '../../../src/contract/leaves/leavesApi';
import { alphabetOf } from '../../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { CLASSIC_RULES, type Rules } from '../../../src/core/board/rules';
import { certain } from '../../../src/core/certain';
import { fail, ok } from '../../../src/core/result';
import { formatKlv2 } from '../../../src/core/strategy/leaves/klv2';
import { formatLeavesFile, parseLeavesFile } from '../../../src/core/strategy/leaves/leavesFile';
import type { SharedLexicon } from '../../../src/engine/lexicon';
import { unknownLexicon } from '../../../src/engine/unknownLexicon';
import { loadLexicon } from '../../../src/main/cache/loadLexicon';
import { chooseThreads } from '../../../src/main/engine/usualThreads';
import { ownLeavesPath, windowLeaves } from '../../../src/main/leaves/ownLeaves';
import { WindowTraining, type WindowTrainingDeps } from '../../../src/main/leaves/windowTraining';
import { GAME_WORDS } from '../../core/strategy/gameWords';
import { someLeaves } from '../../core/strategy/leaves/someLeaves';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';
import { type BuiltProgram, buildProgram } from '../builtEngine';
import { FEW_TILES } from './fewTiles';
import { trainedHere } from './trainedHere';

const RULES: Rules = { ...CLASSIC_RULES, distribution: FEW_TILES };

let program: BuiltProgram;
let lexicon: SharedLexicon;
let dir = '';
let events: Parameters<WindowTrainingDeps['publish']>[0][] = [];
let started: WindowTraining[] = [];
let workers: Worker[] = [];

beforeAll(async () => {
  program = await buildProgram({ training: 'leaves/training.worker.ts', leaves: 'leaves/leaves.worker.ts' });
  const path = join(program.dir, 'few.txt');
  writeFileSync(path, GAME_WORDS.filter((word) => /^[ABEST]+$/.test(word)).join('\n'));
  const log = (message: string) => expect.fail(message);
  const source = { kind: 'file', path, letters: alphabetOf(FEW_TILES) } as const;
  const { gaddag, info } = unwrap(loadLexicon(source, { cacheDir: join(program.dir, 'cache'), log }));
  lexicon = { info, gaddag: { arcs: gaddag.arcs, counts: gaddag.counts } };
});
afterAll(() => program.remove());

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-training-'));
  events = [];
  started = [];
  workers = [];
  return async () => {
    await Promise.all(started.map((each) => each.close()));
    chooseThreads(null);
    rmSync(dir, { recursive: true, force: true });
  };
});

const trainingPath = () => join(dir, 'training', 'last.training');
const ownDir = () => join(dir, 'leaves');
const ownPath = () => ownLeavesPath(ownDir(), FEW_TILES);

/** The program at another start. */
function startProgram(): WindowTraining {
  const training = new WindowTraining({
    ownLeavesDir: ownDir(),
    trainingPath: trainingPath(),
    startThread(workerData) {
      const worker = new Worker(join(program.dir, 'training.js'), { workerData });
      workers.push(worker);
      return worker;
    },
    publish: (event) => events.push(event),
    findLexicon: (id) => (id === lexicon.info.id ? ok(lexicon) : fail(unknownLexicon(id))),
  });
  started.push(training);
  return training;
}

const options = (change: Partial<StartTraining> = {}): StartTraining => ({
  lexicon: lexicon.info.id,
  rules: RULES,
  seed: 5,
  generations: [7, 5],
  ...change,
});

const planOf = () => {
  const { generations, rules, seed } = options();
  const { id, name } = lexicon.info;
  return { plan: { rules, seed, generations, lexicon: { id, name } }, gaddag: lexicon.gaddag };
};

const LONG = { generations: [40_000] };

function lastStatus(): TrainingStatus | undefined {
  const last = events.findLast(({ type }) => type === 'leaves-progress');
  return last?.type === 'leaves-progress' ? last.status : undefined;
}

async function untilItEnds(): Promise<TrainingStatus> {
  await expect.poll(() => lastStatus()?.phase, { timeout: 60_000 }).toMatch(/finished|stopped/);
  return certain(lastStatus(), 'a status');
}

describe('leaves trained in the window', () => {
  it.each([1, 2])('with %i threads are those of one thread, and are used from then on', async (threads) => {
    chooseThreads(threads);
    const training = startProgram();
    expect(await training.read()).toEqual(ok(null));
    expect(await training.start(options())).toMatchObject({
      value: {
        phase: 'running',
        done: 0,
        total: 12,
        generation: 0,
        boards: 7,
        tiles: 'Few',
        secondsLeft: null,
      },
    });
    expect(await untilItEnds()).toMatchObject({ phase: 'finished', done: 12, problem: null });
    const source = windowLeaves(program.dir, ownDir());
    expect(source(FEW_TILES)).toMatchObject({ ok: false });
    // Another start of the program finds them.
    const again = startProgram();
    expect(await again.read()).toMatchObject({ value: { phase: 'finished', generations: 2 } });
    const bytes = unwrap(await again.file({ rules: CLASSIC_RULES, isTrained: true }));
    expect(unwrap(await again.use({ kind: 'trained' }))).toBeNull();
    const expected = trainedHere(planOf());
    expect(Buffer.compare(readFileSync(ownPath()), expected)).toBe(0);
    expect(Buffer.compare(bytes, expected)).toBe(0);
    expect(events.at(-1)).toEqual({ type: 'leaves-changed' });
    expect(unwrap(source(FEW_TILES)).origin).toMatchObject({
      lexicon: lexicon.info.name,
      generations: '7,5',
    });
    expect(await again.read()).toEqual(ok(null));
    expect(existsSync(trainingPath())).toBe(false);
    // And back again.
    unwrap(await again.use({ kind: 'built-in', rules: RULES }));
    expect(source(FEW_TILES)).toMatchObject({ ok: false });
  });

  it('are refused twice, stop, and go on after another start to the same values', async () => {
    chooseThreads(2);
    const training = startProgram();
    const both = await Promise.all([training.start(options(LONG)), training.start(options())]);
    expect(both[0]).toMatchObject({ value: { phase: 'running', total: 40_000 } });
    expect(said(both[1])).toMatchObject({ error: { message: sentence('leaves.underWay') } });
    await expect.poll(() => lastStatus()?.done ?? 0, { timeout: 60_000 }).toBeGreaterThan(0);
    expect(said(await training.discard())).toMatchObject({ error: { message: sentence('leaves.underWay') } });
    expect(said(await training.use({ kind: 'trained' }))).toMatchObject({ ok: false });
    expect(await training.stop()).toMatchObject({ value: { phase: 'stopped', problem: null } });
    await training.close();
    const done = lastStatus()?.done ?? 0;
    const again = startProgram();
    expect(await again.read()).toMatchObject({ value: { phase: 'stopped', done, total: 40_000 } });
    expect(said(await again.start(options()))).toMatchObject({ error: { message: sentence('leaves.kept') } });
    expect(said(await again.goOn({ lexicon: 'b'.repeat(64) }))).toMatchObject({
      error: { message: sentence('leaves.otherLexicon', { lexicon: lexicon.info.name }) },
    });
    events = [];
    unwrap(await again.goOn({ lexicon: lexicon.info.id }));
    await expect.poll(() => lastStatus()?.done ?? 0, { timeout: 60_000 }).toBeGreaterThan(done);
    await again.stop();
    expect(await again.discard()).toEqual(ok(null));
    expect(existsSync(trainingPath())).toBe(false);
  });

  it('end with a sentence when a thread does, and go on to the same values', async () => {
    chooseThreads(1);
    const training = startProgram();
    await training.read();
    unwrap(await training.start(options()));
    await expect.poll(() => existsSync(trainingPath()), { timeout: 60_000 }).toBe(true);
    await certain(workers.at(-1), 'the thread that trains').terminate();
    expect(said(await untilItEnds())).toMatchObject({
      phase: 'stopped',
      problem: sentence('leaves.threadEnded'),
    });
    events = [];
    unwrap(await training.goOn({ lexicon: lexicon.info.id }));
    expect(await untilItEnds()).toMatchObject({ phase: 'finished', problem: null });
    unwrap(await training.use({ kind: 'trained' }));
    expect(Buffer.compare(readFileSync(ownPath()), trainedHere(planOf()))).toBe(0);
  });

  it('of a damaged file are set aside with a sentence', async () => {
    mkdirSync(dirname(trainingPath()), { recursive: true });
    writeFileSync(trainingPath(), 'TWCENSUS and nothing else');
    const training = startProgram();
    expect(said(await training.read())).toMatchObject({
      error: {
        code: 'file',
        message: sentence('files.setAside', {
          path: trainingPath(),
          aside: `${trainingPath()}.damaged`,
          problem: sentence('leaves.notWhole'),
        }),
      },
    });
    expect(await training.read()).toEqual(ok(null));
    expect(readFileSync(`${trainingPath()}.damaged`, 'utf8')).toContain('nothing else');
  });

  it('are refused with tiles or a lexicon that do not fit', async () => {
    const training = startProgram();
    const other = await training.start(options({ rules: { ...RULES, distribution: ENGLISH } }));
    expect(other).toMatchObject({ error: { code: 'wrong-alphabet' } });
    expect(await training.start(options({ lexicon: 'c'.repeat(64) }))).toMatchObject({
      error: { code: 'unknown-lexicon' },
    });
    expect(await training.start(options({ generations: [] }))).toMatchObject({ ok: false });
    expect(await training.start(options({ rules: { ...RULES, rackSize: 0 } }))).toMatchObject({ ok: false });
    expect(said(await training.goOn({ lexicon: lexicon.info.id }))).toMatchObject({
      error: { message: sentence('leaves.nothingToContinue') },
    });
    expect(await training.stop()).toEqual(ok(null));
    expect(existsSync(trainingPath())).toBe(false);
  });
});

describe('leaves of the window', () => {
  const leaves = someLeaves();
  const rules: Rules = { ...CLASSIC_RULES, rackSize: 3, distribution: leaves.distribution };
  const file = (bytes: Uint8Array) => ({ kind: 'file', rules, name: 'my.leaves', bytes }) as const;
  const report = (training: WindowTraining, typed = '', length = 2) =>
    training.report({ rules, typed, length });

  it('are listed: looked up, the best, the worst, and each tile alone', async () => {
    const training = startProgram();
    expect(said(await report(training))).toEqual(
      ok({
        isOwn: false,
        hasPrevious: false,
        table: null,
        problem: sentence('leaves.none', { tiles: 'Español' }),
      }),
    );
    unwrap(await training.use(file(formatLeavesFile(leaves))));
    expect(unwrap(await report(training, ' Ñ? [CH][CH]  ÑÑ X'))).toMatchObject({
      isOwn: true,
      table: {
        origin: leaves.origin,
        count: 7,
        longest: 2,
        singles: [
          { tiles: '?', value: 20, error: 0.5 },
          { tiles: '[CH]', value: 1.5, error: 0.125 },
          { tiles: 'Ñ', value: -3.5, error: 1.25 },
        ],
        found: [
          { tiles: 'Ñ?', value: 18, error: null },
          { tiles: '[CH][CH]', value: -4, error: 1 },
          { tiles: 'ÑÑ', problem: { key: 'leavesCommand.noLeave' } },
          { tiles: 'X', problem: expect.anything() },
        ],
        best: [
          { tiles: '?[CH]', value: 21.25 },
          { tiles: '?Ñ', value: 18 },
          { tiles: '[CH]Ñ', value: -2.125 },
          { tiles: '[CH][CH]', value: -4 },
        ],
        worst: [{ value: -4 }, { value: -2.125 }, { value: 18 }, { value: 21.25 }],
      },
    });
    // There are none of nine tiles: the longest ones are shown.
    expect(unwrap(await report(training, '', 9)).table?.best).toHaveLength(4);
  });

  it('come from KLV2, too, without errors', async () => {
    const training = startProgram();
    unwrap(await training.use(file(formatKlv2(leaves.table))));
    const { table } = unwrap(await report(training));
    expect(table?.origin.date).toBe('');
    expect(table?.singles.map(({ error, value }) => [value, error])).toEqual([
      [20, null],
      [1.5, null],
      [-3.5, null],
    ]);
    const saved = unwrap(await training.file({ rules, isTrained: false }));
    expect(unwrap(parseLeavesFile(saved)).table.values).toEqual(leaves.table.values);
  });

  it('replace those before, which can be used again', async () => {
    const training = startProgram();
    const [one, other] = [leaves, { ...leaves, origin: { ...leaves.origin, date: '2026-02-28' } }];
    const shown = async () => {
      const { hasPrevious, isOwn, table } = unwrap(await report(training));
      return [isOwn, table?.origin.date, hasPrevious];
    };
    const previous = { kind: 'previous', rules } as const;
    expect(await training.use(previous)).toMatchObject({ error: { code: 'file' } });
    unwrap(await training.use(file(formatLeavesFile(one))));
    expect(await shown()).toEqual([true, '2026-01-31', false]);
    unwrap(await training.use(file(formatLeavesFile(other))));
    expect(await shown()).toEqual([true, '2026-02-28', true]);
    unwrap(await training.use(previous));
    expect(await shown()).toEqual([true, '2026-01-31', true]);
    unwrap(await training.use({ kind: 'built-in', rules }));
    expect(await shown()).toEqual([false, undefined, true]);
    unwrap(await training.use(previous));
    expect(await shown()).toEqual([true, '2026-01-31', false]);
  });

  it.each([
    ['cut short', () => formatLeavesFile(leaves).subarray(0, -1)],
    ['other bytes', () => Buffer.from('no leaves')],
    ['of other tiles', () => formatLeavesFile({ ...leaves, distribution: { ...FEW_TILES, letters: [] } })],
  ])('of a wrong file (%s) change nothing', async (_, bytes) => {
    const training = startProgram();
    unwrap(await training.use(file(formatLeavesFile(leaves))));
    const before = readFileSync(ownLeavesPath(ownDir(), leaves.distribution));
    events = [];
    const refused = said(await training.use(file(bytes())));
    expect(refused).toMatchObject({ error: { code: 'file', message: expect.stringContaining('my.leaves') } });
    expect(readFileSync(ownLeavesPath(ownDir(), leaves.distribution))).toEqual(before);
    expect(events).toEqual([]);
  });

  it('that cannot be read are named, and the built-in ones can be chosen', async () => {
    const path = ownLeavesPath(ownDir(), leaves.distribution);
    mkdirSync(path, { recursive: true });
    const training = startProgram();
    expect(said(unwrap(await report(training)))).toMatchObject({
      isOwn: true,
      table: null,
      problem: expect.stringContaining(path),
    });
    expect(said(await training.use(file(formatLeavesFile(leaves))))).toMatchObject({
      error: { code: 'file' },
    });
  });
});
