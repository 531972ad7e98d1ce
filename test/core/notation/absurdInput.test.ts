import { describe, expect, it } from 'vitest';
import { setupParser } from '../../../src/contract/board/setupParser';
import { problemOf } from '../../../src/contract/requests/says';
import { alphabetOf } from '../../../src/core/alphabet/alphabet';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import { FIRST_TURN_STATE } from '../../../src/core/game/turnState';
import { parseWordList } from '../../../src/core/lexicon/wordList/wordListParser';
import { flaw } from '../../../src/core/message';
import { importText } from '../../../src/core/notation/exchange/textFormats';
import { parseGcgWord } from '../../../src/core/notation/gcg/gcgTiles';
import { parseGcg } from '../../../src/core/notation/gcg/parseGcg';
import { parseCgp } from '../../../src/core/notation/positions/cgp';
import { formatPositionDocument } from '../../../src/core/notation/positions/positionDocument';
import { parseRack } from '../../../src/core/notation/positions/rack';
import { parseRows } from '../../../src/core/notation/positions/rows';
import type { Result } from '../../../src/core/result';
import { say } from '../../../src/texts/say';
import { loadCatalogue } from './gcg/loadCatalogue';

/**
 * Each of these took from seconds to forever, or overflowed the stack. A parser that is not linear again does
 * not come to the end of its test.
 */
const TIMEOUT_MS = 60_000;
const MB = 1 << 20;
const LONGEST_MESSAGE = 300;

const deps = { rules: CLASSIC_RULES, catalogue: loadCatalogue(), fileName: '' };
const imported = (text: string, fileName = '') => importText(text, { ...deps, fileName });
const emptyRows = new Array(15).fill('15').join('/');
const PLAYERS = '#player1 a Ann\n#player2 b Bob\n';

function sentenceOf(result: Result<unknown, unknown>): string {
  if (result.ok) return 'accepted';
  const [first] = Array.isArray(result.error) ? result.error : [result.error];
  const message = typeof first === 'string' || 'key' in first ? first : first.message;
  return say(message);
}

const rackDocument = (rack: string) =>
  formatPositionDocument({
    setup: { rules: CLASSIC_RULES, tiles: new Array(225).fill(0), rack: [] },
    turn: FIRST_TURN_STATE,
    game: null,
    lexicon: null,
    view: null,
    source: {},
    cgp: null,
  }).replace('"rack": ""', `"rack": "${rack}"`);

