import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { entryAt } from '../../../src/core/certain';
import { parseGcg } from '../../../src/core/notation/gcg/parseGcg';
import { replayGcg } from '../../../src/core/notation/gcg/replay/replayGcg';
import { InputError } from '../../../src/main/cli/inputError';
import { runMerge } from '../../../src/main/cli/mergeCommand';
import { GAME_WORDS } from '../../core/strategy/gameWords';
import { unwrap } from '../../oracle/oraclePositions';
import { sentence } from '../../said';
import { IS_LONG } from '../../seed';
import { withoutChecksum } from '../tournament/withoutChecksum';
import { type BuiltCli, buildCli } from './runCli';
import { withoutProgress, withoutTimes } from './withoutTimes';

let cli: BuiltCli;
beforeAll(async () => {
  cli = await buildCli();
  writeFileSync(join(cli.workDir, 'words.txt'), GAME_WORDS.join('\n'));
});
afterAll(() => cli.remove());

const inWorkDir = (name: string) => join(cli.workDir, name);

const ARGS = ['play', '--lexicon', 'words.txt', '--seed', '3'];
const THREE = ['--agents', 'score,use-q+vowel-consonant,random', '--games', '5', '--validate'];

async function run(...args: readonly string[]) {
  const ended = await cli.run(...ARGS, ...args, '--json');
  return { ...ended, stderr: withoutProgress(ended.stderr) };
}

