import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import wordListPath from 'word-list';
import { sentence } from '../../said';
import { type BuiltCli, buildCli } from '../cli/runCli';

let cli: BuiltCli;
beforeAll(async () => {
  cli = await buildCli();
});
afterAll(() => cli.remove());

const ALL = readFileSync(wordListPath, 'latin1')
  .split('\n')
  .filter((word) => /^[a-z]{2,40}$/.test(word))
  .map((word) => word.toUpperCase());

/** The first word of each line. */
const listed = (stdout: string) => stdout.split('\n').flatMap((line) => line.split(' ')[0] || []);

describe('words', () => {
  it.each([
    ['--prefix', 'AX', (word: string) => word.startsWith('AX')],
    ['--suffix', 'AX', (word: string) => word.endsWith('AX')],
    ['--contains', 'ax', (word: string) => word.includes('AX')],
    ['--pattern', 'Q[^U]*', (word: string) => /^Q[^U]/.test(word)],
    ['--anagram', 'RETAINS', (word: string) => [...word].sort().join('') === 'AEINRST'],
  ])('%s %s lists the same as a scan of the word list', async (option, text, isAnswer) => {
    const run = await cli.run('words', option, text);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    const wanted = ALL.filter(isAnswer).sort();
    expect(wanted.length).toBeGreaterThan(2);
    expect(listed(run.stdout)).toEqual(wanted);
  });

  it('lists the first words and their total number', async () => {
    const run = await cli.run(
      'words',
      '--contains',
      'AX',
      '--limit',
      '2',
      '--sort',
      'length',
      '--format',
      'json',
    );
    const { words, total } = JSON.parse(run.stdout);
    const wanted = ALL.filter((word) => word.includes('AX'));
    expect(total).toBe(wanted.length);
    expect(words).toHaveLength(2);
    expect(words[0].text.length).toBe(Math.max(...wanted.map(({ length }) => length)));
    expect(run.stderr).toBe(`tilewright: ${sentence('commandLine.wordsLeftOut', { total, shown: 2 })}\n`);
  });

  it('are spelled and counted with other tiles', async () => {
    const list = join(cli.workDir, 'spanish.txt');
    writeFileSync(list, 'che\nchica\nhe\n');
    const run = await cli.run('words', '--pattern', '??', '--tiles', 'spanish', '--lexicon', list);
    // CH 5, E 1; H 4, E 1; CHICA has four letters.
    expect(run).toMatchObject({ status: 0, stdout: 'CHE 6\nHE 5\n', stderr: '' });
  });

  it('are scored by the tiles', async () => {
    const list = join(cli.workDir, 'own.txt');
    writeFileSync(list, 'quiz\nquit\n');
    const run = await cli.run('words', '--prefix', 'QU', '--lexicon', list);
    // Q 10, U 1, I 1, Z 10 or T 1.
    expect(run.stdout).toBe('QUIT 13\nQUIZ 22\n');
  });

  it.each([
    [[], 'one question'],
    [['--prefix', 'A', '--suffix', 'B'], 'exactly one question, not 2'],
    [['--pattern', 'Q['], '--pattern, character 2'],
    [['--prefix', 'A1'], '--prefix, character 2'],
    [['--prefix', 'A', '--limit', '0'], '--limit'],
    [['--prefix', 'A', '--sort', 'colour'], '--sort'],
    [['--prefix', 'A', '--format', 'xml'], '--format'],
    [['--prefix', 'A', '--lexicon', 'missing.txt'], 'missing.txt'],
    [['--rhyme', 'A'], '--rhyme'],
  ])('refuses %j with one line', async (args, said) => {
    const run = await cli.run('words', ...args);
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain(said);
    expect(run.stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