describe('absurdly large input', () => {
  it.each<[string, () => Result<unknown, unknown>, RegExp]>([
    ['rows of 10,000 lines', () => imported('...............\n'.repeat(10_000)), /at most 100,000/],
    ['a row of a million dots', () => imported(`${'.'.repeat(1_000_000)}\n...`), /at most 100,000/],
    ['2,000 rows', () => imported('...\n'.repeat(2000)), /2000 rows; at most 40/],
    ['open brackets in rows', () => imported(`..\n${'['.repeat(50_000)}.`), /at most 1,000/],
    ['open brackets in CGP', () => imported(`${'['.repeat(200_000)}/15 A/ 0/0 0`), /at most 100,000/],
    ['a CGP of open brackets', () => parseCgp(`${'['.repeat(90_000)} A/ 0/0 0`), /board has 1 rows?|at most/],
    ['a CGP rack of 8 MB', () => parseCgp(`${emptyRows} ${'A'.repeat(8 * MB)}/ 0/0 0`), /at most 100,000/],
    ['a CGP rack of 50 KB', () => parseCgp(`${emptyRows} ${'A'.repeat(50_000)}/ 0/0 0`), /at most 1,000/],
    ['a rack of 41 tiles', () => parseRack('A'.repeat(41), ENGLISH), / 40 tiles/],
    ['4 million racks', () => parseCgp(`${emptyRows} ${'/'.repeat(4_000_000)} 0/0 0`), /at most 100,000/],
    ['40,000 racks', () => parseCgp(`${emptyRows} ${'/'.repeat(40_000)} 0/0 0`), /at most 8/],
    ['40,000 scores', () => parseCgp(`${emptyRows} A/ ${'0/'.repeat(40_000)}0 0`), /at most 8/],
    ['a CGP run of digits', () => parseCgp(`${'9'.repeat(900)}/15 A/ 0/0 0`), /./],
    ['a row of 200,000 squares', () => parseRows(['.'.repeat(200_000)], ENGLISH), /at most 1,000/],
    ['200,000 rows', () => parseRows(new Array(200_000).fill('..'), ENGLISH), /at most 40/],
    ['a rack line of 90 KB', () => imported(`...\n...\n\n${'A'.repeat(90_000)}`), /at most 1,000/],
    ['a GCG event of blanks', () => parseGcg(`${PLAYERS}>a: ABC${' '.repeat(200_000)}x`), /at most 1,000/],
    ['a GCG event of 1,000 blanks', () => parseGcg(`${PLAYERS}>a: A${' '.repeat(990)}x`), /A play reads/],
    ['a GCG word of 8 MB', () => parseGcgWord('(A)'.repeat(2_700_000), []), /longer than any word/],
    [
      'a GCG of 8 MB',
      () => imported(`${PLAYERS}${'#note x\n'.repeat(MB / 2)}`, 'a.gcg'),
      /at most 1,048,576/,
    ],
    ['100,000 unknown lines', () => parseGcg('?\n'.repeat(100_000)), /at most 10,000/],
    ['1,000 unknown lines', () => parseGcg('?\n'.repeat(1000)), /begins with/],
    [
      'a GCG of 250,001 characters',
      () => parseGcg(`${PLAYERS}#title ${'x'.repeat(250_000)}`),
      /at most 250,000/,
    ],
    ['40 tiles in GCG', () => parseGcg(`${PLAYERS}${manyTiles(40)}`), /at most 32 #tile/],
    [
      'a document with a million rack letters',
      () => imported(rackDocument('A'.repeat(1_000_000))),
      /at most 1,000/,
    ],
    [
      'a document with 10,000 rows',
      () => imported(rackDocument('').replace('"tiles": [', `"tiles": [${'"",'.repeat(10_000)}`)),
      /at most 256/,
    ],
    [
      'a tile set of 10,000 letters',
      () => imported(`{"name":"x","blankCount":2,"letters":[${'{},'.repeat(9_999)}{}]}`),
      /at most 256/,
    ],
    [
      'a board of 10,000 rows',
      () => imported(`{"name":"x","start":"A1","rows":[${'"",'.repeat(9_999)}""]}`),
      /at most 256/,
    ],
    [
      'nesting of 500,000 levels',
      () => imported(`{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`),
      /nests more than 64/,
    ],
    [
      'a document of 300,000 values',
      () => imported(`{"format":"tilewright","x":[${'{},'.repeat(300_000)}{}]}`),
      /at most 20,000/,
    ],
    ['64 MB of anything', () => imported('x'.repeat(64 * MB)), /at most 1,048,576/],
    ['100,000 letters', () => imported('AEINRST'.repeat(14_286)), /Tilewright/],
    ['letters in brackets', () => imported('[A'.repeat(MB / 2)), /Tilewright/],
    [
      'a Quackle board of 400,000 numbers',
      () => imported(`Quackle\n${'1 '.repeat(400_000)}`),
      /at most 100,000/,
    ],
    ['a layout of 100,000 rows', () => imported(`7, 7\n${"' =\n".repeat(100_000)}`), /at most 100,000/],
  ])('is refused with one short sentence: %s', { timeout: TIMEOUT_MS }, (_what, parse, expected) => {
    const sentence = sentenceOf(parse());
    expect(sentence.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
    expect(sentence).toMatch(expected);
    expect(sentence).not.toBe('accepted');
  });

  it('is refused before its entries are read: a bonus for each of a million numbers of tiles', {
    timeout: TIMEOUT_MS,
  }, () => {
    const bingoBonus = Object.fromEntries(Array.from({ length: 1_000_000 }, (_, n) => [`b${n}`, 1]));
    const parsed = setupParser.safeParse({ rules: { ...CLASSIC_RULES, bingoBonus }, tiles: [], rack: [] });
    const problems = parsed.error?.issues.map((issue) => say(problemOf(issue)));
    expect(problems).toEqual(['at most 256 entries are allowed']);
  });
});

const manyTiles = (count: number): string =>
  Array.from({ length: count }, (_, n) => {
    const glyph = `X${String.fromCharCode(65 + (n % 26))}${String.fromCharCode(65 + Math.floor(n / 26))}`;
    return `#tile ${glyph} ${glyph.toLowerCase()}\n`;
  }).join('');

describe('a word list with absurd lines', () => {
  const letters = alphabetOf(ENGLISH);
  const read = (bytes: Uint8Array) => {
    const parsed = parseWordList(bytes, letters);
    if (!parsed.ok) throw flaw(parsed.error.message);
    return parsed.value.report;
  };
  const bytesOf = (...parts: readonly (string | Buffer)[]) =>
    Buffer.concat(parts.map((part) => Buffer.from(part as string)));

  it.each([
    [
      'one of 50 MB',
      bytesOf('CAT\n', Buffer.alloc(50 * MB, 'A'), '\nDOG'),
      /^Line 2, “A{39}…”: the line has 52,428,800 bytes/,
    ],
    [
      'one of combining marks',
      bytesOf('CAT\nA', Buffer.alloc(20 * MB, '\u0301'), '\nDOG'),
      /^Line 2, “.*”: the line has 20,971,521 bytes/,
    ],
  ])('refuses %s and accepts the others', { timeout: TIMEOUT_MS }, (_what, bytes, message) => {
    const report = read(bytes);
    expect(report).toMatchObject({ lines: 3, accepted: 2, refused: { 'too-long': 1 } });
    const said = say(report.refusals[0]?.message ?? '');
    expect(said).toMatch(message);
    expect(said.length).toBeLessThan(LONGEST_MESSAGE);
  });

  it('counts 50 MB of line breaks', { timeout: TIMEOUT_MS }, () => {
    const report = read(bytesOf('CAT\n', Buffer.alloc(50 * MB, '\n'), 'DOG'));
    expect(report).toMatchObject({ accepted: 2, emptyLines: 50 * MB, lines: 50 * MB + 2 });
    expect(read(bytesOf('CAT\r\n\r\n\r\rDOG'))).toMatchObject({ accepted: 2, emptyLines: 3, lines: 5 });
  });
});
