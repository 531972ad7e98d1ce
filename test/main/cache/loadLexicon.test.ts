import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { flaw } from '../../../src/core/message';
import {
  ENGLISH_LETTERS,
  identify,
  identifySource,
  type LexiconSource,
} from '../../../src/main/cache/lexiconSource';
import { loadLexicon } from '../../../src/main/cache/loadLexicon';
import { say } from '../../../src/texts/say';
import { said, sentence } from '../../said';

const WORDS = ['CAT', 'CATS', 'ACT', 'ACTS', 'DOG', 'DOGS', 'QUIZ', 'AA'];
const NON_WORDS = ['CA', 'TAC', 'CATSS', 'GOD', 'QUI', 'A', 'ZZ'];

let dir = '';
let logged: string[] = [];
const listPath = () => join(dir, 'words.txt');
const source = (): LexiconSource => ({ kind: 'default', path: listPath(), letters: ENGLISH_LETTERS });
const cachePath = () => join(dir, 'cache', 'default.gaddag');

function load(from = source(), cacheDir = join(dir, 'cache')) {
  logged = [];
  const loaded = loadLexicon(from, { cacheDir, log: (message) => logged.push(message) });
  if (!loaded.ok) throw flaw(loaded.error.message);
  return loaded.value;
}

const letters = (word: string) =>
  [...word].map((glyph) => ENGLISH.letters.findIndex((letter) => letter.glyph === glyph) + 1);

