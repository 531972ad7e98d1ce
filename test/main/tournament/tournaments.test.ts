import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TournamentOptions, TournamentStatus } from '../../../src/contract/tournament/tournamentApi';
import type { JobEvent } from '../../../src/contract/transport/events';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { certain } from '../../../src/core/certain';
import { parseGcg } from '../../../src/core/notation/gcg/parseGcg';
import { replayGcg } from '../../../src/core/notation/gcg/replay/replayGcg';
import { ok } from '../../../src/core/result';
import { LeaveTable, leaveShapeOf } from '../../../src/core/strategy/leaves/leaveTable';
import type { StartPosition } from '../../../src/core/strategy/tournament/startPosition';
import type { SharedLexicon } from '../../../src/engine/lexicon';
import type { OwnLeavesSource } from '../../../src/main/leaves/ownLeaves';
import { leavesId } from '../../../src/main/leaves/sharedLeaves';
import { Tournaments } from '../../../src/main/tournament/tournaments';
import { tableGame, tilesOf } from '../../core/strategy/tableGames';
import { unwrap } from '../../oracle/oraclePositions';
import { said, sentence } from '../../said';
import type { BuiltProgram } from '../builtEngine';
import { withoutTimes } from '../cli/withoutTimes';
import { buildGameProgram, findOnly } from '../gameProgram';
import { withoutChecksum } from './withoutChecksum';

let program: BuiltProgram;
let lexicon: SharedLexicon;
let dir = '';
let events: JobEvent<'tournament'>[] = [];
let ownLeaves: ReturnType<OwnLeavesSource>;

beforeAll(async () => {
  ({ program, lexicon } = await buildGameProgram({ tournament: 'tournament/tournament.worker.ts' }));
});
afterAll(() => program.remove());

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-tournament-'));
  events = [];
  ownLeaves = undefined;
  return () => rmSync(dir, { recursive: true, force: true });
});

/** The program at another start. */
const startProgram = () =>
  new Tournaments({
    userData: dir,
    startThread: () => new Worker(join(program.dir, 'tournament.js'), { workerData: { cacheDir: dir } }),
    log: () => undefined,
    publish: (event) => events.push(event),
    ownLeaves: () => ownLeaves,
    engines: null,
    findLexicon: findOnly(lexicon),
  });

const options = (change: Partial<TournamentOptions> = {}): TournamentOptions => ({
  lexicon: lexicon.info.id,
  agents: ['score', 'random'],
  games: 10,
  seed: 7,
  rules: CLASSIC_RULES,
  isValidated: true,
  sprt: null,
  start: null,
  threads: null,
  ...change,
});

const lastStatus = (): TournamentStatus => certain(events.at(-1), 'an event').status;

async function untilItEnds(): Promise<TournamentStatus> {
  await expect.poll(() => events.at(-1)?.status.phase).toMatch(/finished|stopped/);
  return lastStatus();
}

const journalPath = () => join(dir, 'tournament', 'last.games');

/** A tournament that has ended. */
async function played(tournaments: Tournaments, change: Partial<TournamentOptions> = {}) {
  events = [];
  unwrap(tournaments.start(options(change)));
  return untilItEnds();
}

/** There is no win table here, which these rules do not need. */
const BY_CLOCK = { agents: ['simulate-2x0.01s', 'random'], rules: { ...CLASSIC_RULES, exchangeLimit: 1 } };

function worthlessLeaves() {
  const table = new LeaveTable(leaveShapeOf(CLASSIC_RULES.distribution, 7));
  const origin = { lexicon: '', board: '', seed: '', generations: '', command: '', date: '' };
  return ok({ table, origin });
}

