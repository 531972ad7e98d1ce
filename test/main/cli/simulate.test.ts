import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_WORDS } from '../../core/strategy/gameWords';
import { sentence } from '../../said';
import { IS_LONG } from '../../seed';
import { type BuiltCli, buildCli } from './runCli';

/** The board of a game near its end, with 442 points against 388. */
const CGP =
  'GATELEGs1POGOED/R4MOOLI3X1/AA10U2/YU4BREDRIN2/1TITULE3E1IN1/1E4N3c1BOK/1C2O4CHARD1/QI1FLAWN2E1OE1/IS2E1HIN1A1W2/1MOTIVATE1T1S2/1S2N5S4/3PERJURY5/15/15/15 FV/AADIZ 442/388 0';

let cli: BuiltCli;
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => cli.remove());

describe('tilewright simulate', () => {
  it('writes one line per position, the same with any number of threads', async () => {
    const simulate = (threads: string) =>
      cli.run(
        'simulate',
        '--cgp',
        CGP,
        '--plies',
        'end',
        '--candidates',
        '3',
        '--samples',
        '30',
        '--threads',
        threads,
        '--format',
        'json',
      );
    const [alone, together] = [await simulate('1'), await simulate('2')].map(({ stdout, stderr }) => {
      expect(stderr).toBe('');
      const { seconds, ...report } = JSON.parse(stdout);
      expect(seconds).toBeGreaterThan(0);
      return report;
    });
    expect(together).toEqual(alone);
    // The opponent's rack is known and the bag is empty: nothing is left to chance.
    expect(alone).toMatchObject({
      id: 'cgp',
      rack: 'FV',
      opponent: 'AADIZ',
      lead: 54,
      plies: null,
      samples: 30,
    });
    expect(alone.moves).toHaveLength(3);
    for (const { samples, spreadError, winShare, winShareError } of alone.moves) {
      expect(spreadError).toBe(0);
      // All samples are won; that proves nothing of others.
      expect(winShare).toBeCloseTo((samples + 0.5) / (samples + 1), 9);
      expect(winShareError).toBeGreaterThan(0);
    }
    expect(alone.winShareBy.kind).toBe('table');
  });

  it('reports invalid input in one sentence', async () => {
    const problem = async (...args: readonly string[]) => {
      const { status, stderr, stdout } = await cli.run('simulate', ...args);
      expect([status, stdout]).toEqual([2, '']);
      return stderr;
    };
    expect(await problem()).toMatch(/--cgp/);
    expect(await problem('--cgp', CGP, '--plies', '3x')).toBe(
      `tilewright: ${sentence('simulateCommand.wrongCount', { option: '--plies', given: '“3x”', least: 0, most: 100 })}\n`,
    );
    expect(await problem('--cgp', CGP, '--confidence', '97')).toMatch(/95, 98, 99, none/);
    expect(await problem('--cgp', CGP, '--time', '0')).toMatch(/seconds from 0.001 to 86400/);
    expect(await problem('--cgp', CGP, '--opponent', 'QQ')).toMatch(/The opponent cannot hold Q/);
  });
});

describe('tilewright wintable', () => {
  it('counts games, adds more, and merges shards to the same table', async () => {
    const file = (name: string) => join(cli.workDir, name);
    writeFileSync(file('words.txt'), GAME_WORDS.join('\n'));
    const always = ['--lexicon', file('words.txt'), '--threads', '1'];
    const train = (name: string, games: string, ...more: readonly string[]) =>
      cli.run('wintable', 'train', '--out', file(name), '--games', games, ...always, ...more);
    expect((await train('more.wins', '250')).stdout).toMatch(/250 games/);
    expect((await train('more.wins', '500')).stdout).toMatch(/500 games/);
    if (IS_LONG) {
      expect((await train('whole.wins', '500')).stdout).toMatch(/500 games/);
      expect(readFileSync(file('more.wins'))).toEqual(readFileSync(file('whole.wins')));
    }
    await train('one.wins', '500', '--shard', '1/2');
    await train('other.wins', '500', '--shard', '2/2');
    const joined = await cli.run(
      'wintable',
      'join',
      file('other.wins'),
      file('one.wins'),
      '--out',
      file('joined.wins'),
    );
    expect(joined.stdout).toMatch(/500 games/);
    expect(readFileSync(file('joined.wins'))).toEqual(readFileSync(file('more.wins')));
    expect((await train('more.wins', '500', '--seed', '2')).stderr).toMatch(/another seed/);
    expect((await cli.run('wintable', 'show', file('more.wins'))).stdout).toMatch(/500 games of English/);
    const check = (...options: readonly string[]) =>
      cli.run('wintable', 'check', file('more.wins'), '--games', '25', ...always, ...options);
    const { stderr, stdout } = await check();
    expect(stderr).toBe('');
    const turnsIn = (group: string) =>
      [...stdout.matchAll(new RegExp(`^ *${group} +(\\d+) `, 'gm'))].reduce(
        (sum, [, turns]) => sum + Number(turns),
        0,
      );
    // Each turn is in one group of each kind.
    const all = turnsIn('all turns');
    expect(all).toBeGreaterThan(25 * 2);
    const kinds = ['[\\d–]+ % predicted', '(?:[\\d–]+|71 or more) unseen', 'player [12]'];
    expect(kinds.map(turnsIn)).toEqual([all, all, all]);
    expect((await check('--seed', '1')).stderr).toContain(sentence('winTable.sameSeed'));
    expect((await check('--agent', 'score@1')).stderr).toContain(sentence('winTable.noLevels'));
    expect((await check('--tiles', 'french')).stderr).toContain(sentence('winTable.otherRules'));
  });

  it('shows the built-in table', async () => {
    const { stdout } = await cli.run('wintable', 'show');
    // By tiles unseen, with a lead of 0: what the literature says is 91.6, 74.3, 65.5, 60.9 and 55.7 %.
    const shares = [1, 7, 21, 60, 93].map((unseen) =>
      Number(new RegExp(`^ *${unseen}(?: +[<>]?[\\d.]+){3} +([\\d.]+)`, 'm').exec(stdout)?.[1]),
    );
    for (const [nth, known] of [91.6, 74.3, 65.5, 60.9, 55.7].entries())
      expect(Math.abs((shares[nth] ?? 0) - known)).toBeLessThan(1);
  });
});
