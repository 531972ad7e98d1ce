import { expect, it } from 'vitest';
import { lexiconRows } from '../../../../../src/renderer/features/settings/view/lexiconRows';
import { LEXICON } from '../../../session/fakeConnection';

const NOON = Date.UTC(2026, 10, 23, 12);
const entry = (name: string, wordCount: number | null = 1234) => ({
  name,
  byteLength: 4_560_000,
  usedAt: NOON,
  wordCount,
});
const MINE = { path: '/words/mine.txt', name: 'mine.txt', letters: LEXICON.letters, id: 'b'.repeat(64) };
const OLD = { path: '/words/old.txt', name: 'old.txt', letters: LEXICON.letters };

it('lists the built-in lexicon, each file, and all other cache entries', () => {
  const kept = [entry('default'), entry('b'.repeat(32)), { ...entry('c'.repeat(32), null), byteLength: 13 }];
  const rows = lexiconRows({ info: LEXICON, recents: [MINE, OLD], kept });
  expect(
    rows.map(({ entry, isUsed, name, origin, path }) => [name, path, origin?.source, isUsed, entry]),
  ).toEqual([
    ['Built-in lexicon', '', 'default', true, 'default'],
    ['mine.txt', '/words/mine.txt', 'file', false, 'b'.repeat(32)],
    ['old.txt', '/words/old.txt', 'file', false, null],
    ['From a file opened earlier (cccccccc)', '', undefined, false, 'c'.repeat(32)],
  ]);
  expect(rows.map((row) => row.kept)).toEqual([
    '1,234 words; 4.6 MB in the cache, last opened Nov 23, 2026',
    '1,234 words; 4.6 MB in the cache, last opened Nov 23, 2026',
    'not in the cache',
    '1 kB of another version in the cache, no longer used, last opened Nov 23, 2026',
  ]);
});

it('recognizes the entry of the current one by its id', () => {
  const info = { ...LEXICON, id: 'd'.repeat(64), path: OLD.path };
  const rows = lexiconRows({ info, recents: [OLD], kept: [entry('default'), entry('d'.repeat(32))] });
  expect(rows.map(({ entry, isUsed }) => [isUsed, entry])).toEqual([
    [false, 'default'],
    [true, 'd'.repeat(32)],
  ]);
});

it('treats the built-in list with other letters as another entry', () => {
  const info = { ...LEXICON, id: 'e'.repeat(64) };
  const rows = lexiconRows({ info, recents: [], kept: [entry('default'), entry('e'.repeat(32))] });
  expect(rows.map(({ entry, isUsed, name }) => [name, isUsed, entry])).toEqual([
    ['Built-in lexicon', true, 'e'.repeat(32)],
    ['Built-in lexicon', false, 'default'],
  ]);
});