describe('a tournament of the window', () => {
  it('is played to its end, publishes its progress, and is there at the next start', async () => {
    const tournaments = startProgram();
    expect(tournaments.read()).toEqual(ok(null));
    expect(unwrap(tournaments.start(options()))).toMatchObject({ phase: 'running', done: 0, total: 10 });
    const ended = await untilItEnds();
    expect(ended).toMatchObject({ phase: 'finished', done: 10, secondsLeft: null, problem: null });
    expect(ended.report).toMatchObject({ games: 10, errors: 0, agents: [{ wins: 10 }, { losses: 10 }] });
    expect(unwrap(startProgram().read())).toEqual(ended);
  });

  it('restores the curve of its shares from its file', async () => {
    const tournaments = startProgram();
    expect(said(tournaments.curve())).toMatchObject({ ok: false });
    // The same threads at a time, so that the pairs come in the same order.
    await played(tournaments, { threads: 1 });
    const curve = unwrap(tournaments.curve());
    expect(curve.map(({ games }) => games)).toEqual([2, 4, 6, 8, 10]);
    expect(curve.every(({ shares }) => shares[0]?.share === 1 && shares[1]?.share === 0)).toBe(true);
    const again = startProgram();
    unwrap(again.read());
    expect(unwrap(again.curve())).toEqual(curve);
  });

  it('uses at most as many threads as there are processors', () => {
    const threads = availableParallelism() + 1;
    const refused = startProgram().start(options({ threads }));
    expect(said(refused)).toMatchObject({ error: { message: expect.stringContaining(`not ${threads}.`) } });
  });

  it('lists its games, and returns each as a record', async () => {
    const tournaments = startProgram();
    const { plan } = await played(tournaments, { agents: ['score', 'random', 'first'], games: 4 });
    const page = unwrap(tournaments.games({ pairing: null, offset: 3, count: 4 }));
    expect(page).toMatchObject({ offset: 3, total: 12 });
    expect(page.rows.map(({ nth, pairing }) => [pairing, nth])).toEqual([
      [0, 3],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    expect(unwrap(tournaments.games({ pairing: 2, offset: 0, count: 10 })).rows).toHaveLength(4);
    const third = certain(page.rows[2], 'the second game of the second pairing');
    const { gcg, name } = unwrap(await tournaments.record({ pairing: 1, nth: 1 }));
    expect(name).toBe('2-2.gcg');
    const { end, problems } = replayGcg(unwrap(parseGcg(gcg)), plan.rules);
    expect(problems).toEqual([]);
    // The other agent began.
    expect(end.scores).toEqual([third.sides[1].score, third.sides[0].score]);
    expect(said(await tournaments.record({ pairing: 1, nth: 9 }))).toMatchObject({
      error: { code: 'bad-request', message: sentence('tournament.noGame') },
    });
  });

  it('keeps the games of agents that go by a clock, which would be other ones if played again', async () => {
    ownLeaves = worthlessLeaves();
    const tournaments = startProgram();
    const { plan } = await played(tournaments, { ...BY_CLOCK, games: 3 });
    const { rows } = unwrap(tournaments.games({ pairing: null, offset: 0, count: 3 }));
    const scoresOf = async (from: Tournaments, nth: number) => {
      const { gcg } = unwrap(await from.record({ pairing: 0, nth }));
      const { end, problems } = replayGcg(unwrap(parseGcg(gcg)), plan.rules);
      expect(problems).toEqual([]);
      return nth === 1 ? end.scores.toReversed() : end.scores;
    };
    const saved = join(dir, 'mine.games');
    writeFileSync(saved, unwrap(tournaments.bytes()));
    await played(tournaments);
    unwrap(tournaments.open(saved));
    const restarted = startProgram();
    unwrap(restarted.read());
    for (const from of [tournaments, restarted])
      for (const { nth, sides } of rows)
        expect(await scoresOf(from, nth)).toEqual(sides.map(({ score }) => score));
    expect(rows).toHaveLength(3);
  });

  it('plays games again whose records are damaged', async () => {
    ownLeaves = worthlessLeaves();
    await played(startProgram(), { ...BY_CLOCK, games: 6, threads: 1 });
    // Of the second pair.
    const [head = '', first = '', second = '', ...others] = readFileSync(journalPath(), 'utf8').split('\n');
    const damaged = second.replace('#player1', '#player2');
    writeFileSync(journalPath(), [head, first, damaged, ...others].join('\n'));
    const tournaments = startProgram();
    expect(unwrap(tournaments.read())).toMatchObject({ phase: 'stopped', done: 4 });
    events = [];
    unwrap(tournaments.goOn({ lexicon: lexicon.info.id, threads: null }));
    expect(await untilItEnds()).toMatchObject({ phase: 'finished', done: 6, problem: null });
    const { rows } = unwrap(tournaments.games({ pairing: null, offset: 0, count: 6 }));
    for (const { nth, sides } of rows) {
      const { gcg } = unwrap(await tournaments.record({ pairing: 0, nth }));
      const { end } = replayGcg(unwrap(parseGcg(gcg)), BY_CLOCK.rules);
      const scores = nth % 2 === 0 ? end.scores : end.scores.toReversed();
      expect(scores).toEqual(sides.map(({ score }) => score));
    }
  });

  it('says so if a file of an older version lacks a game that cannot be played again', async () => {
    ownLeaves = worthlessLeaves();
    const tournaments = startProgram();
    await played(tournaments, { ...BY_CLOCK, games: 2 });
    const old = withoutChecksum(readFileSync(journalPath(), 'utf8'));
    writeFileSync(journalPath(), old.replace(/,"gcg":.*/, '}'));
    const restarted = startProgram();
    expect(unwrap(restarted.read())).toMatchObject({ done: 2, problem: null });
    expect(said(await restarted.record({ pairing: 0, nth: 0 }))).toMatchObject({
      error: { message: sentence('tournament.notRecorded') },
    });
  });

  it('refuses to show a game that has other scores when played again', async () => {
    await played(startProgram(), { games: 2 });
    const old = withoutChecksum(readFileSync(journalPath(), 'utf8'));
    const onePointMore = (_: string, before: string, score: string) => `${before}${Number(score) + 1}`;
    writeFileSync(journalPath(), old.replace(/("games":\[\[)(\d+)/, onePointMore));
    const tournaments = startProgram();
    unwrap(tournaments.read());
    expect(said(await tournaments.record({ pairing: 0, nth: 0 }))).toMatchObject({
      error: { message: sentence('tournament.otherGame') },
    });
    expect((await tournaments.record({ pairing: 0, nth: 1 })).ok).toBe(true);
  });

  it('plays first turns from a position, and records a game of each', async () => {
    const { position } = tableGame({ rack: 'AEINRST', board: [[7, 5, 'CATS']] });
    const exchange = { kind: 'exchange', tiles: tilesOf('AEI') } as const;
    const start: StartPosition = {
      tiles: Array.from(position.tiles),
      rack: tilesOf('AEINRST'),
      opponentRack: [],
      scores: [20, 25],
      scorelessTurns: 0,
      firstTurns: [{ kind: 'pass' }, exchange],
    };
    const tournaments = startProgram();
    const ended = await played(tournaments, { agents: ['score', 'score'], games: 7, start });
    expect(ended).toMatchObject({ phase: 'finished', done: 14, total: 14, plan: { start } });
    expect(ended.report).toMatchObject({ errors: 0, pairings: [{ games: 7 }, { games: 7 }] });
    expect(ended.report.pairings.map(({ toBest }) => toBest?.deals ?? 0).toSorted()).toEqual([0, 7]);
    expect(unwrap(startProgram().read())).toEqual(ended);
    const { gcg, name } = unwrap(await tournaments.record({ pairing: 1, nth: 6 }));
    expect(name).toBe('2-7.gcg');
    const { events: turns, problems } = replayGcg(unwrap(parseGcg(gcg)), CLASSIC_RULES);
    expect(problems).toEqual([]);
    expect(turns[0]).toMatchObject({
      event: { kind: 'exchange', exchanged: ['A', 'E', 'I'], player: 0 },
      before: { scores: [20, 25] },
    });
    expect(said(tournaments.start(options({ start })))).toMatchObject({ ok: true });
    await tournaments.stop();
    expect(said(tournaments.start(options({ start: { ...start, rack: [] } })))).toMatchObject({
      error: { message: sentence('tournament.startOver') },
    });
  });

  it('stops, and after a crash resumes to the same result', async () => {
    const tournaments = startProgram();
    unwrap(tournaments.start(options({ agents: ['score', 'first'], games: 100_000 })));
    const hasFirstThree = () => {
      const text = readFileSync(journalPath(), 'utf8');
      return [0, 1, 2].every((number) => text.includes(`{"number":${number},`));
    };
    await expect.poll(hasFirstThree).toBe(true);
    expect(said(tournaments.start(options()))).toMatchObject({
      error: { message: sentence('tournament.underWay') },
    });
    const stopped = certain(unwrap(await tournaments.stop()) ?? undefined, 'what was stopped');
    expect(stopped).toMatchObject({ phase: 'stopped', problem: null });
    expect(stopped.done).toBeGreaterThanOrEqual(6);
    // As a crash would leave a short one.
    const [head = '', ...pairs] = readFileSync(journalPath(), 'utf8').split('\n');
    const kept = pairs.filter((line) => /^{"number":[0-2],/.test(line)).join('\n');
    const shortHead = withoutChecksum(head).replace('"games":100000', '"games":10');
    writeFileSync(journalPath(), `${shortHead}\n${kept}\n{"number":4,"ga`);
    events = [];
    const again = startProgram();
    expect(said(again.read())).toMatchObject({
      value: {
        phase: 'stopped',
        done: 6,
        total: 10,
        problem: sentence('tournament.lineCut', { line: 5, path: journalPath() }),
      },
    });
    unwrap(again.goOn({ lexicon: lexicon.info.id, threads: null }));
    const ended = await untilItEnds();
    expect(ended).toMatchObject({ phase: 'finished', done: 10, problem: null });
    const whole = await played(startProgram(), { agents: ['score', 'first'] });
    expect(withoutTimes(ended.report)).toEqual(withoutTimes(whole.report));
  });

  it('is played with the user’s own leaves, and with no others afterwards', async () => {
    const worthless = worthlessLeaves();
    const agents = ['equity', 'random'];
    // There are no built-in leaves here.
    expect(await played(startProgram(), { agents })).toMatchObject({ phase: 'stopped', done: 0 });
    ownLeaves = worthless;
    const tournaments = startProgram();
    const { plan, ...status } = await played(tournaments, { agents });
    expect(status).toMatchObject({ phase: 'finished', done: 10, problem: null });
    expect(plan.leaves).toBe(leavesId(worthless.value));
    expect((await tournaments.record({ pairing: 0, nth: 0 })).ok).toBe(true);
    // Agents that need none do not depend on them.
    expect((await played(startProgram())).plan.leaves).toBeUndefined();
    await played(tournaments, { agents });
    ownLeaves = undefined;
    expect(said(await tournaments.record({ pairing: 0, nth: 0 }))).toMatchObject({
      error: { message: sentence('tournament.leavesOfFile') },
    });
  });

  it('with a damaged line continues with the others, and keeps the damaged file', async () => {
    const ended = await played(startProgram());
    const lines = readFileSync(journalPath(), 'utf8').split('\n');
    const damaged = lines.with(3, 'x').join('\n');
    writeFileSync(journalPath(), damaged);
    const tournaments = startProgram();
    const found = unwrap(tournaments.read());
    expect(found).toMatchObject({ phase: 'stopped', done: 8 });
    expect(said(found?.problem)).toContain(`${journalPath()}.damaged`);
    expect(readFileSync(`${journalPath()}.damaged`, 'utf8')).toBe(damaged);
    expect(unwrap(startProgram().read())).toMatchObject({ done: 8, problem: null });
    events = [];
    unwrap(tournaments.goOn({ lexicon: lexicon.info.id, threads: null }));
    expect(withoutTimes((await untilItEnds()).report)).toEqual(withoutTimes(ended.report));
  });

  it('without a complete head is set aside before another one replaces it', async () => {
    await played(startProgram());
    const damaged = readFileSync(journalPath(), 'utf8').replace('"games":10', '"games":12');
    writeFileSync(journalPath(), damaged);
    const tournaments = startProgram();
    const refused = said(tournaments.read());
    expect(refused).toMatchObject({ ok: false, error: { code: 'file' } });
    expect(JSON.stringify(refused)).toContain(`${journalPath()}.damaged`);
    expect(existsSync(journalPath())).toBe(false);
    expect(tournaments.read()).toEqual(ok(null));
    await played(tournaments);
    expect(readFileSync(`${journalPath()}.damaged`, 'utf8')).toBe(damaged);
  });

  it('is saved and reopened', async () => {
    const tournaments = startProgram();
    const ended = await played(tournaments);
    const path = join(dir, 'mine.games');
    writeFileSync(path, unwrap(tournaments.bytes()));
    const other = await played(tournaments, { seed: 8 });
    expect(other.report).not.toEqual(ended.report);
    expect(unwrap(tournaments.open(path))).toEqual(ended);
    expect(unwrap(startProgram().read())).toEqual(ended);
    expect(unwrap(tournaments.games({ pairing: null, offset: 0, count: 1 })).total).toBe(10);
    writeFileSync(path, 'no tournament\n');
    expect(said(tournaments.open(path))).toMatchObject({ ok: false, error: { code: 'file' } });
    expect(unwrap(tournaments.read())).toEqual(ended);
  });

  it('refuses with one sentence what cannot be played', () => {
    const tournaments = startProgram();
    const refusal = (change: Partial<TournamentOptions>) => said(tournaments.start(options(change)));
    expect(refusal({ agents: ['score'] })).toMatchObject({
      error: { message: sentence('tournament.agentCount', { count: 1, most: 32 }) },
    });
    expect(refusal({ agents: ['score', 'best'] })).toMatchObject({
      error: { message: expect.stringMatching(/^There is no agent “best”/) },
    });
    expect(refusal({ games: 200_002 })).toMatchObject({
      error: {
        message: expect.stringMatching(/^The tournament has 200,002 games; at most 200,000 can be shown/),
      },
    });
    const timed = ['simulate-2x0.5s', 'score'];
    expect(refusal({ agents: timed, games: 20_002 })).toMatchObject({
      error: { message: sentence('tournament.tooManyRecorded', { count: 20_002, most: 20_000 }) },
    });
    expect(refusal({ lexicon: '0'.repeat(64) })).toMatchObject({ error: { code: 'unknown-lexicon' } });
    expect(refusal({ rules: { ...CLASSIC_RULES, rackSize: 0 } })).toMatchObject({ ok: false });
    expect(said(tournaments.goOn({ lexicon: lexicon.info.id, threads: null }))).toMatchObject({
      error: { message: sentence('tournament.nothing') },
    });
  });

  it('continues with its own lexicon only', async () => {
    await played(startProgram());
    const tournaments = startProgram();
    unwrap(tournaments.read());
    expect(said(tournaments.goOn({ lexicon: '0'.repeat(64), threads: null }))).toMatchObject({
      error: {
        code: 'unknown-lexicon',
        message: sentence('tournament.otherLexicon', { lexicon: 'English (word-list)' }),
      },
    });
  });

  it('refuses a lexicon with other letters, even if its file names one', async () => {
    await played(startProgram());
    const [head = ''] = readFileSync(journalPath(), 'utf8').split('\n');
    writeFileSync(journalPath(), `${withoutChecksum(head).replace('"glyph":"Z"', '"glyph":"Ž"')}\n`);
    const tournaments = startProgram();
    unwrap(tournaments.read());
    expect(tournaments.goOn({ lexicon: lexicon.info.id, threads: null })).toMatchObject({
      ok: false,
      error: { code: 'wrong-alphabet' },
    });
  });
});
