import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentence } from '../../said';
import { type BuiltCli, buildCli } from './runCli';
import { withoutProgress } from './withoutTimes';

const HEADS = '#player1 ann Ann\n#player2 ben Ben\n';
/** Ben takes a phony back, then plays one that stays. */
const GAME = `${HEADS}>ann: CATXXQZ 8H CAT +10 10
>ben: ATTAKKV 7G ATA +9 9
>ben: ATTAKKV -- -9 0
>ann: ATXXQZ 9H AT +6 16
>ben: ATTAKKV J5 KVA. +12 12
>ann: ATXXQZC -2 +0 16
`;

let cli: BuiltCli;
let lexicon: string;
beforeAll(async () => {
  cli = await buildCli();
  lexicon = join(cli.workDir, 'words.txt');
  writeFileSync(lexicon, 'AT\nTA\nCAT\nACT\n');
});
afterAll(() => cli.remove());

let folder: string;
let nth = 0;
beforeEach(() => {
  folder = join(cli.workDir, `games ${nth++}`);
  mkdirSync(join(folder, 'inner'), { recursive: true });
  writeFileSync(join(folder, 'one.gcg'), GAME);
  writeFileSync(join(folder, 'inner', 'two.GCG'), `${HEADS}>ann: CATXXXX -XXXX +0 0\n`);
});

const review = (...args: readonly string[]) => cli.run('review', '--lexicon', lexicon, ...args);
const sidecar = () => join(folder, 'one.gcg.review.json');
const jsonOf = async (...args: readonly string[]) => {
  const { stdout } = await review('--json', join(folder, 'one.gcg'), ...args);
  return JSON.parse(stdout);
};

