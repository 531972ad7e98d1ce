import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestError } from '../../../src/contract/requests/requestError';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Setup } from '../../../src/core/board/setup';
import { buildGaddag } from '../../../src/core/lexicon/build/gaddagBuilder';
import { formatKwg } from '../../../src/core/lexicon/formats/kwg';
import { wordListOf } from '../../../src/core/lexicon/wordList/wordList';
import type { Result } from '../../../src/core/result';
import { ENGLISH_LETTERS } from '../../../src/main/cache/lexiconSource';
import { LatestJob } from '../../../src/main/engine/latestJob';
import { say } from '../../../src/texts/say';
import { unwrap } from '../../oracle/oraclePositions';
import { said } from '../../said';
import {
  type BuiltProgram,
  buildProgram,
  ENGINE_ENTRIES,
  type RunningEngine,
  superviseEngine,
} from '../builtEngine';

const VALUES = CLASSIC_RULES.distribution.letters.map(({ value }) => value);

/** Rack AB on the empty board. */
const AB: Setup = { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [1, 2] };

let program: BuiltProgram;
let dir = '';
let running: RunningEngine;
let lexicon = '';

beforeAll(async () => {
  program = await buildProgram(ENGINE_ENTRIES);
  dir = mkdtempSync(join(tmpdir(), 'tilewright-jobs-'));
  writeFileSync(join(dir, 'words.txt'), 'ab\nba\ncab\n');
  running = superviseEngine(program, join(dir, 'cache'), join(dir, 'words.txt'));
  lexicon = unwrap(await running.open()).id;
});
afterAll(async () => {
  await running.engine.close();
  program.remove();
  rmSync(dir, { recursive: true, force: true });
});

describe('lexicons from files', () => {
  const openFile = (name: string, bytes: string | Uint8Array) => {
    const path = join(dir, name);
    writeFileSync(path, bytes);
    return running.engine.openLexicon({ kind: 'file', path, letters: ENGLISH_LETTERS });
  };

  it('opens a text, reports on its lines, and opens it from the cache the next time with the same report', async () => {
    const text = '\ufeffcat\r\nCAT\r\n\r\nit’s\r\nx\r\ndog\r\n';
    const built = unwrap(await openFile('own.txt', text));
    expect(built).toMatchObject({ name: 'own.txt', format: 'text', source: 'built', wordCount: 2 });
    expect(built.report).toMatchObject({
      accepted: 2,
      duplicates: 1,
      refused: { 'outside-alphabet': 1, 'too-short': 1, 'too-long': 0 },
    });
    expect(built.report?.refusals.map(({ line }) => line)).toEqual([4, 5]);
    const again = unwrap(await openFile('own.txt', text));
    expect(again).toMatchObject({ id: built.id, source: 'cache', report: built.report });
  });

  it('opens a KWG file', async () => {
    const codes = ['ab', 'ba', 'zz'].map((word) =>
      Uint8Array.from(word, (letter) => letter.charCodeAt(0) - 96),
    );
    const kwg = unwrap(formatKwg(unwrap(buildGaddag(wordListOf(codes, 26)))));
    const opened = unwrap(await openFile('own.kwg', kwg));
    expect(opened).toMatchObject({ format: 'kwg', wordCount: 3, report: null });
    expect(unwrap(await running.generate(opened.id, AB)).total).toBe(8);
  });

  it.each([
    ['empty.txt', '', 'bad-word-list'],
    ['binary.txt', Uint8Array.of(0, 1, 2, 255, 0), 'bad-word-list'],
    ['odd.kwg', Uint8Array.of(1, 2, 3), 'bad-word-list'],
  ])('refuses %s in one sentence that names it, and keeps the current lexicon', async (name, bytes, code) => {
    const refused = await openFile(name, bytes);
    expect(said(refused)).toMatchObject({
      ok: false,
      error: { code, message: expect.stringContaining(name) },
    });
    expect(unwrap(await running.generate(lexicon, AB)).total).toBe(8);
  });

  it('closes the least recently used one if there are too many, and reports that to its users', async () => {
    const first = unwrap(await openFile('0.txt', 'ab\nba\n')).id;
    for (let i = 1; i <= 4; i++) unwrap(await openFile(`${i}.txt`, `ab\n${'a'.repeat(i + 1)}\n`));
    expect(await running.generate(first, AB)).toMatchObject({ error: { code: 'unknown-lexicon' } });
    expect(unwrap(await openFile('0.txt', 'ab\nba\n')).source).toBe('cache');
    expect(unwrap(await running.generate(first, AB)).total).toBe(8);
    lexicon = unwrap(await running.open()).id;
  });
});

