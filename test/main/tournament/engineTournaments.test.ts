import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineEntry } from '../../../src/contract/engines/enginesApi';
import type { TournamentOptions } from '../../../src/contract/tournament/tournamentApi';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { certain } from '../../../src/core/certain';
import { namesOf } from '../../../src/core/notation/gcg/gcgDocument';
import { parseGcg } from '../../../src/core/notation/gcg/parseGcg';
import { replayGcg } from '../../../src/core/notation/gcg/replay/replayGcg';
import { ok } from '../../../src/core/result';
import type { SharedLexicon } from '../../../src/engine/lexicon';
import { ENGINE_BOUNDS } from '../../../src/main/engines/engineProcess';
import { TournamentEngines } from '../../../src/main/engines/tournamentEngines';
import { Tournaments } from '../../../src/main/tournament/tournaments';
import { tableGame, tilesOf } from '../../core/strategy/tableGames';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';
import type { BuiltProgram } from '../builtEngine';
import { buildGameProgram, findOnly } from '../gameProgram';

const SCRIPT = join(import.meta.dirname, '../engines/engineScript.mjs');

let program: BuiltProgram;
let lexicon: SharedLexicon;
let dir = '';
let entry: EngineEntry;

beforeAll(async () => {
  ({ program, lexicon } = await buildGameProgram({ tournament: 'tournament/tournament.worker.ts' }));
});
afterAll(() => program.remove());

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-tournament-'));
  return () => rmSync(dir, { recursive: true, force: true });
});

const pidsPath = () => join(dir, 'pids');

/** Process ids of all engines so far. */
const pids = () =>
  existsSync(pidsPath()) ? readFileSync(pidsPath(), 'utf8').trim().split('\n').map(Number) : [];

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The engine of the settings; the behaviour is of `engineScript`. */
function setEngine(behaviour: string, change: Partial<EngineEntry> = {}): void {
  const [first = '', second = ''] = behaviour.split(' ');
  const args = [SCRIPT, first, second, pidsPath()];
  entry = {
    id: 'script',
    name: 'My Script',
    command: process.execPath,
    args,
    options: {},
    seconds: 0.1,
    ...change,
  };
}

/** The program at another start. */
const startProgram = () =>
  new Tournaments({
    userData: dir,
    startThread: () => new Worker(join(program.dir, 'tournament.js'), { workerData: { cacheDir: dir } }),
    log: () => undefined,
    publish: () => undefined,
    ownLeaves: () => undefined,
    engines: async () =>
      new TournamentEngines(() => [entry], { ...ENGINE_BOUNDS, slowMs: 100, hangMs: 3000, mostLines: 1000 }),
    findLexicon: findOnly(lexicon),
  });

const options = (change: Partial<TournamentOptions> = {}): TournamentOptions => ({
  lexicon: lexicon.info.id,
  agents: ['score', 'engine:script'],
  games: 2,
  seed: 7,
  rules: CLASSIC_RULES,
  isValidated: true,
  sprt: null,
  start: null,
  threads: null,
  ...change,
});

const statusOf = (tournaments: Tournaments) =>
  certain(unwrap(tournaments.read()) ?? undefined, 'a tournament');

async function untilItEnds(tournaments: Tournaments) {
  await expect.poll(() => statusOf(tournaments).phase, { timeout: 20_000 }).toMatch(/finished|stopped/);
  return statusOf(tournaments);
}

async function played(tournaments: Tournaments, change: Partial<TournamentOptions> = {}) {
  unwrap(await tournaments.startWithEngines(options(change)));
  return untilItEnds(tournaments);
}

async function goOn(tournaments: Tournaments) {
  unwrap(tournaments.goOn({ lexicon: lexicon.info.id, threads: null }));
  return untilItEnds(tournaments);
}

