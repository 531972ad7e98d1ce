import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EndgameStatus, StartEndgame } from '../../../src/contract/endgame/endgameApi';
import type { JobEvent } from '../../../src/contract/transport/events';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import { certain } from '../../../src/core/certain';
import { CLASSIC_TURN_RULES } from '../../../src/core/game/turnRules';
import { ok } from '../../../src/core/result';
import type { SharedLexicon } from '../../../src/engine/lexicon';
import type { EndgameTask } from '../../../src/main/endgame/endgameApi';
import { Endgames } from '../../../src/main/endgame/endgames';
import { chooseSearchMemory } from '../../../src/main/endgame/searchMemory';
import { caSetup } from '../../core/strategy/endgame/caSetup';
import { codesOf } from '../../oracle/oracleLexicon';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';
import { withOtherLetter } from '../../withOtherLetter';
import type { BuiltProgram } from '../builtEngine';
import { buildGameProgram, findOnly } from '../gameProgram';

let program: BuiltProgram;
let lexicon: SharedLexicon;
let events: JobEvent<'endgame'>[] = [];
let workers: Worker[] = [];
let tasks: EndgameTask[] = [];
let endgames: Endgames;

beforeAll(async () => {
  ({ program, lexicon } = await buildGameProgram({ endgame: 'endgame/endgame.worker.ts' }));
});
afterAll(() => program.remove());

beforeEach(() => {
  events = [];
  workers = [];
  tasks = [];
  endgames = new Endgames({
    startThread: (task) => {
      tasks.push(task);
      const worker = new Worker(join(program.dir, 'endgame.js'), { workerData: task });
      workers.push(worker);
      return worker;
    },
    publish: (event) => events.push(event),
    findLexicon: findOnly(lexicon),
  });
});
afterEach(() => {
  chooseSearchMemory(null);
  return endgames.close();
});

/** A worker that receives no messages. */
class DeafWorker extends Worker {
  override postMessage(): void {
    // Messages are lost.
  }
}

/** Two full racks and an open board: a search without end. */
const LONG: Setup = {
  rules: {
    ...CLASSIC_RULES,
    distribution: {
      ...ENGLISH,
      letters: ENGLISH.letters.map((letter) => ({
        ...letter,
        count: 'AEINRST'.includes(letter.glyph) ? 2 : 0,
      })),
      blankCount: 0,
    },
  },
  tiles: Array<number>(225).fill(0),
  rack: codesOf('AEINRST'),
};

const options = (setup: Setup, change: Partial<StartEndgame> = {}): StartEndgame => ({
  lexicon: lexicon.info.id,
  setup,
  turnRules: CLASSIC_TURN_RULES,
  scorelessTurns: 0,
  seconds: 60,
  ...change,
});

async function untilItEnds(): Promise<EndgameStatus> {
  await expect.poll(() => events.at(-1)?.status.phase, { timeout: 30_000 }).toMatch(/finished|stopped/);
  return certain(events.at(-1), 'an event').status;
}

