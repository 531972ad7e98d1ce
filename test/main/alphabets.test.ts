import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestError } from '../../src/contract/requests/requestError';
import { type Alphabet, alphabetOf } from '../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../src/core/alphabet/english';
import { BLANK, type Tile } from '../../src/core/alphabet/tile';
import type { TileDistribution } from '../../src/core/alphabet/tileDistribution';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import type { Setup } from '../../src/core/board/setup';
import { buildGaddag } from '../../src/core/lexicon/build/gaddagBuilder';
import { formatKwg } from '../../src/core/lexicon/formats/kwg';
import { wordListOf } from '../../src/core/lexicon/wordList/wordList';
import { formatMoveList } from '../../src/core/notation/positions/moveList';
import type { Result } from '../../src/core/result';
import { say } from '../../src/texts/say';
import { listMovesByBruteForce } from '../oracle/bruteForce';
import { codesOfTiles, LANGUAGES } from '../oracle/languages';
import { unwrap } from '../oracle/oraclePositions';
import { placementsOf } from '../placementsOf';
import { said, sentence } from '../said';
import {
  type BuiltProgram,
  buildProgram,
  ENGINE_ENTRIES,
  type RunningEngine,
  superviseEngine,
} from './builtEngine';

const [spanish, catalan] = LANGUAGES;
if (spanish === undefined || catalan === undefined) throw new Error('Two languages are needed.');
/** With its message as a person reads it. */
const errorOf = (result: Result<unknown, RequestError>) =>
  result.ok ? undefined : { ...result.error, message: say(result.error.message) };
const ENGLISH_LETTERS = alphabetOf(ENGLISH);

let program: BuiltProgram;
let dir = '';
let running: RunningEngine;

beforeAll(async () => {
  program = await buildProgram(ENGINE_ENTRIES);
  dir = mkdtempSync(join(tmpdir(), 'tilewright-alphabets-'));
  writeFileSync(join(dir, 'english.txt'), 'cat\nchat\nwall\nkiwi\n');
  running = superviseEngine(program, join(dir, 'cache'), join(dir, 'english.txt'));
});
afterAll(async () => {
  await running.engine.close();
  program.remove();
  rmSync(dir, { recursive: true, force: true });
});

function openFile(name: string, content: string | Uint8Array, letters: Alphabet) {
  const path = join(dir, name);
  writeFileSync(path, content);
  return running.engine.openLexicon({ kind: 'file', path, letters });
}

/** A word across the middle of the standard board. */
function setupWith(distribution: TileDistribution, word: string, rack: readonly Tile[]): Setup {
  const tiles = Array<Tile>(225).fill(0);
  for (const [i, letter] of codesOfTiles(word, distribution).entries()) tiles[7 * 15 + 6 + i] = letter;
  return { rules: { ...CLASSIC_RULES, distribution }, tiles, rack };
}

describe.each([
  { language: spanish, word: 'CH-I-C-O', rack: ['LL', 'A', 'S', 'C'], found: 'CHICOS', text: 'chicos' },
  { language: catalan, word: 'C-O-L·L-E-G-I', rack: ['A', 'L·L', 'E', 'NY'], found: 'AL·LE', text: 'al·le' },
])('with the tiles of $language.distribution.name', ({ language, word, rack, found, text }) => {
  const { distribution } = language;
  const letters = alphabetOf(distribution);
  const file = `${distribution.name}.txt`;
  // Written as in a word list: nothing marks the tiles of a word.
  const list = language.words.map((tiles) => tiles.replaceAll('-', '').toLowerCase()).join('\n');
  const setup = setupWith(distribution, word, [
    ...rack.map((glyph) => codesOfTiles(glyph, distribution)[0]!),
    BLANK,
  ]);

  it('lists the same moves as brute force', async () => {
    const lexicon = unwrap(await openFile(file, list, letters));
    expect(lexicon).toMatchObject({ letters, wordCount: new Set(language.words).size });
    const summary = unwrap(await running.generate(lexicon.id, setup));
    expect(summary.notices.map(({ code }) => code)).not.toContain('word-not-in-lexicon');
    const { rows } = unwrap(
      await running.engine.ask('candidates', { generation: summary.generation, offset: 0, count: 100_000 }),
    );
    const words = language.words.map((tiles) => codesOfTiles(tiles, distribution).join(','));
    const listed = formatMoveList(placementsOf(rows), distribution);
    expect(listed).toEqual(listMovesByBruteForce(setup, new Set(words)));
    expect(rows.length).toBeGreaterThan(20);
  });

  it('answers questions about the position and the words', async () => {
    const { id } = unwrap(await openFile(file, list, letters));
    const { generation } = unwrap(await running.generate(id, setup));
    const why = unwrap(
      await running.engine.ask('whyNot', {
        purpose: 'question',
        generation,
        wanted: { kind: 'word', text, place: null },
      }),
    );
    expect(said(why)).toMatchObject({
      word: found,
      headline: expect.stringMatching(/ is candidate \d+ of \d+: /),
    });
    const trace = unwrap(
      await running.engine.ask('trace', {
        purpose: 'show',
        generation,
        scope: { kind: 'candidate', rank: 1 },
        algorithm: 'gaddag',
      }),
    );
    expect(trace.records.length).toBeGreaterThan(8);
    const values = distribution.letters.map(({ value }) => value);
    const ask = { lexicon: id, values, kind: 'exact', text, order: 'score', limit: 9 } as const;
    const tiles = language.words.find((each) => each.replaceAll('-', '') === found)!;
    const score = codesOfTiles(tiles, distribution).reduce((sum, code) => sum + values[code - 1]!, 0);
    expect(unwrap(await running.work('words', ask))).toMatchObject({
      words: [{ text: found, score }],
    });
    expect(unwrap(await running.engine.ask('crossChecks', { lexicon: id, setup })).across).toHaveLength(225);
  });

  it('is built once per alphabet and cached separately', async () => {
    const own = unwrap(await openFile(file, list, letters));
    expect(own.source).toBe('cache');
    const english = unwrap(await openFile(file, list, ENGLISH_LETTERS));
    expect(english.id).not.toBe(own.id);
    expect(unwrap(await openFile(file, list, letters))).toMatchObject({ id: own.id, source: 'cache' });
  });
});