/** Every word and no other string is accepted: whatever became of the cache, never wrong words. */
function expectWords(words = WORDS, from = source()) {
  const { gaddag, info } = load(from);
  expect(words.filter((word) => !gaddag.acceptsWord(letters(word)))).toEqual([]);
  expect(NON_WORDS.filter((word) => gaddag.acceptsWord(letters(word)))).toEqual([]);
  expect(info.wordCount).toBe(words.length);
  return info;
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tilewright-cache-'));
  writeFileSync(listPath(), WORDS.join('\n'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('loadLexicon', () => {
  it('builds the first time and reads the cache the second time, silently', () => {
    const built = expectWords();
    expect(built).toMatchObject({ source: 'built', name: 'English (word-list)', cacheProblem: null });
    const cached = expectWords();
    expect(cached).toMatchObject({ source: 'cache', id: built.id, arcCount: built.arcCount });
    expect(logged).toEqual([]);
    // No temporary file is left.
    expect(readdirSync(join(dir, 'cache'))).toEqual(['default.gaddag', 'default.report.json']);
  });

  it('treats a list read in chunks the same as the whole one', () => {
    // Three pieces and a part of one, no two of them alike.
    const text = Buffer.from(Array.from({ length: 30_000 }, (_, i) => `WORD${i}\n`).join(''));
    expect(text.length).toBeGreaterThan(3 * 65_536);
    writeFileSync(listPath(), text);
    expect(identifySource(source())).toEqual({ ok: true, value: identify(text, ENGLISH_LETTERS) });
  });

  it('rebuilds, with a note, if the word list has changed', () => {
    const before = expectWords();
    writeFileSync(listPath(), [...WORDS, 'EMU'].join('\n'));
    const after = expectWords([...WORDS, 'EMU']);
    expect(after.source).toBe('built');
    expect(after.id).not.toBe(before.id);
    expect(logged).toEqual([expect.stringContaining('another word list')]);
    expect(expectWords([...WORDS, 'EMU']).source).toBe('cache');
  });

  it('keeps a cache for each word list', () => {
    expectWords();
    writeFileSync(join(dir, 'other.txt'), 'EMU\nGNU\n');
    const other: LexiconSource = { kind: 'file', path: join(dir, 'other.txt'), letters: ENGLISH_LETTERS };
    expect(expectWords(['EMU', 'GNU'], other)).toMatchObject({ source: 'built', name: 'other.txt' });
    expect(expectWords(['EMU', 'GNU'], other).source).toBe('cache');
    expect(expectWords().source).toBe('cache');
  });

  it('works without a writable folder, with a note', () => {
    writeFileSync(join(dir, 'file'), '');
    const { info } = load(source(), join(dir, 'file', 'cache'));
    expect(info).toMatchObject({ source: 'built', wordCount: WORDS.length });
    expect(info.cacheProblem).toMatch(
      /^The lexicon cache .*default\.gaddag could not be written: .+\. The lexicon works, but .*\.$/,
    );
    expect(logged).toContain(info.cacheProblem);
  });

  it.each([
    ['is missing', undefined, 'file'],
    ['is empty', '', 'bad-word-list'],
    ['holds no word', '1234\n5678\n', 'bad-word-list'],
    ['is no text', 'CAT\0DOG', 'bad-word-list'],
  ])('fails with one sentence if the list %s', (_what, text, code) => {
    if (text === undefined) rmSync(listPath());
    else writeFileSync(listPath(), text);
    const loaded = loadLexicon(source(), { cacheDir: join(dir, 'cache'), log: () => undefined });
    expect(loaded).toMatchObject({ ok: false, error: { code } });
    expect(!loaded.ok && say(loaded.error.message)).toContain(listPath());
    expect(existsSync(cachePath())).toBe(false);
  });

  it.each([
    ['while it is built', { isCancelled: () => true }],
    ['before the cache is written', { mayWrite: () => false }],
  ])('can be cancelled %s, without leaving a cache', (_when, options) => {
    const loaded = loadLexicon(source(), { cacheDir: join(dir, 'cache'), log: () => undefined, ...options });
    expect(loaded).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(existsSync(cachePath())).toBe(false);
  });

  it('reports that the GADDAG would become too large, without leaving a cache', () => {
    const options = { cacheDir: join(dir, 'cache'), log: () => undefined, maxWords: 40 };
    expect(said(loadLexicon(source(), options))).toEqual({
      ok: false,
      error: {
        code: 'bad-word-list',
        message: sentence('engine.gaddagTooLarge', { file: listPath(), words: 8, most: 40 }),
      },
    });
    expect(existsSync(join(dir, 'cache'))).toBe(false);
  });

  it('reports which lines of a list contain no word', () => {
    writeFileSync(listPath(), [...WORDS, 'it’s', 'x'].join('\n'));
    load();
    expect(logged).toEqual([expect.stringMatching(/2 of 10 lines/)]);
  });
});

describe('a damaged cache file', () => {
  /** Damages the cache file, which must be noticed, reported, and rebuilt. */
  function expectRebuilt(spoil: (bytes: Buffer) => Uint8Array) {
    writeFileSync(cachePath(), spoil(readFileSync(cachePath())));
    expect(expectWords().source).toBe('built');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('is not used');
    expect(expectWords().source).toBe('cache');
  }

  beforeEach(() => {
    expectWords();
  });

  it.each([0, 1, 4, 95, 96, 97, 100])('cut to %i bytes', (length) => {
    expectRebuilt((bytes) => bytes.subarray(0, length));
  });

  it('that lacks its last byte, or its last arc', () => {
    expectRebuilt((bytes) => bytes.subarray(0, -1));
    expectRebuilt((bytes) => bytes.subarray(0, -8));
  });

  it('with bytes added', () => {
    expectRebuilt((bytes) => Buffer.concat([bytes, Buffer.alloc(8)]));
    expectRebuilt((bytes) => Buffer.concat([bytes, Buffer.from('x')]));
  });

  it('of zeros, of noise, of text', () => {
    expectRebuilt((bytes) => Buffer.alloc(bytes.length));
    expectRebuilt((bytes) => bytes.map((_, index) => (index * 167) & 0xff));
    expectRebuilt(() => Buffer.from('CAT\nDOG\n'));
  });

  it('of another format or builder version', () => {
    for (const word of [2, 3])
      expectRebuilt((bytes) => {
        bytes.writeUInt32LE(bytes.readUInt32LE(word * 4) + 1, word * 4);
        return bytes;
      });
  });

  it('with any single bit flipped', () => {
    const good = readFileSync(cachePath());
    for (let offset = 0; offset < good.length; offset++) {
      const bytes = Buffer.from(good);
      bytes.writeUInt8(bytes.readUInt8(offset) ^ (1 << (offset % 8)), offset);
      writeFileSync(cachePath(), bytes);
      const { info } = load();
      expect([offset, info.source, logged.length]).toEqual([offset, 'built', 1]);
    }
    expectWords();
  });

  it('of three gigabytes, which is not read', () => {
    truncateSync(cachePath(), 3 * 2 ** 30);
    expect(expectWords().source).toBe('built');
    expect(logged).toEqual([expect.stringContaining('has 3,072 MB; at most 257 MB are possible')]);
  });

  it('with any byte of its report changed', () => {
    const path = join(dir, 'cache', 'default.report.json');
    const good = readFileSync(path);
    for (let offset = 0; offset < good.length; offset++) {
      const bytes = Buffer.from(good);
      bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset);
      writeFileSync(path, bytes);
      const { info } = load();
      expect([offset, info.source, logged.length]).toEqual([offset, 'built', 1]);
    }
  });

  it('with the report of another list', () => {
    writeFileSync(join(dir, 'other.txt'), 'EMU\nGNU\n');
    const other: LexiconSource = { kind: 'file', path: join(dir, 'other.txt'), letters: ENGLISH_LETTERS };
    expectWords(['EMU', 'GNU'], other);
    const reports = readdirSync(join(dir, 'cache')).filter((name) => name.endsWith('.report.json'));
    const [foreign] = reports.filter((name) => !name.startsWith('default'));
    copyFileSync(join(dir, 'cache', foreign!), join(dir, 'cache', 'default.report.json'));
    expect(expectWords().source).toBe('built');
    expect(logged[0]).toContain('Its report is damaged');
  });

  it('that is no file', () => {
    rmSync(cachePath());
    mkdirSync(cachePath());
    expect(expectWords().source).toBe('built');
    expect(logged).toEqual([
      expect.stringContaining('cannot be read'),
      expect.stringContaining('could not be written'),
    ]);
  });
});
