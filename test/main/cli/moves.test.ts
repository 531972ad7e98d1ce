import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentence } from '../../said';
import { type BuiltCli, buildCli } from './runCli';

const ORACLE = join(import.meta.dirname, '../../oracle/data');
const EMPTY_CGP = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15';

interface OraclePosition {
  readonly id: string;
  readonly moves: number;
  readonly best: number | null;
  readonly hash: string;
}

let cli: BuiltCli;
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => cli.remove());

/** Writes a file of the test and returns its path. */
function file(name: string, text: string): string {
  const path = join(cli.workDir, name);
  writeFileSync(path, text);
  return path;
}

describe('moves --positions --out', () => {
  it('writes exactly the lists of the independent programs', async () => {
    const positionsFile = join(ORACLE, 'positions.jsonl');
    const out = join(cli.workDir, 'lists');
    const run = await cli.run('moves', '--positions', positionsFile, '--format', 'list', '--out', out);
    expect(run).toMatchObject({ status: 0, stdout: '', stderr: '' });
    const lines = readFileSync(positionsFile, 'utf8').trim().split('\n');
    const positions = lines.map((line): OraclePosition => JSON.parse(line));
    expect(readdirSync(out)).toHaveLength(positions.length);
    const wrong = positions.filter(({ id, hash }) => {
      const list = readFileSync(join(out, `${id}.txt`));
      return createHash('sha256').update(list).digest('hex') !== hash;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const lists = readdirSync(join(ORACLE, 'lists'));
    expect(lists.length).toBeGreaterThan(5);
    for (const name of lists)
      expect(readFileSync(join(out, name), 'utf8')).toBe(readFileSync(join(ORACLE, 'lists', name), 'utf8'));
  });
});

describe('moves --cgp', () => {
  const words = () => file('small.txt', 'cat\nat\nta\nact\n');
  const cgp = '15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 T/ 0/0 0';

  it('lists moves as text, best first, with their words', async () => {
    const run = await cli.run('moves', '--cgp', `${EMPTY_CGP} AT/ 0/0 0`, '--lexicon', words());
    expect(run.status).toBe(0);
    // AT and TA through the centre, two places across and two down each: 2 points, doubled.
    const [head, ...rows] = run.stdout.trimEnd().split('\n');
    expect(head).toBe('Rack AT: 8 moves');
    expect(rows).toHaveLength(8);
    expect(rows[0]).toMatch(/^1 {2}8G {2}AT {2}AT {2}4$/);
  });

  it('lists moves as JSON, with notices about an unlikely position', async () => {
    const run = await cli.run(
      'moves',
      '--cgp',
      cgp,
      '--lexicon',
      file('cats.txt', 'at\nta\n'),
      '--format',
      'json',
    );
    const report = JSON.parse(run.stdout);
    expect(report).toMatchObject({ id: 'cgp', rack: 'T', total: report.moves.length });
    expect(report.notices).toEqual([sentence('game.noWord', { word: 'CAT', place: '8H' })]);
    // T above and below the A: TA and AT downwards, nothing else.
    expect(report.moves).toEqual([
      { rank: 1, position: 'I7', tiles: 'T.', word: 'TA', score: 3 },
      { rank: 2, position: 'I8', tiles: '.T', word: 'AT', score: 3 },
    ]);
  });

  it('lists only the best moves', async () => {
    const run = await cli.run(
      'moves',
      '--cgp',
      `${EMPTY_CGP} QUIZ?AE/ 0/0 0`,
      '--top',
      '3',
      '--format',
      'json',
    );
    const { total, moves } = JSON.parse(run.stdout);
    expect(moves).toHaveLength(3);
    expect(total).toBeGreaterThan(1000);
  });

  it('uses the cache of an earlier run silently', async () => {
    const run = await cli.run('moves', '--cgp', cgp, '--top', '1');
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(join(cli.workDir, 'user data', 'lexicons'))).toBe(true);
  });

  it('ends silently when its output is closed', async () => {
    const args = ['moves', '--cgp', `${EMPTY_CGP} AEINRT?/ 0/0 0`, '--format', 'list'];
    const child = spawn(process.execPath, [cli.path, ...args], { env: cli.environment });
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

describe('moves --board --tiles', () => {
  const bricked = () => file('bricked.txt', '1, 1\n # \n   \n # \n');
  const spanish = () => file('spanish.txt', 'che\nhe\n');

  it('lists moves on a custom board with bricks, with tiles of several letters', async () => {
    const args = ['--board', bricked(), '--tiles', 'spanish', '--lexicon', spanish(), '--format', 'list'];
    // The column of the start square is walled up: CHE, of 5 + 1 points, goes across it in two ways.
    expect(await cli.run('moves', '--cgp', '3/3/3 [CH]E/ 0/0 0', ...args)).toMatchObject({
      status: 0,
      stdout: '2A [CH]E 6\n2B [CH]E 6\n',
      stderr: '',
    });
  });

  it('reads positions of that size and tile set', async () => {
    const line = JSON.stringify({ id: 'one', board: ['...', '.E.', '...'], rack: '[CH]H' });
    const args = [
      '--positions',
      file('small.jsonl', `${line}\n`),
      '--board',
      bricked(),
      '--tiles',
      'SPANISH',
    ];
    const run = await cli.run('moves', ...args, '--lexicon', spanish(), '--format', 'json');
    // HE is made of H, worth 4, and the E.
    expect(JSON.parse(run.stdout).moves).toMatchObject([
      { position: '2A', tiles: '[CH].', word: 'CHE', score: 6 },
      { position: '2A', tiles: 'H.', word: 'HE', score: 5 },
    ]);
  });

  it('accepts boards and tile sets by name', async () => {
    const empty = Array(21).fill('21').join('/');
    const args = ['--board', 'super', '--tiles', 'super english', '--lexicon', file('at.txt', 'at\n')];
    const run = await cli.run('moves', '--cgp', `${empty} AT/ 0/0 0`, ...args, '--format', 'list');
    // The start square in the middle doubles the word.
    expect(run.stdout).toBe('11J AT 4\n11K AT 4\nK10 AT 4\nK11 AT 4\n');
  });
});

describe('invalid input', () => {
  const good = JSON.stringify({ id: 'a', board: new Array(15).fill('.'.repeat(15)), rack: 'ABC' });
  const withBoard = (rows: readonly string[]) => JSON.stringify({ id: 'b', board: rows, rack: 'ABC' });
  const jsonl = (...lines: readonly string[]) => ['--positions', file('bad.jsonl', `${lines.join('\n')}\n`)];
  const cases: readonly (readonly [string, () => readonly string[], RegExp])[] = [
    ['no command', () => [], /No command given/],
    ['an unknown command', () => ['move'], /“move”/],
    ['no position', () => ['moves'], /--cgp.*--positions/],
    ['two sources', () => ['moves', '--cgp', 'x', '--positions', 'y'], /not both/],
    ['an unknown option', () => ['moves', '--cpg', 'x'], /--cpg/],
    ['a stray argument', () => ['moves', 'x'], /“x”/],
    ['an option without its value', () => ['moves', '--cgp'], /--cgp/],
    ['an unknown format', () => ['moves', '--cgp', `${EMPTY_CGP} A/ 0/0 0`, '--format', 'xml'], /xml/],
    ['--top 0', () => ['moves', '--cgp', `${EMPTY_CGP} A/ 0/0 0`, '--top', '0'], /--top.*“0”/],
    ['--top many', () => ['moves', '--cgp', `${EMPTY_CGP} A/ 0/0 0`, '--top', 'many'], /--top.*“many”/],
    ['--out without --positions', () => ['moves', '--cgp', 'x', '--out', 'y'], /--out.*--positions/],
    ['a CGP of nothing', () => ['moves', '--cgp', ''], /--cgp/],
    ['a CGP with a long row', () => ['moves', '--cgp', `16${EMPTY_CGP.slice(2)} A/ 0/0 0`], /--cgp/],
    ['a CGP with a wrong tile', () => ['moves', '--cgp', `${EMPTY_CGP} A1/ 0/0 0`], /--cgp/],
    ['a missing file of positions', () => ['moves', '--positions', 'no.jsonl'], /no\.jsonl/],
    ['a folder of positions', () => ['moves', '--positions', '.'], /cannot be read/],
    [
      'a missing lexicon',
      () => ['moves', '--cgp', `${EMPTY_CGP} A/ 0/0 0`, '--lexicon', 'no.txt'],
      /no\.txt/,
    ],
    [
      'an empty lexicon',
      () => ['moves', '--cgp', `${EMPTY_CGP} A/ 0/0 0`, '--lexicon', file('empty.txt', '')],
      /empty\.txt/,
    ],
    ['a line that is no JSON', () => ['moves', ...jsonl(good, '{"id": ')], /line 2: .*JSON/],
    ['a line that is no object', () => ['moves', ...jsonl('3')], /line 1/],
    [
      'a line without a rack',
      () => ['moves', ...jsonl(good, '', '{"id":"c","board":["..."]}')],
      /line 3: rack/,
    ],
    ['an id twice', () => ['moves', ...jsonl(good, good)], /line 2: .*“a”/],
    [
      'an id that leaves the folder',
      () => ['moves', ...jsonl(good.replace('"a"', '"../a"'))],
      /line 1: .*file name/,
    ],
    ['a ragged board', () => ['moves', ...jsonl(withBoard(['...', '..']))], /line 1: Row 2/],
    ['a small board', () => ['moves', ...jsonl(withBoard(['...', '...']))], /line 1: .*6 squares/],
    ['an unknown character', () => ['moves', ...jsonl(withBoard(['..#']))], /line 1: Row 1, column C/],
    [
      'an unknown board',
      () => ['moves', '--cgp', 'x', '--board', 'round'],
      /--board “round” is neither a file nor one of .*Super/,
    ],
    [
      'an unknown tile set',
      () => ['moves', '--cgp', 'x', '--tiles', 'klingon'],
      /--tiles “klingon” is neither a file nor one of .*Spanish/,
    ],
    [
      'a board file that is none',
      () => ['moves', '--cgp', 'x', '--board', file('ragged.txt', '0, 0\n  \n \n')],
      /--board .*ragged\.txt: Layout file: Line 3/,
    ],
    [
      'a board for a tile set',
      () => ['moves', '--cgp', 'x', '--tiles', file('board.txt', '0, 0\n  \n  \n')],
      /--tiles .*board\.txt is not a tile set but a layout file/,
    ],
    [
      'an output folder that is a file',
      () => ['moves', ...jsonl(good), '--out', file('taken', '')],
      /taken.* could not be written/,
    ],
  ];

  it.each(cases)('ends with code 2 and one line: %s', async (_what, args, message) => {
    const { status, stdout, stderr } = await cli.run(...args());
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});

describe('--help', () => {
  it.each([[['--help']], [['moves', '--help']]])('prints the usage: %j', async (args) => {
    const { status, stdout, stderr } = await cli.run(...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: tilewright/);
  });
});
