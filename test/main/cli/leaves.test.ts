import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { formatTileSetFile } from '../../../src/core/notation/tileSets/tileSetFile';
import { windowLeaves } from '../../../src/main/leaves/ownLeaves';
import { USER_DATA_VARIABLE } from '../../../src/main/userDataDir';
import { GAME_WORDS } from '../../core/strategy/gameWords';
import { unwrap } from '../../oracle/oraclePositions';
import { sentence } from '../../said';
import { IS_LONG } from '../../seed';
import { FEW_TILES } from '../leaves/fewTiles';
import { type BuiltCli, buildCli } from './runCli';
import { withoutTimes } from './withoutTimes';

let cli: BuiltCli;
beforeAll(async () => {
  cli = await buildCli();
  const words = GAME_WORDS.filter((word) => /^[ABEST]+$/.test(word));
  writeFileSync(join(cli.workDir, 'words.txt'), words.join('\n'));
  const tileSet = { distribution: FEW_TILES, aliases: [], exchangeLimit: 7 };
  writeFileSync(join(cli.workDir, 'tiles.json'), formatTileSetFile(tileSet));
});
afterAll(() => cli.remove());

const RULES = ['--tiles', 'tiles.json', '--lexicon', 'words.txt', '--generations', '7,5'];
const train = (out: string, ...args: readonly string[]) =>
  cli.run('leaves', 'train', ...RULES, '--out', out, ...args);
const file = (name: string) => readFileSync(join(cli.workDir, name));