describe('review', () => {
  it('reports the best play of each turn, phonies, and turns that cannot be judged', async () => {
    const { players, result, turns } = await jsonOf('--no-keep');
    expect(result).toBeNull();
    expect(players.map(({ name, turns: taken }: { name: string; turns: number }) => [name, taken])).toEqual([
      ['ann', 3],
      ['ben', 2],
    ]);
    // No word is longer, and no three letters of these score more than across the start square.
    expect(turns[0]).toMatchObject({ turn: 1, line: 3, played: '8H CAT', score: 10, bestScore: 10 });
    expect(turns[1]).toMatchObject({ phony: ['ATA', 'TC', 'AA'], withdrawn: true });
    expect(turns[2]).toMatchObject({ notJudged: 'partialRack', cost: null, luck: null, phony: ['CA'] });
    expect(turns[3]).toMatchObject({ withdrawn: false, phony: ['KVAT'] });
    expect(turns[4]).toMatchObject({ notJudged: 'unknownExchange', played: null });
  });

  it('continues with the other files if one is invalid, and ends with code 2', async () => {
    writeFileSync(join(folder, 'bad.gcg'), 'nothing\n');
    const missing = join(folder, 'none.gcg');
    const run = await review('--json', folder, missing);
    expect(run.status).toBe(2);
    const files = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).file);
    expect(files).toEqual([join(folder, 'inner', 'two.GCG'), join(folder, 'one.gcg')]);
    const warnings = withoutProgress(run.stderr).trim().split('\n');
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain('bad.gcg: ');
    expect(warnings[1]).toContain('none.gcg');
  });

  it('reports in one sentence why a file cannot be reviewed', async () => {
    const files = {
      'big.gcg': 'A'.repeat(1_100_000),
      'long.gcg': `${HEADS}>ann: CATXXQZ 8H CAT +10 10\n`.padEnd(300_000, '\n'),
      'empty.gcg': '',
      'picture.gcg': '\u0089PNG\r\n',
      'unplayed.gcg': HEADS,
    };
    const wrong = join(folder, 'wrong');
    mkdirSync(wrong);
    for (const [name, content] of Object.entries(files)) writeFileSync(join(wrong, name), content);
    const run = await review('--json', wrong);
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
    const said = withoutProgress(run.stderr).trim().split('\n');
    expect(said.map((line) => line.replace(/^tilewright: .*wrong.(\w+).gcg: /, '$1: '))).toEqual([
      expect.stringMatching(/^big: The game cannot be read: it has .*1 MB are allowed\.$/),
      `empty: ${sentence('reviewCommand.noTurns')}`,
      expect.stringMatching(/^long: Line 1: The game record has 300,000 characters; /),
      expect.stringMatching(/^picture: Line 1: A line begins with “>” or “#”; /),
      `unplayed: ${sentence('reviewCommand.noTurns')}`,
    ]);
  });

  it('names the lexicon of the record if words are judged by another one', async () => {
    writeFileSync(join(folder, 'one.gcg'), `#lexicon CSW21\n${GAME}`);
    const run = await review('--json', '--no-keep', join(folder, 'one.gcg'));
    expect(run.stderr).toContain(
      sentence('reviewCommand.otherLexicon', { named: 'CSW21', used: 'words.txt' }),
    );
    expect(JSON.parse(run.stdout).turns[1].phony).toEqual(['ATA', 'TC', 'AA']);
  });

  it('simulates with a fixed number of samples, reproducibly, and reports standard errors', async () => {
    const options = ['--no-keep', '--samples', '60', '--plies', '1', '--preendgame', '0'];
    const { origin, turns } = await jsonOf(...options);
    expect(origin.settings).toMatchObject({
      simulation: { plies: 1, samples: 60, seconds: null },
      preEndgameSeconds: 0,
    });
    expect(turns[1].method).toBe('simulation');
    expect(turns[1].winShareLostError === null || turns[1].winShareLostError >= 0).toBe(true);
    expect((await jsonOf(...options)).turns).toEqual(turns);
  });

  it('writes one line per turn as CSV', async () => {
    const run = await review('--csv', '--no-keep', join(folder, 'one.gcg'));
    expect(run.status).toBe(0);
    const lines = run.stdout.trimEnd().split('\n');
    expect(lines[0]).toBe(
      'file,turn,line,player,rack,played,score,best,bestScore,method,points,bestPoints,cost,costError,' +
        'winShareLost,winShareLostError,mistake,luck,firstPlayerWinShare,phony,withdrawn,notJudged',
    );
    expect(lines).toHaveLength(6);
    expect(lines[1]).toContain('one.gcg,1,3,ann,CATXXQZ,8H CAT,10,');
    expect(lines[4]).toMatch(/,KVAT,false,$/);
  });

  it('saves a review beside its game, and resumes it until the game or the lexicon changes', async () => {
    const first = await jsonOf();
    const kept = JSON.parse(readFileSync(sidecar(), 'utf8'));
    expect(kept).toMatchObject({ turnCount: 5, origin: first.origin });
    // A mark that only what was kept can have.
    kept.turns[0].luck = 12.5;
    writeFileSync(sidecar(), JSON.stringify({ ...kept, turns: kept.turns.slice(0, 2) }));
    const gone = await jsonOf();
    expect(gone.turns).toHaveLength(5);
    expect(gone.turns[0].luck).toBe(12.5);
    expect(gone.turns.slice(1)).toEqual(first.turns.slice(1));
    writeFileSync(join(folder, 'one.gcg'), GAME.replace('CATXXQZ', 'CATXXQV'));
    expect((await jsonOf()).turns[0].luck).not.toBe(12.5);
    const other = join(cli.workDir, 'other.txt');
    writeFileSync(other, 'AT\nTA\nCAT\n');
    expect((await jsonOf('--lexicon', other)).origin.lexicon.name).toBe('other.txt');
  });

  it('sets an invalid review file aside, and writes none if told not to', async () => {
    await jsonOf('--no-keep');
    expect(existsSync(sidecar())).toBe(false);
    writeFileSync(sidecar(), '{"mine": 1}');
    const run = await review('--json', join(folder, 'one.gcg'));
    expect(run.status).toBe(0);
    expect(run.stderr).toContain(`was renamed ${sidecar()}.damaged: `);
    expect(readFileSync(`${sidecar()}.damaged`, 'utf8')).toBe('{"mine": 1}');
  });

  it('ends on Ctrl+C while a folder is being listed, even if the drive does not respond', async () => {
    const preload = join(folder, 'deadDrive.mjs');
    writeFileSync(
      preload,
      `import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
fs.opendir = () => {
  const waiting = setInterval(() => undefined, 1000);
  process.once('SIGINT', () => clearInterval(waiting)).stderr.write('listing\\n');
  return new Promise(() => undefined);
};
syncBuiltinESMExports();
`,
    );
    const child = spawn(process.execPath, ['--import', preload, cli.path, 'review', folder], {
      env: cli.environment,
    });
    await once(child.stderr, 'data');
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
  });

  it('reports invalid arguments', async () => {
    expect((await review()).stderr).toContain('review needs games');
    expect((await review('--json', '--csv', folder)).stderr).toContain('either --json or --csv');
    expect((await review('--plies', '3', folder)).stderr).toContain('--plies is for simulations');
    expect((await review('--time', '99999', folder)).stderr).toContain('--time takes seconds from 0 to 3600');
    expect((await review('--samples', '0', folder)).stderr).toContain('allowed are whole numbers from 1');
    const other = join(folder, 'one.gcg');
    expect((await review('--wintable', other, folder)).stderr).toContain(sentence('winTable.noFile'));
    expect((await review('--leaves', other, other)).stderr).toContain('one.gcg');
    expect((await cli.run('review', '--help')).stdout).toContain('Usage: tilewright review FILES');
  });
});