describe('endgames of the window', () => {
  it('are solved in a thread, and publish their results', async () => {
    expect(unwrap(endgames.start(options(caSetup('X'))))).toMatchObject({ phase: 'running', result: null });
    const status = await untilItEnds();
    expect(status).toMatchObject({ phase: 'finished', problem: null });
    // CAT scores 5, and twice 8 points are left on the other rack.
    expect(status.result).toMatchObject({ value: 21, solved: true, bound: 'exact' });
    expect(status.result?.line).toMatchObject([{ points: 5, turn: { kind: 'placement', row: 0, col: 0 } }]);
  });

  it('return the exact value of every turn', async () => {
    unwrap(endgames.start(options(caSetup('X'))));
    const { result } = await untilItEnds();
    const values = result?.rated.map(({ bound, solved, turn, value }) => [turn.kind, bound, solved, value]);

    expect(values?.[0]).toEqual(['placement', 'exact', true, 21]);
    expect(values?.find(([kind]) => kind === 'pass')?.slice(0, 3)).toEqual(['pass', 'exact', true]);
  });

  it('use the memory of the settings, from the next one on', async () => {
    chooseSearchMemory(32);
    unwrap(endgames.start(options(caSetup('X'))));
    expect((await untilItEnds()).result).toMatchObject({ value: 21, solved: true });
    chooseSearchMemory(null);
    unwrap(endgames.start(options(caSetup('X'))));
    expect(tasks.map(({ tableBytes }) => tableBytes)).toEqual([33_554_432, undefined]);
  });

  it('are identified by their position alone', async () => {
    const { seconds: _, ...request } = options(caSetup('X'));
    expect(unwrap(endgames.read(request))).toBeNull();
    const { id } = unwrap(endgames.start(options(caSetup('X'))));
    await untilItEnds();
    expect(unwrap(endgames.read(request))).toMatchObject({ id, phase: 'finished' });
    expect(unwrap(endgames.read({ ...request, scorelessTurns: 1 }))).toBeNull();
  });

  it('return the search tree, when the search has ended', async () => {
    const { id } = unwrap(endgames.start(options(caSetup('X'))));
    await untilItEnds();
    const { leftOut, turns } = unwrap(await endgames.searched({ id, path: [] }));
    expect([leftOut, turns.map(({ fate, turn, value }) => [turn.kind, fate, value])]).toEqual([
      0,
      [
        ['placement', 'best', 21],
        // AT across, for 2.
        ['placement', 'over', 18],
        ['pass', expect.any(String), expect.any(Number)],
      ],
    ]);
    const refused = async (request: { id: number; path: readonly number[] }) => {
      const answer = await endgames.searched(request);
      return answer.ok ? 'told' : said(answer.error.message);
    };
    expect(await refused({ id, path: [99] })).toBe(sentence('endgame.noSuchPath'));
    expect(await refused({ id: id + 1, path: [] })).toContain('no longer available');
    const long = unwrap(endgames.start(options(LONG)));
    expect(await refused({ id: long.id, path: [] })).toContain('after the search has ended');
  });

  it('return the search tree of stopped searches, too', async () => {
    const { id } = unwrap(endgames.start(options(LONG)));
    await expect
      .poll(() => events.some(({ status }) => status.result !== null), { timeout: 30_000 })
      .toBe(true);
    await endgames.stop();
    const { turns } = unwrap(await endgames.searched({ id, path: [] }));
    expect(turns.length).toBe(60);
    const behind = turns.find(({ isSearched }) => isSearched);
    expect(unwrap(await endgames.searched({ id, path: [behind?.key ?? 0] })).turns.length).toBeGreaterThan(0);
  });

  it('release their memory five minutes after the last request for the tree', async () => {
    const fourMinutes = 240_000;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { seconds: _, ...request } = options(caSetup('X'));
    const { id } = unwrap(endgames.start(options(caSetup('X'))));
    await untilItEnds();
    const ended = new Promise((resolve) => workers[0]?.once('exit', resolve));
    vi.advanceTimersByTime(fourMinutes);
    expect(unwrap(await endgames.searched({ id, path: [] })).turns).toHaveLength(3);
    vi.advanceTimersByTime(fourMinutes);
    expect(unwrap(await endgames.searched({ id, path: [] })).turns).toHaveLength(3);
    vi.advanceTimersByTime(300_000);
    await ended;
    const gone = { code: 'bad-request', message: { key: 'endgame.treeGone' } };
    expect(await endgames.searched({ id, path: [] })).toMatchObject({ ok: false, error: gone });
    expect(unwrap(endgames.read(request))).toMatchObject({ phase: 'finished', result: { value: 21 } });
  });

  it('stop with their results so far', async () => {
    unwrap(endgames.start(options(LONG)));
    await expect
      .poll(() => events.some(({ status }) => status.result !== null), { timeout: 30_000 })
      .toBe(true);
    const stopped = certain(unwrap(await endgames.stop()) ?? undefined, 'the endgame');
    expect(stopped).toMatchObject({ phase: 'stopped', problem: null });
    expect(stopped.result?.solved).toBe(false);
    expect(stopped.result?.line.length).toBeGreaterThan(0);
  });

  it('stop without waiting for a blocked thread', async () => {
    const deaf = new Endgames({
      startThread: (task) => new DeafWorker(join(program.dir, 'endgame.js'), { workerData: task }),
      publish: (event) => events.push(event),
      findLexicon: () => ok(lexicon),
    });
    unwrap(deaf.start(options(LONG)));
    expect(unwrap(await deaf.stop())).toMatchObject({ phase: 'stopped', result: null, problem: null });
    await deaf.close();
  });

  it('end with their time limit', async () => {
    unwrap(endgames.start(options(LONG, { seconds: 0.1 })));
    expect(await untilItEnds()).toMatchObject({ phase: 'stopped', problem: null });
  });

  it('replace the previous one, whose thread ends', async () => {
    unwrap(endgames.start(options(LONG)));
    const ended = new Promise((resolve) => workers[0]?.once('exit', resolve));
    const { id } = unwrap(endgames.start(options(caSetup('X'))));
    await ended;
    expect((await untilItEnds()).id).toBe(id);
    const last = new Promise((resolve) => workers[1]?.once('exit', resolve));
    await endgames.close();
    await last;
  });

  it('are refused if the position is none', () => {
    const saidOf = (setup: Setup, change: Partial<StartEndgame> = {}) => {
      const started = endgames.start(options(setup, change));
      return started.ok ? 'started' : said(started.error.message);
    };
    expect(saidOf(caSetup('XY'))).toBe(sentence('endgame.bagNotEmpty', { tiles: 1 }));
    expect(saidOf(caSetup(''))).toBe(sentence('endgame.gameOver'));
    expect(saidOf({ ...caSetup('X'), rack: [] })).toBe(sentence('endgame.emptyRack'));
    expect(saidOf(caSetup('X'), { scorelessTurns: 6 })).toBe(sentence('endgame.passedOut', { turns: 6 }));
    expect(saidOf(caSetup('X'), { lexicon: 'b'.repeat(64) })).not.toBe('started');
    expect(workers).toHaveLength(0);
  });

  it('refuse a lexicon with other letters', () => {
    const started = endgames.start(options(withOtherLetter(caSetup('X'))));
    expect(started).toMatchObject({ ok: false, error: { code: 'wrong-alphabet' } });
    expect(workers).toHaveLength(0);
  });

  it('report if their thread ends unexpectedly', async () => {
    unwrap(endgames.start(options(LONG)));
    await workers[0]?.terminate();
    const { phase, problem } = await untilItEnds();
    expect([phase, said(problem)]).toEqual(['stopped', sentence('endgame.threadEnded')]);
  });
});
