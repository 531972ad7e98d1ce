import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_WORDS } from '../../core/strategy/gameWords';
import { sentence } from '../../said';
import { type BuiltCli, buildCli } from './runCli';
import { withoutProgress, withoutTimes } from './withoutTimes';

let cli: BuiltCli;
let lexicon: string;
beforeAll(async () => {
  cli = await buildCli();
  lexicon = join(cli.workDir, 'words.txt');
  writeFileSync(lexicon, GAME_WORDS.join('\n'));
});
afterAll(() => cli.remove());

const play = (...args: readonly string[]) => cli.run('play', '--lexicon', lexicon, ...args);

describe('play', () => {
  it('reports games, seed, errors and the results of each agent as JSON', async () => {
    const args = [
      '--agents',
      'score,use-q+vowel-consonant',
      '--games',
      '50',
      '--seed',
      '7',
      '--validate',
      '--json',
    ];
    const run = await play(...args);
    expect([run.status, withoutProgress(run.stderr)]).toEqual([0, '']);
    const report = JSON.parse(run.stdout);
    expect(Object.keys(report)).toEqual(['games', 'seed', 'errors', 'results', 'gamesPerSecond']);
    expect(report).toMatchObject({ games: 50, seed: 7, errors: 0 });
    expect(report.gamesPerSecond).toBeGreaterThan(0);
    const [one, other] = report.results;
    expect(Object.keys(one)).toEqual([
      'agent',
      'wins',
      'losses',
      'ties',
      'winShare',
      'winShareLow',
      'winShareHigh',
      'meanScore',
      'meanScoreError',
      'meanMargin',
      'meanMarginError',
      'bingos',
      'turns',
      'tilesExchanged',
      'passes',
      'millisPerMove',
      'asBeginner',
      'scoreBins',
    ]);
    expect([one.agent, other.agent]).toEqual(['score', 'use-q+vowel-consonant']);
    expect([one.wins, one.losses, one.ties]).toEqual([other.losses, other.wins, other.ties]);
    expect(one.wins + one.losses + one.ties).toBe(50);
    expect(one.winShareLow).toBeLessThan(one.winShare);
    expect(one.winShareHigh).toBeGreaterThan(one.winShare);
    const again = JSON.parse((await play(...args)).stdout);
    expect(withoutTimes(again)).toEqual(withoutTimes(report));
  });

  it('gives equal agents equal results in whole pairs', async () => {
    const run = await play('--agents', 'random,random', '--games', '6', '--seed', 'text', '--json');
    const { results, seed } = JSON.parse(run.stdout);
    expect(seed).toBe('text');
    expect({ ...results[0], millisPerMove: 0 }).toEqual({ ...results[1], millisPerMove: 0 });
    expect(results[0].winShare).toBe(0.5);
  });

  it('reports as text', async () => {
    const run = await play('--agents', 'score,first', '--games', '2');
    expect([run.status, withoutProgress(run.stderr)]).toEqual([0, '']);
    expect(run.stdout).toMatch(
      /^2 games, seed 1, not validated, \d+\.\d games a second\nscore: .*\nfirst: .*\n$/,
    );
  });

  it('prints its usage', async () => {
    const run = await cli.run('play', '--help');
    expect(run.status).toBe(0);
    expect(run.stdout).toMatch(/^Usage: tilewright play --agents A,B/);
    expect(run.stdout).toContain('use-q, u-with-q-unseen');
  });

  it.each([
    [[], sentence('playCommand.twoAgents', { given: '“”' })],
    [['--agents', 'score'], sentence('playCommand.twoAgents', { given: '“score”' })],
    [['--agents', 'score,best'], 'There is no agent “best”; the closest name is first. '],
    [
      ['--agents', 'score,first', '--games', '0'],
      sentence('commandLine.wrongNumber', { option: '--games', given: '“0”' }),
    ],
    [['--agents', 'score,first', '--seed', '1.5'], 'The seed is “1.5”; a whole number from'],
    [
      ['--agents', 'score,first', '--threads', '0'],
      sentence('commandLine.wrongThreads', { most: 1024, given: '“0”' }),
    ],
    [['--agents', 'score,first', '--threads', '2000'], '--threads takes a whole number from 1 to 1024, not'],
    [['--agents', 'score,first', '--shard', '4/3'], '--shard takes a part of all, as 1/8 to 8/8, at most'],
    [['--agents', 'score,first', '--sprt', '0.5'], '--sprt takes two shares of the games between 0 and 1,'],
    [
      ['--agents', 'score,first', '--sprt', '0.6,0.5'],
      'The test takes two shares between 0 and 1, the lower',
    ],
    [
      ['--agents', 'score,first,random', '--sprt', '0.5,0.6'],
      sentence('tournament.sprtAgents', { count: 3 }),
    ],
    [['--agents', 'score,first', '--sprt', '0.5,0.6', '--shard', '1/2'], sentence('playCommand.sprtShard')],
    [['--agents', 'score,first', '--games', '999999999'], 'The tournament has 999,999,999 games; a whole'],
    [
      ['--agents', Array(33).fill('score').join(',')],
      sentence('tournament.agentCount', { count: 33, most: 32 }),
    ],
    [
      ['--agents', 'score,first', '--resume', 'words.txt'],
      'Line 1 of words.txt is wrong: this is not the head',
    ],
    [['--agents', 'score,first', '--gcg', 'words.txt'], 'words.txt could not be written: '],
  ])('refuses %j with one sentence', async (args, problem) => {
    const run = await play(...args);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toContain(`tilewright: ${problem}`);
    expect(run.stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
