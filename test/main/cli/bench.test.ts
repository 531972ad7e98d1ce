import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentence } from '../../said';
import { type BuiltCli, buildCli } from './runCli';

const POSITIONS = new URL('../../oracle/data/positions.jsonl', import.meta.url);
const ENDGAMES = new URL('../../oracle/data/endgames.jsonl', import.meta.url);

let cli: BuiltCli;
let smallList: string;

beforeAll(async () => {
  cli = await buildCli();
  smallList = join(cli.workDir, 'small.txt');
  writeFileSync(smallList, 'at\nta\n');
});

afterAll(() => cli?.remove());

/** The last line, which is the JSON. */
const reportOf = (stdout: string) => JSON.parse(stdout.trimEnd().split('\n').at(-1)!);

describe('bench --positions', () => {
  it('counts the moves of one round and reports times by number of blanks', async () => {
    const lines = readFileSync(POSITIONS, 'utf8').split('\n').slice(0, 6);
    const expected = lines.map((line): { moves: number; rack: string } => JSON.parse(line));
    const file = join(cli.workDir, 'six.jsonl');
    writeFileSync(file, lines.join('\n'));
    const run = await cli.run('bench', '--positions', file, '--rounds', '2', '--json');
    expect(run.stderr).toBe('');
    const report = reportOf(run.stdout);
    const sum = (list: typeof expected) => list.reduce((total, { moves }) => total + moves, 0);
    expect(report).toMatchObject({ mode: 'all', positions: 6, rounds: 2, moves: sum(expected) });
    expect(report.byBlanks['1']).toMatchObject({
      positions: expected.filter(({ rack }) => rack.includes('?')).length,
      moves: sum(expected.filter(({ rack }) => rack.includes('?'))),
    });
    expect(report.meanMicros).toBeGreaterThan(0);
    expect(report.medianMicros).toBeGreaterThan(0);
  });

  it('reads CGP lines, finds best moves and prints a table above the JSON', async () => {
    const file = join(cli.workDir, 'lines.cgp');
    const empty = Array(15).fill('15').join('/');
    writeFileSync(file, `${empty} AT/ 0/0 0\n${empty} Q/ 0/0 0 lex X;\n`);
    const run = await cli.run(
      'bench',
      '--positions',
      file,
      '--mode',
      'best',
      '--rounds',
      '1',
      '--lexicon',
      smallList,
    );
    expect(run.stderr).toBe('');
    expect(run.stdout).toMatch(/^search +blanks +positions +moves +mean µs +median µs\nbest +any +2 +1 /);
    expect(reportOf(run.stdout)).toMatchObject({ mode: 'best', positions: 2, moves: 1, rounds: 1 });
  });

  it('chooses a move in each endgame of a file', async () => {
    const file = join(cli.workDir, 'endgames.jsonl');
    writeFileSync(file, readFileSync(ENDGAMES, 'utf8').split('\n').slice(0, 2).join('\n'));
    const run = await cli.run(
      'bench',
      '--mode',
      'endgames',
      '--positions',
      file,
      '--cpu',
      '5',
      '--lexicon',
      smallList,
    );
    expect(run.stderr).toBe('');
    const report = { cpuSeconds: 5, endgames: 2, cutOff: 0, meanLoss: 0, lost: [] };
    expect(reportOf(run.stdout)).toEqual(report);
  });

  it.each([
    [['--mode', 'some'], sentence('bench.wrongMode', { given: 'some' })],
    [['--rounds', '0'], sentence('bench.wrongRounds', { given: 0 })],
    [['--mode', 'endgames'], sentence('bench.endgamesWithoutFile')],
    [
      ['--cpu', '0'],
      sentence('commandLine.wrongSeconds', { option: '--cpu', least: '0.001', most: 86400, given: '“0”' }),
    ],
    [['--positions', 'no such file'], 'no such file cannot be read'],
    [['--lexicon', 'no such list'], 'The word list no such list cannot be read'],
    [['--fast'], '“--fast”'],
  ])('refuses %j with one line', async (args, message) => {
    const { status, stdout, stderr } = await cli.run('bench', '--lexicon', smallList, ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
