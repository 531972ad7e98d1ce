import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Candidate } from '../../../src/contract/candidates/candidatesApi';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { message } from '../../../src/core/message';
import { FirstSearchFile } from '../../../src/main/engine/firstSearch';
import type { FirstSearch } from '../../../src/main/engine/firstSearchParser';
import { said, sentence } from '../../said';

let dir = '';
let path = '';
let words = '';
let program = '';
let notes: unknown[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-first-'));
  path = join(dir, 'data', 'firstSearch.json');
  words = join(dir, 'words.txt');
  writeFileSync(words, 'ab\n');
  program = join(dir, 'program.js');
  writeFileSync(program, '1');
  notes = [];
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const fileAt = () =>
  new FirstSearchFile(
    { path, programFiles: [program], stat: (file) => statSync(file, { throwIfNoEntry: false }) },
    ({ source }) => [source.path, join(dir, 'leaves')],
    (problem) => notes.push(said(problem)),
  );

const LEXICON = 'f0'.repeat(32);

const search = (total: number, durationMs = 1): FirstSearch => ({
  source: { kind: 'default', path: words, letters: ['A', 'B'] },
  lexicon: {
    id: LEXICON,
    name: 'A and B',
    path: null,
    format: 'text',
    letters: ['A', 'B'],
    wordCount: 1,
    arcCount: 4,
    byteLength: 3,
    source: 'cache',
    cacheProblem: null,
    durationMs,
    report: null,
  },
  request: { lexicon: LEXICON, setup: { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [1, 2] } },
  answer: {
    generation: 1,
    total,
    hasMore: false,
    durationMs,
    notices: [],
    rankAskedFor: null,
    basis: { kind: 'none', reason: 'There are none.' },
    rackWorth: null,
    firstPage: {
      offset: 0,
      rows: [{ rank: 1, kind: 'placement', row: 7, col: 7, direction: 'across', tiles: [1, 2], score: 8 }],
    },
  },
});

interface Written {
  readonly grounds: readonly unknown[];
  readonly search: FirstSearch;
}

const withRow =
  (change: (row: Candidate) => unknown) =>
  ({ grounds, search }: Written) => {
    const { answer } = search;
    const rows = answer.firstPage.rows.map(change);
    return { grounds, search: { ...search, answer: { ...answer, firstPage: { offset: 0, rows } } } };
  };

describe('FirstSearchFile', () => {
  it('returns what was written', () => {
    fileAt().write(search(8));
    expect(fileAt().read()).toEqual(search(8));
    expect(notes).toEqual([]);
  });

  it('is empty if nothing was written, silently', () => {
    expect(fileAt().read()).toBeUndefined();
    expect(notes).toEqual([]);
  });

  it('is empty once a file that the answer depends on has changed', () => {
    fileAt().write(search(8));
    utimesSync(words, 1, 1);
    expect(fileAt().read()).toBeUndefined();
    fileAt().write(search(8));
    expect(fileAt().read()).toEqual(search(8));
    // New files count, too.
    mkdirSync(join(dir, 'leaves'));
    expect(fileAt().read()).toBeUndefined();
    fileAt().write(search(8));
    writeFileSync(program, '22');
    expect(fileAt().read()).toBeUndefined();
    fileAt().write(search(8));
    expect(fileAt().read()).toEqual(search(8));
    rmSync(words);
    expect(fileAt().read()).toBeUndefined();
    expect(notes).toEqual([]);
  });

  it.each([
    ['one character is another', (content: string) => content.replace('"total":8', '"total":9')],
    ['it was cut short', (content: string) => content.slice(0, -1)],
    ['it is empty', () => ''],
    ['it is something else', () => '{"grounds":[]}'],
  ])('is ignored with a note if %s', (_, damage) => {
    fileAt().write(search(8));
    writeFileSync(path, damage(readFileSync(path, 'utf8')));
    expect(fileAt().read()).toBeUndefined();
    expect(notes).toEqual([sentence('cache.firstSearchDamaged', { path })]);
  });

  it.each<[string, (kept: Written) => unknown]>([
    ['it holds nothing', () => ({ grounds: [] })],
    ['its list is none', ({ search }) => ({ grounds: [], search: { ...search, answer: { total: 8 } } })],
    ['a row has no tiles', withRow((row) => ({ ...row, tiles: undefined }))],
    ['a score is no number', withRow((row) => ({ ...row, score: 'many' }))],
  ])('is ignored with a note if its checksum is right but %s', (_, change) => {
    fileAt().write(search(8));
    const written = JSON.parse(readFileSync(path, 'utf8').split('\n')[1] ?? '');
    const content = JSON.stringify(change(written));
    writeFileSync(path, `${createHash('sha256').update(content).digest('hex')}\n${content}`);
    expect(fileAt().read()).toBeUndefined();
    expect(notes).toEqual([expect.stringContaining('the file is damaged')]);
  });

  it('reports why it cannot be read or written', () => {
    mkdirSync(path, { recursive: true });
    expect(fileAt().read()).toBeUndefined();
    fileAt().write(search(8));
    expect(notes).toEqual([
      sentence('cache.firstSearchUnreadable', { path, reason: message('files.isFolder') }),
      sentence('cache.firstSearchNotWritten', { path, reason: message('files.isFolder') }),
    ]);
  });

  it('is not rewritten for another duration alone', () => {
    fileAt().write(search(8));
    const before = readFileSync(path, 'utf8');
    const file = fileAt();
    file.read();
    file.write(search(8, 2));
    expect(readFileSync(path, 'utf8')).toBe(before);
    file.write(search(9, 2));
    expect(fileAt().read()).toEqual(search(9, 2));
  });
});