describe('a lexicon of other letters', () => {
  it('is refused for the position in one sentence that names both', async () => {
    const lexicon = unwrap(await running.open()).id;
    const setup = setupWith(spanish.distribution, 'CH-I-C-O', [1, 2]);
    const expected = {
      code: 'wrong-alphabet',
      message: sentence('engine.wrongAlphabet', {
        lexicon: 'English (word-list)',
        spelledWith: ENGLISH_LETTERS.join(' '),
        tileSet: 'Spanish',
        letters: alphabetOf(spanish.distribution).join(' '),
      }),
    };
    expect(errorOf(await running.generate(lexicon, setup))).toEqual(expected);
    expect(errorOf(await running.engine.ask('crossChecks', { lexicon, setup }))).toEqual(expected);
    expect(errorOf(await running.work('structures', { lexicon, setup }))).toEqual(expected);
    const words = { lexicon, values: [1, 2], kind: 'exact', text: 'A', order: 'score', limit: 1 } as const;
    expect(errorOf(await running.work('words', words))?.code).toBe('wrong-alphabet');
  });

  it('made from the built-in list leaves the cache of that list alone', async () => {
    const path = join(dir, 'english.txt');
    const english = unwrap(await running.open());
    const letters = alphabetOf(spanish.distribution);
    const other = unwrap(await running.engine.openLexicon({ kind: 'default', path, letters }));
    // WALL and KIWI have letters that the Spanish tiles lack; CHAT is CH-A-T.
    expect(other).toMatchObject({ letters, wordCount: 2 });
    expect(other.report?.refusals.map(({ message }) => say(message))).toEqual([
      sentence('wordList.unknownLetter', {
        line: 3,
        text: '“wall”',
        count: 28,
        unknown: '“w”',
        first: 'A',
        last: 'Z',
      }),
      sentence('wordList.unknownLetter', {
        line: 4,
        text: '“kiwi”',
        count: 28,
        unknown: '“k”',
        first: 'A',
        last: 'Z',
      }),
    ]);
    expect(unwrap(await running.open()).id).toBe(english.id);
    expect(readdirSync(join(dir, 'cache'))).toContain('default.gaddag');
  });

  it('cannot be read from a KWG file, which has only their numbers', async () => {
    const codes = [
      [1, 26],
      [26, 1],
    ].map((word) => Uint8Array.from(word));
    const kwg = unwrap(formatKwg(unwrap(buildGaddag(wordListOf(codes, 26)))));
    expect(unwrap(await openFile('words.kwg', kwg, ENGLISH_LETTERS)).wordCount).toBe(2);
    expect(errorOf(await openFile('words.kwg', kwg, alphabetOf(spanish.distribution)))).toEqual({
      code: 'bad-word-list',
      message: sentence('engine.otherLetterCount', {
        file: join(dir, 'words.kwg'),
        used: 26,
        count: 28,
        first: 'A',
        last: 'Z',
      }),
    });
  });

  it('reads a small KWG file that lacks its last letters', async () => {
    const kwg = unwrap(formatKwg(unwrap(buildGaddag(wordListOf([Uint8Array.of(1, 2)], 26)))));
    const opened = unwrap(await openFile('ab.kwg', kwg, ENGLISH_LETTERS));
    expect(opened).toMatchObject({ wordCount: 1, letters: ENGLISH_LETTERS });
  });

  it.each([
    ['without a letter', []],
    ['with a letter twice', ['A', 'B', 'A']],
    ['with a small letter', ['A', 'b']],
    ['of too many letters', Array.from({ length: 33 }, (_, i) => String.fromCharCode(0x410 + i))],
  ])('is none %s', async (_what, letters) => {
    expect(errorOf(await openFile('some.txt', 'ab\n', letters))).toEqual({
      code: 'bad-request',
      message: sentence('engine.unusableAlphabet', { most: 32 }),
    });
  });

  it('is missing if its file is gone', async () => {
    const gone = {
      kind: 'file',
      path: join(dir, 'gone.txt'),
      letters: alphabetOf(catalan.distribution),
    } as const;
    const error = errorOf(await running.engine.openLexicon(gone));
    expect(error).toMatchObject({
      code: 'file',
      message: expect.stringContaining(
        sentence('commandLine.unreadable', { path: 'gone.txt', reason: sentence('cache.noFile') }),
      ),
    });
  });
});
