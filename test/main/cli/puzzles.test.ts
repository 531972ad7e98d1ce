import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentence } from '../../said';
import { type BuiltCli, buildCli } from './runCli';

let cli: BuiltCli;
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => cli.remove());

const head = (path: string) => JSON.parse(readFileSync(join(cli.workDir, path), 'utf8').split('\n')[0]!);

describe('tilewright puzzles', () => {
  it('adds games to those that the file has', async () => {
    for (const games of [1, 2]) {
      const { status, stderr, stdout } = await cli.run('puzzles', '--games', String(games), '--out', 'a.txt');
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toBe(sentence('puzzlesCommand.finished', { path: 'a.txt', games, puzzles: 0 }));
      expect(head('a.txt')).toMatchObject({
        games,
        seed: '1',
        command: `tilewright puzzles --games ${games} --seed 1`,
      });
    }
    const other = await cli.run('puzzles', '--games', '3', '--seed', '2', '--out', 'a.txt');
    expect([other.status, head('a.txt').games]).toEqual([2, 2]);
  });

  it('refuses a file that is none of puzzles, and needs one', async () => {
    writeFileSync(join(cli.workDir, 'b.txt'), 'games');
    const { status, stderr } = await cli.run('puzzles', '--games', '1', '--out', 'b.txt');
    expect(status).toBe(2);
    expect(stderr).toContain(sentence('school.preendgamesDamaged', { line: '1' }));
    expect(readFileSync(join(cli.workDir, 'b.txt'), 'utf8')).toBe('games');
    expect((await cli.run('puzzles')).status).toBe(2);
    expect((await cli.run('puzzles', '--help')).stdout).toContain('--games');
  });
});
