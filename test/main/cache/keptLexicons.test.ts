import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listKeptLexicons, removeKeptLexicon } from '../../../src/main/cache/keptLexicons';
import { ENGLISH_LETTERS } from '../../../src/main/cache/lexiconSource';
import { loadLexicon } from '../../../src/main/cache/loadLexicon';
import { unwrap } from '../../oracle/oraclePositions';

let dir = '';
const cache = () => join(dir, 'cache');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-kept-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Opens a list of these words, and so puts it into the cache; the id of the lexicon. */
function keep(kind: 'default' | 'file', words: readonly string[]): string {
  const path = join(dir, `${kind}.txt`);
  writeFileSync(path, words.join('\n'));
  const log = (message: string) => expect.fail(message);
  return unwrap(loadLexicon({ kind, path, letters: ENGLISH_LETTERS }, { cacheDir: cache(), log })).info.id;
}

it('lists nothing if nothing was ever cached', () => {
  expect(unwrap(listKeptLexicons(cache()))).toEqual([]);
});

it('lists the entries with words, size and last use, latest first', () => {
  keep('default', ['CAT', 'CATS']);
  const name = keep('file', ['DOG', 'DOGS', 'AA']).slice(0, 32);
  utimesSync(join(cache(), 'default.gaddag'), 2000, 2000);
  utimesSync(join(cache(), `${name}.gaddag`), 1000, 1000);
  const sizeOf = (entry: string) =>
    statSync(join(cache(), `${entry}.gaddag`)).size + statSync(join(cache(), `${entry}.report.json`)).size;
  expect(unwrap(listKeptLexicons(cache()))).toEqual([
    { name: 'default', byteLength: sizeOf('default'), usedAt: 2_000_000, wordCount: 2 },
    { name, byteLength: sizeOf(name), usedAt: 1_000_000, wordCount: 3 },
  ]);
});

it('omits the word count of another version’s entries, and ignores foreign files', () => {
  mkdirSync(cache());
  writeFileSync(join(cache(), 'default.gaddag'), 'not a lexicon');
  writeFileSync(join(cache(), 'mine.gaddag'), 'somebody else’s');
  expect(unwrap(listKeptLexicons(cache()))).toMatchObject([
    { name: 'default', byteLength: 13, wordCount: null },
  ]);
});

it('removes an entry and its report, and nothing else', () => {
  keep('default', ['CAT']);
  const name = keep('file', ['DOG']).slice(0, 32);
  expect(removeKeptLexicon(cache(), name)).toEqual({ ok: true, value: null });
  expect(readdirSync(cache())).toEqual(['default.gaddag', 'default.report.json']);
  // Already removed, which is a success.
  expect(removeKeptLexicon(cache(), name).ok).toBe(true);
});