/** What a run prints that must succeed without a word. */
async function reportOf(...args: readonly string[]) {
  const { status, stderr, stdout } = await run(...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
}

/** The files of shards, each played by itself. */
async function shardsOf(name: string, shards: readonly string[], args: readonly string[]) {
  const files: string[] = [];
  for (const [index, shard] of shards.entries()) {
    const file = `${name}${index}.json`;
    writeFileSync(inWorkDir(file), (await run(...args, '--shard', shard)).stdout);
    files.push(file);
  }
  return files;
}

/** Starts a run that would take very long, and waits until it has kept some pairs. */
async function startLong(journal: string): Promise<ChildProcess> {
  const args = ['--agents', 'score,score', '--games', '1000000', '--threads', '2', '--resume', journal];
  const child = spawn(process.execPath, [cli.path, ...ARGS, ...args], {
    cwd: cli.workDir,
    env: cli.environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await expect.poll(() => linesOf(journal).length).toBeGreaterThan(5);
  return child;
}

const linesOf = (journal: string): readonly string[] =>
  existsSync(inWorkDir(journal)) ? readFileSync(inWorkDir(journal), 'utf8').split('\n').slice(0, -1) : [];

describe('games from a position', () => {
  /** CATS lies on 8F; the player on turn leads by 20 and knows the Q. */
  const CGP = `${'15/'.repeat(7)}5CATS6${'/15'.repeat(7)} AEINRST/Q 120/100 0`;
  const args = ['--agents', 'score,score', '--games', '6', '--validate', '--cgp', CGP];

  it('compare the named first turns, the best one first', async () => {
    const report = await reportOf(...args, '--moves', 'pass; -AEI');
    expect(report).toMatchObject({ games: 12, errors: 0, results: [{ agent: 'score' }, { agent: 'score' }] });
    const turns: readonly { turn: string; winShare: number; wins: number; losses: number; ties: number }[] =
      report.firstTurns;
    expect(turns.map(({ turn }) => turn).toSorted()).toEqual(['-', '-AEI']);
    expect(turns.every(({ losses, ties, wins }) => wins + losses + ties === 6)).toBe(true);
    expect(entryAt(turns, 0).winShare).toBeGreaterThanOrEqual(entryAt(turns, 1).winShare);
    expect(report.firstTurns).toMatchObject([{}, { toBest: { deals: 6 } }]);
    expect(report.firstTurns[0]).not.toHaveProperty('toBest');
    expect(withoutTimes(await reportOf(...args, '--moves', 'pass,-AEI', '--threads', '2'))).toEqual(
      withoutTimes(report),
    );
  });

  it('take the turns of the highest score if none are named, and are resumed and recorded', async () => {
    const more = [...args, '--resume', 'started.games', '--gcg', 'started'];
    const report = await reportOf(...more);
    expect(report.firstTurns).toHaveLength(5);
    expect(withoutTimes(await reportOf(...more))).toEqual(withoutTimes(report));
    const record = readFileSync(inWorkDir('started/1-1.gcg'), 'utf8');
    expect(record).toContain(`#start-position ${CGP}\n`);
    expect(replayGcg(unwrap(parseGcg(record)), CLASSIC_RULES).problems).toEqual([]);
    expect(readdirSync(inWorkDir('started'))).toHaveLength(30);
    const { stdout } = await cli.run(...ARGS, ...more);
    const lines = stdout.trim().split('\n');
    // The head, both agents and the first turns, all but the first of which are compared with that.
    expect(lines).toHaveLength(8);
    expect(lines.filter((line) => line.includes('6 deals'))).toHaveLength(4);
  });

  it.each([
    [['--moves', 'pass'], sentence('playCommand.movesWithoutCgp')],
    [['--cgp', CGP, '--moves', '8A QUIZ'], '8A QUIZ'],
    [['--cgp', 'no position'], '--cgp'],
    [['--cgp', CGP.replace('AEINRST/Q', '/Q')], sentence('tournament.startOver')],
    [['--cgp', CGP, '--sprt', '0.5,0.6'], sentence('tournament.startTested')],
  ])('are refused with one sentence (%#)', async (wrong, problem) => {
    const { status, stderr } = await run('--agents', 'score,score', ...wrong);
    expect(status).toBe(2);
    expect(stderr).toContain(problem);
  });
});

describe('a tournament', () => {
  it('of three agents is the same with any number of threads, and merged from shards', async () => {
    const whole = await reportOf(...THREE, '--threads', '1');
    expect(whole).toMatchObject({ games: 15, errors: 0 });
    expect(whole.results.map(({ agent }: { agent: string }) => agent)).toEqual([
      'score',
      'use-q+vowel-consonant',
      'random',
    ]);
    expect(whole.pairings).toHaveLength(3);
    for (const threads of IS_LONG ? ['2', '4'] : ['3'])
      expect(withoutTimes(await reportOf(...THREE, '--threads', threads))).toEqual(withoutTimes(whole));
    const files = await shardsOf('shard', ['1/3', '2/3', '3/3'], THREE);
    const merged = await cli.run('merge', ...files.toReversed(), '--json');
    expect(merged).toMatchObject({ status: 0, stderr: '' });
    expect(withoutTimes(JSON.parse(merged.stdout))).toEqual(withoutTimes(whole));
    expect((await cli.run('merge', ...files)).stdout).toMatch(/^15 games, seed 3, 0 errors, .*\nscore: /);
  });

  it.runIf(IS_LONG)(
    'of levels is the same with any number of threads and shards, and without cached vocabularies',
    async () => {
      const levels = ['--agents', 'score@1,score@3,vowel-consonant@1', '--games', '4', '--validate'];
      const whole = await reportOf(...levels, '--threads', '1');
      expect(whole).toMatchObject({ games: 12, errors: 0 });
      const cache = inWorkDir('user data/lexicons');
      const kept = readdirSync(cache).filter((name) => name.endsWith('.levels'));
      expect(kept).toHaveLength(1);
      expect(withoutTimes(await reportOf(...levels, '--threads', '3'))).toEqual(withoutTimes(whole));
      rmSync(join(cache, entryAt(kept, 0)));
      const files = await shardsOf('levels', ['1/2', '2/2'], levels);
      const merged = JSON.parse((await cli.run('merge', ...files, '--json')).stdout);
      expect(withoutTimes(merged)).toEqual(withoutTimes(whole));
    },
  );

  it('of equal agents ties every pair', async () => {
    const report = await reportOf('--agents', 'score,score,score', '--games', '6');
    for (const { pairResults, sides } of report.pairings) {
      expect(pairResults).toEqual([0, 0, 3, 0, 0]);
      expect(sides[0]).toMatchObject({ winShare: 0.5, meanMargin: 0, meanMarginError: 0 });
    }
  });

  it.runIf(IS_LONG)('resumes after it was killed, and plays no game twice', async () => {
    const child = await startLong('killed.games');
    child.kill('SIGKILL');
    await once(child, 'exit');
    // The same games as a short tournament: only the head says how many they are.
    const [head = '', ...pairs] = linesOf('killed.games');
    const kept = pairs.slice(0, 4);
    const shortHead = withoutChecksum(head).replace('1000000', '40');
    writeFileSync(inWorkDir('short.games'), `${shortHead}\n${kept.join('\n')}\n{"numb`);
    const args = ['--agents', 'score,score', '--games', '40'];
    const went = await run(...args, '--resume', 'short.games');
    expect(went.status).toBe(0);
    expect(went.stderr).toBe(
      `tilewright: ${sentence('tournament.lineCut', { line: 6, path: 'short.games' })}\n`,
    );
    expect(withoutTimes(JSON.parse(went.stdout))).toEqual(withoutTimes(await reportOf(...args)));
    expect(linesOf('short.games').slice(0, 5)).toEqual([linesOf('short.games')[0], ...kept]);
    expect(linesOf('short.games')).toHaveLength(21);
    // Nothing is left to play.
    const before = readFileSync(inWorkDir('short.games'), 'utf8');
    expect(withoutTimes(await reportOf(...args, '--resume', 'short.games'))).toEqual(
      withoutTimes(JSON.parse(went.stdout)),
    );
    expect(readFileSync(inWorkDir('short.games'), 'utf8')).toBe(before);
  });

  it('ends cleanly on Ctrl+C, and reports how to resume', async () => {
    const child = await startLong('stopped.games');
    let said = '';
    child.stderr?.on('data', (bytes) => {
      said += String(bytes);
    });
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(withoutProgress(said)).toMatch(
      /^tilewright: Stopped after [\d,]+ of 1,000,000 games, which are kept in stopped\.games; run the same command to continue\.\n$/,
    );
    expect(readFileSync(inWorkDir('stopped.games'), 'utf8').endsWith('\n')).toBe(true);
  });

  it('refuses a journal of another tournament', async () => {
    await reportOf('--agents', 'score,first', '--games', '8', '--resume', 'kept.games');
    expect(await run('--agents', 'first,score', '--games', '8', '--resume', 'kept.games')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `tilewright: ${sentence('tournament.otherPlan', { path: 'kept.games' })}\n`,
    });
  });

  it('resumes from the intact lines of a damaged journal, and keeps a copy of it', async () => {
    const args = ['--agents', 'score,first', '--games', '8', '--resume', 'damaged.games'];
    const report = await reportOf(...args);
    const [head = '', first = '', ...others] = linesOf('damaged.games');
    // The winner’s score, changed to one that is not impossible.
    const changed = first.replace(/\[\[\d/, '[[9');
    expect(changed).not.toBe(first);
    const damaged = `${[head, changed, ...others].join('\n')}\n`;
    writeFileSync(inWorkDir('damaged.games'), damaged);
    const { status, stderr, stdout } = await run(...args);
    expect({ status, report: withoutTimes(JSON.parse(stdout)) }).toEqual({
      status: 0,
      report: withoutTimes(report),
    });
    expect(stderr).toMatch(/^tilewright: .*damaged\.games.*damaged\.games\.damaged/);
    expect(readFileSync(inWorkDir('damaged.games.damaged'), 'utf8')).toBe(damaged);
    expect(withoutTimes(await reportOf(...args))).toEqual(withoutTimes(report));
  });

  it('ends when the test of two shares has decided, at the same game with any number of threads', async () => {
    const args = ['--agents', 'score,random', '--games', '500', '--sprt', '0.5,0.6'];
    const report = await reportOf(...args, '--threads', '1');
    // All pairs are won: ln(0.6 / 0.5) each, so the bound of 2.944 takes seventeen.
    expect(report).toMatchObject({
      games: 34,
      sprt: { low: 0.5, high: 0.6, bound: 2.944, decision: 'high' },
    });
    expect(withoutTimes(await reportOf(...args, '--threads', '3'))).toEqual(withoutTimes(report));
  });

  it('writes a record of each counted game', async () => {
    const args = ['--agents', 'score,score,first', '--games', '3', '--gcg', 'records'];
    const report = await reportOf(...args, '--resume', 'records.games');
    const names = readdirSync(inWorkDir('records')).toSorted();
    expect(names).toEqual(
      ['1-1', '1-2', '1-3', '2-1', '2-2', '2-3', '3-1', '3-2', '3-3'].map((n) => `${n}.gcg`),
    );
    const points = names.map((name) => {
      const record = unwrap(parseGcg(readFileSync(join(inWorkDir('records'), name), 'utf8')));
      const { end, problems } = replayGcg(record, CLASSIC_RULES);
      expect(problems).toEqual([]);
      return end.scores[0] + end.scores[1];
    });
    const all = report.results.reduce(
      (sum: number, { meanScore }: { meanScore: number }) => sum + 6 * meanScore,
      0,
    );
    expect(points.reduce((sum, each) => sum + each)).toBeCloseTo(all, 6);
    // A record that is missing is written again, though its game is known.
    const text = readFileSync(join(inWorkDir('records'), '2-2.gcg'), 'utf8');
    expect(text).toContain('#lexicon words.txt\n');
    writeFileSync(join(inWorkDir('records'), '2-2.gcg'), '');
    mkdirSync(inWorkDir('others'));
    expect(withoutTimes(await reportOf(...args.with(-1, 'others'), '--resume', 'records.games'))).toEqual(
      withoutTimes(report),
    );
    expect(readFileSync(join(inWorkDir('others'), '2-2.gcg'), 'utf8')).toBe(text);
  });
});

describe('merge', () => {
  const args = ['--agents', 'score,random', '--games', '6'];
  const shard = async (name: string, ...more: readonly string[]) => {
    writeFileSync(inWorkDir(name), (await run(...args, ...more)).stdout);
    return name;
  };
  const refusal = (...files: readonly string[]) => {
    try {
      runMerge(files.map(inWorkDir), { print: () => expect.fail('It was accepted.') });
      return '';
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return error.message.replaceAll(`${cli.workDir}/`, '');
    }
  };

  it('refuses shards that do not fit together, in one sentence', async () => {
    const [one, two] = [await shard('one.json', '--shard', '1/2'), await shard('two.json', '--shard', '2/2')];
    expect(refusal()).toBe(sentence('mergeCommand.noFile'));
    expect(refusal(one)).toBe(sentence('mergeCommand.missing', { count: 1, parts: '“2/2”' }));
    expect(refusal(one, one)).toBe(
      sentence('mergeCommand.shardTwice', { path: 'one.json', same: 'one.json', part: 1, of: 2 }),
    );
    expect(refusal(one, await shard('third.json', '--shard', '2/3'))).toBe(
      sentence('mergeCommand.otherSplit', { path: 'third.json', of: 3, first: 'one.json', expected: 2 }),
    );
    expect(refusal(one, await shard('other.json', '--shard', '2/2', '--seed', '4'))).toBe(
      sentence('mergeCommand.otherPlan', { path: 'other.json', first: 'one.json' }),
    );
    expect(refusal(await shard('whole.json'))).toMatch(
      /^whole\.json is not a --json output of play --shard: /,
    );
    writeFileSync(inWorkDir('cut.json'), readFileSync(inWorkDir(one), 'utf8').slice(0, -2));
    expect(refusal('cut.json')).toMatch(/^cut\.json is not a --json output of play --shard: The file ends/);
    expect(refusal('nowhere.json')).toMatch(/^nowhere\.json cannot be read: /);
    const fewer = JSON.parse(readFileSync(inWorkDir(one), 'utf8'));
    fewer.shard.tallies[0].games = 3;
    delete fewer.shard.crc;
    writeFileSync(inWorkDir('fewer.json'), JSON.stringify(fewer));
    expect(refusal('fewer.json', two)).toBe(
      sentence('mergeCommand.noShard', {
        path: 'fewer.json',
        problem: sentence('tournament.incompleteShard', { games: 3, expected: 4 }),
      }),
    );
  });

  it('refuses a shard with a changed figure, and accepts one of an older version', async () => {
    const [one, two] = [await shard('one.json', '--shard', '1/2'), await shard('two.json', '--shard', '2/2')];
    const text = readFileSync(inWorkDir(one), 'utf8');
    const changed = (change: (shard: ReturnType<typeof JSON.parse>) => void) => {
      const file = JSON.parse(text);
      change(file.shard);
      writeFileSync(inWorkDir('changed.json'), JSON.stringify(file));
      return 'changed.json';
    };
    const withScore = changed(({ tallies }) => {
      tallies[0].sides[0].scores += 100_000;
    });
    expect(refusal(withScore, two)).toContain('checksum');
    const withWin = changed((old) => {
      delete old.crc;
      old.tallies[0].sides[0].outcomes[0].wins++;
    });
    expect(refusal(withWin, two)).toMatch(
      /^changed\.json is not a --json output of play --shard: its figures/,
    );
    const old = changed((shard) => {
      delete shard.crc;
    });
    let merged = '';
    runMerge([old, two].map(inWorkDir), { print: (printed) => (merged = printed) });
    expect(merged).toMatch(/^6 games/);
  });
});