describe('a tournament with an engine of the user', () => {
  it('is played to its end; its games can be opened, and its plan says what played', async () => {
    setEngine('passes');
    const tournaments = startProgram();
    const ended = await played(tournaments);
    expect(ended).toMatchObject({
      phase: 'finished',
      done: 2,
      problem: null,
      plan: {
        engines: [{ id: 'script', name: 'My Script', declared: 'Script 1.2', seconds: 0.1, options: {} }],
      },
      report: { errors: 0, agents: [{ wins: 2 }, { losses: 2 }] },
    });
    // One was asked what it is, the other one played.
    expect(pids()).toHaveLength(2);
    expect(pids().filter(isRunning)).toEqual([]);
    const { rows } = unwrap(tournaments.games({ pairing: null, offset: 0, count: 2 }));
    const restarted = startProgram();
    unwrap(restarted.read());
    const record = unwrap(parseGcg(unwrap(await restarted.record({ pairing: 0, nth: 1 })).gcg));
    const { end, problems } = replayGcg(record, CLASSIC_RULES);
    expect(problems).toEqual([]);
    expect(namesOf(record)).toEqual(['My Script', 'score']);
    expect(end.scores.toReversed()).toEqual(rows[1]?.sides.map(({ score }) => score));
    // It never played a tile, and the other one did.
    expect(rows[1]?.sides[1]).toMatchObject({ bingos: 0, exchanged: 0, passes: rows[1]?.sides[1].turns });
  });

  it('is played from a position', async () => {
    setEngine('passes');
    const { position } = tableGame({ rack: 'AEINRST', board: [[7, 5, 'CATS']] });
    const start = {
      tiles: Array.from(position.tiles),
      rack: tilesOf('AEINRST'),
      opponentRack: [],
      scores: [20, 25],
      scorelessTurns: 0,
      firstTurns: [{ kind: 'pass' }],
    } as const;
    const ended = await played(startProgram(), { start, games: 1 });
    expect(ended).toMatchObject({ phase: 'finished', done: 1, report: { errors: 0 } });
  });

  it.each([
    ['dies-thinking', 'engines.died'],
    ['never-stops', 'engines.hung'],
    ['illegal-move', 'engines.illegalMove'],
    ['floods-with-lines', 'engines.manyLines'],
    ['no-move', 'engines.noMove'],
  ])('stops if it misbehaves (%s), names it, and resumes once it does not', async (behaviour, key) => {
    setEngine(`passes-then ${behaviour}`);
    const tournaments = startProgram();
    expect(await played(tournaments)).toMatchObject({
      phase: 'stopped',
      done: 0,
      problem: { key, params: { engine: 'My Script' } },
    });
    expect(pids().filter(isRunning)).toEqual([]);
    setEngine('passes');
    expect(await goOn(tournaments)).toMatchObject({ phase: 'finished', done: 2, problem: null });
  });

  it('ends its processes when it is stopped, and resumes where it was', async () => {
    setEngine('passes');
    const tournaments = startProgram();
    unwrap(await tournaments.startWithEngines(options({ games: 2000, threads: 2 })));
    await expect.poll(() => statusOf(tournaments).done).toBeGreaterThan(2);
    // Each thread starts its own when it comes to its first turn.
    await expect.poll(() => pids().filter(isRunning).length).toBe(2);
    const stopped = certain(unwrap(await tournaments.stop()) ?? undefined, 'what was stopped');
    expect(stopped).toMatchObject({ phase: 'stopped', problem: null });
    expect(pids().filter(isRunning)).toEqual([]);
    const restarted = startProgram();
    expect(statusOf(restarted)).toEqual(stopped);
    unwrap(restarted.goOn({ lexicon: lexicon.info.id, threads: 1 }));
    await expect.poll(() => statusOf(restarted).done).toBeGreaterThan(stopped.done);
    await restarted.stop();
    expect(pids().filter(isRunning)).toEqual([]);
  });

  it('is not resumed with another version, other options or without the engine', async () => {
    setEngine('passes-then dies-thinking');
    const tournaments = startProgram();
    await played(tournaments);
    setEngine('newer');
    expect(said((await goOn(tournaments)).problem)).toEqual(
      sentence('tournament.otherEngine', {
        engine: 'My Script',
        expected: '“Script 1.2”',
        found: '“Script 2.0”',
      }),
    );
    setEngine('passes', { options: { Threads: '2' } });
    expect(said((await goOn(tournaments)).problem)).toEqual(
      sentence('tournament.otherOptions', { engine: 'My Script' }),
    );
    setEngine('passes', { id: 'other' });
    expect(said((await goOn(tournaments)).problem)).toEqual(
      sentence('engines.unknown', { engine: 'My Script' }),
    );
    // The time for a turn stays that of the plan.
    setEngine('passes', { seconds: 600 });
    expect(await goOn(tournaments)).toMatchObject({
      phase: 'finished',
      plan: { engines: [{ seconds: 0.1 }] },
    });
  });

  it('stops if the engine is removed from the settings', async () => {
    setEngine('passes');
    const tournaments = startProgram();
    unwrap(await tournaments.startWithEngines(options({ games: 2000 })));
    await expect.poll(() => statusOf(tournaments).done).toBeGreaterThan(0);
    setEngine('passes', { id: 'other' });
    expect(await untilItEnds(tournaments)).toMatchObject({
      phase: 'stopped',
      problem: { key: 'engines.unknown', params: { engine: 'My Script' } },
    });
    expect(pids().filter(isRunning)).toEqual([]);
  });

  it('refuses an engine that is not in the settings, does not start, or is no program', async () => {
    const refusal = async (agents = options().agents) =>
      said(await startProgram().startWithEngines(options({ agents })));
    setEngine('passes');
    expect(await refusal(['score', 'engine:unknown'])).toMatchObject({
      error: { message: sentence('engines.unknown', { engine: 'unknown' }) },
    });
    setEngine('dies-at-start');
    expect(await refusal()).toMatchObject({ error: { message: expect.stringContaining('My Script') } });
    setEngine('passes', { command: join(dir, 'nothing') });
    expect(await refusal()).toMatchObject({ error: { code: 'bad-request' } });
    expect(startProgram().read()).toEqual(ok(null));
  });
});