describe('leaves', () => {
  it('are trained', async () => {
    expect(await train('one.leaves', '--threads', '1')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^one\.leaves .*[\d,]+ .*\n$/),
    });
  });

  it.runIf(IS_LONG)('are the same with three threads, and with consecutive shards', async () => {
    expect((await train('three.leaves', '--threads', '3')).status).toBe(0);
    expect(file('three.leaves').equals(file('one.leaves'))).toBe(true);

    expect((await train('a.leaves', '--threads', '1', '--shard', '1/2')).stdout).toBe(
      sentence('leavesCommand.unfinished', {
        generation: 1,
        generations: 2,
        done: 4,
        boards: 7,
        path: 'a.leaves.training',
      }),
    );
    expect((await train('b.leaves', '--threads', '1', '--shard', '2/2')).status).toBe(0);
    const joined = await cli.run('leaves', 'join', 'b.leaves', 'a.leaves', ...RULES, '--out', 'whole.leaves');
    expect(joined).toMatchObject({ status: 0, stderr: '' });
    expect(joined.stdout).toContain('Generation 2 of 2: 0 of 5 boards are done');
    expect((await train('whole.leaves', '--threads', '1')).status).toBe(0);
    expect(file('whole.leaves').equals(file('one.leaves'))).toBe(true);
  });

  it('are shown with their origin, and exported to the formats of other programs', async () => {
    const shown = await cli.run('leaves', 'show', '--leaves', 'one.leaves', '--tiles', 'tiles.json');
    expect(shown.status).toBe(0);
    expect(shown.stdout).toContain(' 6 tiles of Few');
    expect(shown.stdout).toContain('seed 1, boards 7,5');
    expect(shown.stdout.split('\n')[3]).toMatch(/^[?ABEST] +-?\d+\.\d\d ± \d\.\d\d$/);
    for (const out of ['one.klv2', 'one.csv']) {
      const args = ['leaves', 'export', '--leaves', 'one.leaves', '--tiles', 'tiles.json', '--out', out];
      expect((await cli.run(...args)).status).toBe(0);
    }
    const again = ['leaves', 'export', '--leaves', 'one.klv2', '--tiles', 'tiles.json', '--out', 'again.csv'];
    expect(await cli.run(...again)).toMatchObject({ status: 0, stderr: '' });
    const values = (csv: string) =>
      file(csv)
        .toString()
        .split('\n')
        .map((line) => line.split(',').slice(0, 2));
    expect(values('again.csv')).toEqual(values('one.csv'));
  });

  it('from a file are used by the equity agent, and identify a tournament', async () => {
    expect((await train('two.leaves', '--threads', '1', '--seed', '2')).status).toBe(0);
    const played = (...args: readonly string[]) =>
      cli.run('play', '--tiles', 'tiles.json', '--lexicon', 'words.txt', '--games', '12', ...args, '--json');
    const equity = ['--agents', 'equity,score', '--validate', '--leaves'];
    const one = await played(...equity, 'one.leaves', '--threads', '1');
    expect(one).toMatchObject({ status: 0 });
    const report = JSON.parse(one.stdout);
    expect(report).toMatchObject({ games: 12, errors: 0 });
    const again = JSON.parse((await played(...equity, 'one.leaves', '--threads', '3')).stdout);
    expect(withoutTimes(again)).toEqual(withoutTimes(report));
    expect(withoutTimes(JSON.parse((await played(...equity, 'two.leaves')).stdout))).not.toEqual(
      withoutTimes(report),
    );
    const shards: string[] = [];
    for (const [index, leaves] of ['one', 'two'].entries()) {
      const kept = ['--shard', `${index + 1}/2`, '--resume', `${leaves}.games`];
      const run = await played(...equity, `${leaves}.leaves`, ...kept);
      writeFileSync(join(cli.workDir, `${leaves}.json`), run.stdout);
      shards.push(`${leaves}.json`);
    }
    expect((await cli.run('merge', ...shards)).stderr).toContain(
      sentence('mergeCommand.otherPlan', { path: 'two.json', first: 'one.json' }),
    );
    const other = await played(...equity, 'two.leaves', '--shard', '1/2', '--resume', 'one.games');
    expect(other.stderr).toContain('one.games holds games of another tournament: other agents,');
    expect((await played('--agents', 'equity,score')).stderr).toContain(
      sentence('leaves.none', { tiles: 'Few' }),
    );
    const english = await cli.run('play', '--agents', 'equity,score', '--leaves', 'one.leaves');
    expect(english).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('for Few, not for English'),
    });
  });

  it('refuse invalid input in one sentence', async () => {
    writeFileSync(join(cli.workDir, 'wrong.leaves'), 'TWLEAVE1 and nothing else');
    writeFileSync(join(cli.workDir, 'wrong.klv2'), 'no leaves');
    writeFileSync(join(cli.workDir, 'other.leaves.training'), 'no training');
    const refused: readonly (readonly [string[], RegExp])[] = [
      [[], /There is no command leaves “”/],
      [['train'], /--out/],
      [['train', '--out', 'x', '--generations', '0'], /generations/],
      [['train', '--out', 'x', '--shard', '3/2'], /3\/2/],
      [['train', ...RULES, '--out', 'other.leaves'], /other\.leaves\.training is damaged/],
      [['show', '--leaves', 'nowhere'], /nowhere cannot be read/],
      [['show', '--leaves', 'wrong.leaves'], /damaged/],
      [['show', '--leaves', 'wrong.klv2'], /KLV2/],
      [['show', '--leaves', 'one.leaves'], /for Few, not for English/],
      [['show', '--leaves', 'one.leaves', '--tiles', 'tiles.json', 'AAAAAAA'], /not a leave/],
      [['export', '--leaves', 'one.leaves', '--out', 'x.txt'], /\.klv2, \.csv, \.leaves/],
      [['join', ...RULES, '--out', 'x'], /Name the files/],
    ];
    for (const [args, sentence] of refused) {
      const run = await cli.run('leaves', ...args);
      expect(run.stderr).toMatch(sentence);
      expect(run.stderr.trim().split('\n')).toHaveLength(1);
      expect(run.status).toBe(2);
    }
  });

  it('do not resume a training with another seed', async () => {
    expect((await train('c.leaves', '--threads', '1', '--shard', '1/2')).status).toBe(0);
    const run = await train('c.leaves', '--threads', '1', '--shard', '1/2', '--seed', '2');
    expect(run.stderr).toContain('c.leaves.training belongs to another training');
  });

  it('are used by the window once chosen, until the built-in ones are chosen again', async () => {
    expect((await train('chosen.leaves')).status).toBe(0);
    const used = await cli.run('leaves', 'use', 'chosen.leaves', '--tiles', 'tiles.json');
    expect(used).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('the window uses chosen.leaves'),
    });
    const ownDir = join(cli.environment[USER_DATA_VARIABLE] ?? '', 'leaves');
    const source = windowLeaves(dirname(cli.path), ownDir);
    const distribution = FEW_TILES;
    expect(unwrap(source(distribution)).origin.lexicon).toBe('words.txt');
    expect(unwrap(source(ENGLISH)).origin.lexicon).not.toBe('words.txt');
    expect((await cli.run('leaves', 'use', '--built-in', '--tiles', 'tiles.json')).status).toBe(0);
    expect(source(distribution).ok).toBe(false);
    expect((await cli.run('leaves', 'use')).stderr).toContain('Name one leaves file');
    expect((await cli.run('leaves', 'use', 'chosen.leaves', '--built-in')).stderr).toContain(
      'Name one leaves file',
    );
    expect((await cli.run('leaves', 'use', 'tiles.json')).status).toBe(2);
  });
});