describe('word queries', () => {
  const ask = (text: string) =>
    running.work('words', { lexicon, values: VALUES, kind: 'contains', text, order: 'alphabet', limit: 2 });

  it('return the true total', async () => {
    // A 1, B 3, C 3 points.
    expect(unwrap(await ask('A'))).toMatchObject({
      total: 3,
      words: [
        { text: 'AB', score: 4 },
        { text: 'BA', score: 4 },
      ],
    });
  });

  it('report the place of an error', async () => {
    expect(await ask('A3')).toMatchObject({ error: { code: 'bad-request', position: 1 } });
    expect(
      await running.work('words', {
        lexicon: '0'.repeat(64),
        values: VALUES,
        kind: 'exact',
        text: 'A',
        order: 'score',
        limit: 1,
      }),
    ).toMatchObject({ error: { code: 'unknown-lexicon' } });
  });
});

describe('structures', () => {
  it('are built, checked and compared step by step', async () => {
    const report = unwrap(await running.work('structures', { lexicon, setup: AB }));
    expect(report.structures.map(({ kind, words }) => [kind, words])).toEqual([
      ['trie', 3],
      ['dawg', 3],
      ['semi-minimal-gaddag', 3],
      ['gaddag', 3],
    ]);
    for (const { accepted, rejected } of report.structures) {
      expect(accepted).toEqual({ checked: 3, wrong: 0 });
      expect(rejected.wrong).toBe(0);
    }
    // AB and BA, two places across and two down.
    expect(report.generators.map(({ moves }) => moves)).toEqual([8, 8, 8, 8]);
    const steps = running.events.filter(({ type }) => type === 'structures-progress');
    // Four first builds and three rounds of them, four first searches and seven rounds.
    expect(steps).toHaveLength(4 + 4 * 3 + 4 + 7);
    expect(report.structures.map(({ rounds }) => rounds)).toEqual([3, 3, 3, 3]);
    expect(report.generators.map(({ rounds }) => rounds)).toEqual([7, 7, 7, 7]);
    const times = [
      ...report.structures.map(({ buildMs }) => buildMs),
      ...report.generators.map(({ cpuMs }) => cpuMs),
    ];
    expect(times).not.toContain(null);
  });

  it('end at once when cancelled, however long the permutations would take', async () => {
    const rack = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const tiles = AB.tiles.with(7 * 15 + 7, 1).with(7 * 15 + 8, 2);
    const job = new LatestJob((setup: Setup, signal) =>
      running.engine.work('structures', { lexicon, setup }, signal),
    );
    const before = running.events.length;
    const pending = job.ask({ ...AB, tiles, rack });
    const isPermuting = () =>
      running.events
        .slice(before)
        .some((event) => 'step' in event && say(event.step).includes('permutations'));
    await expect.poll(isPermuting).toBe(true);
    job.cancel();
    // Twelve tiles have 1,300 million arrangements, too many to finish before the test ends.
    expect(await pending).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });
});

describe('LatestJob', () => {
  it('supersedes the older request', async () => {
    const finish: (() => void)[] = [];
    const job = new LatestJob(async (request: number) => {
      await new Promise<void>((resolve) => finish.push(resolve));
      return { ok: true, value: request };
    });
    const first = job.ask(1);
    const second = job.ask(2);
    for (const end of finish) end();
    expect(await first).toMatchObject({ ok: false, error: { code: 'superseded' } });
    expect(await second).toEqual({ ok: true, value: 2 });
  });

  it('answers at once when cancelled, though the work may not have ended yet', async () => {
    const job = new LatestJob(() => new Promise<Result<number, RequestError>>(() => undefined));
    const answer = job.ask(1);
    job.cancel();
    expect(await answer).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });
});
