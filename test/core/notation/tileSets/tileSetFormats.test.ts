import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TileDistribution } from '../../../../src/core/alphabet/tileDistribution';
import {
  formatDistributionCsv,
  parseDistributionCsv,
} from '../../../../src/core/notation/tileSets/distributionCsv';
import {
  formatQuackleAlphabet,
  parseQuackleAlphabet,
} from '../../../../src/core/notation/tileSets/quackleAlphabet';
import { formatTileSetFile, parseTileSetFile } from '../../../../src/core/notation/tileSets/tileSetFile';
import { say } from '../../../../src/texts/say';
import { said, sentence } from '../../../said';
import { runs } from '../../../seed';

const SMALL: TileDistribution = {
  name: 'Small',
  letters: [
    { glyph: 'A', value: 1, count: 9, isVowel: true },
    { glyph: 'CH', value: 5, count: 1, isVowel: false },
    { glyph: 'Ñ', value: 8, count: 0, isVowel: false },
  ],
  blankCount: 2,
};

const anyDistribution: fc.Arbitrary<TileDistribution> = fc.record({
  name: fc.string(),
  letters: fc.uniqueArray(
    fc.record({
      glyph: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÅÆØ', 'CH', 'LL', 'L·L'),
      value: fc.integer({ min: 0, max: 255 }),
      count: fc.integer({ min: 0, max: 1000 }),
      isVowel: fc.boolean(),
    }),
    { minLength: 1, maxLength: 32, selector: ({ glyph }) => glyph },
  ),
  blankCount: fc.integer({ min: 0, max: 1000 }),
});

describe('Quackle alphabet files', () => {
  it('read letters, blanks and comments', () => {
    const text = '# a comment\nA a 1 9 1\n\nCH ch\t5 1 0\r\nblank 0 2\nÑ ñ 8 0 0';
    expect(parseQuackleAlphabet(text, 'Small')).toEqual({ ok: true, value: SMALL });
  });

  it.each([
    ['', sentence('rules.letterCount', { place: 'anywhere', name: 'T', count: 0, most: 32 })],
    ['A a 1 9', sentence('tileSetFiles.alphabetLine', { line: 1, found: '“A a 1 9”' })],
    ['A a 1 9 2', sentence('tileSetFiles.alphabetLine', { line: 1, found: '“A a 1 9 2”' })],
    ['A a 1 9 1\nblank 1 2', sentence('tileSetFiles.blankPoints', { line: 2, points: 1 })],
    ['blank 0 2\n#\nblank 0 2', sentence('tileSetFiles.blanksTwice', { line: 3 })],
    ['A a 1 9 1\nA a 1 9 1', sentence('rules.letterTwice', { place: 'anywhere', name: 'T', letter: '“A”' })],
    [
      'A a 256 9 1',
      sentence('rules.letterValue', { place: 'anywhere', name: 'T', letter: '“A”', value: 256, most: 255 }),
    ],
  ])('reject %j', (text, message) => {
    expect(said(parseQuackleAlphabet(text, 'T'))).toEqual({ ok: false, error: message });
  });
});

describe('distribution CSV files', () => {
  it('read five fields, seven fields and four fields', () => {
    const five = '?,?,2,0,0\nA,a,9,1,1\nCH,ch,1,5,0\nÑ,ñ,0,8,0\n';
    const seven = '?,?,2,0,0,?,?\nA,a,9,1,1,Ａ,ａ\nCH,ch,1,5,0,CH,ch\nÑ,ñ,0,8,0,Ñ,ñ\n';
    const four = '?,2,0,0\r\nA,9,1,1\r\nCH,1,5,0\r\nÑ,0,8,0\r\n';
    for (const text of [five, seven, four])
      expect(parseDistributionCsv(text, 'Small')).toEqual({ ok: true, value: SMALL });
    expect(formatDistributionCsv(SMALL)).toBe(five);
  });

  it.each([
    ['', sentence('tileSetFiles.empty')],
    ['A,a,9,1,1', sentence('tileSetFiles.blankFirst', { line: 1 })],
    ['?,?,2,5,0', sentence('tileSetFiles.blankPoints', { line: 1, points: 5 })],
    ['?,?,2,0,0\nA,a', sentence('tileSetFiles.fieldCount', { line: 2, fields: 2 })],
    ['?,?,2,0,0\nA,a,9,x,1', sentence('tileSetFiles.wholeNumbers', { line: 2, count: '“9”', score: '“x”' })],
    ['?,2,0,0\nÇ,1,10,10', sentence('tileSetFiles.vowelField', { line: 2, found: '“10”' })],
    ['?,?,2,0,0', sentence('rules.letterCount', { place: 'anywhere', name: 'T', count: 0, most: 32 })],
  ])('reject %j', (text, message) => {
    expect(said(parseDistributionCsv(text, 'T'))).toEqual({ ok: false, error: message });
  });
});

describe('tile set files', () => {
  const file = { name: 'Mine', blankCount: 2, letters: [{ glyph: 'A', value: 1, count: 9, isVowel: true }] };
  it.each([
    ['[]', sentence('jsonFiles.noObject', { what: 'file' })],
    [
      JSON.stringify({ ...file, blankCount: -1 }),
      sentence('jsonFiles.wantsNumberWithin', {
        found: 'wrong',
        field: '“blankCount”',
        low: 0,
        high: 1000000,
      }),
    ],
    [
      JSON.stringify({ ...file, letters: [{ ...file.letters[0], glyph: 1 }] }),
      sentence('jsonFiles.wantsText', { found: 'wrong', field: '“letters[0].glyph”' }),
    ],
    [
      JSON.stringify({ ...file, letters: [{ ...file.letters[0], glyph: 'a' }] }),
      sentence('rules.letterCase', { place: 'anywhere', name: 'Mine', letter: '“a”' }),
    ],
    [
      JSON.stringify({ ...file, letters: [{ ...file.letters[0], value: 1000 }] }),
      sentence('jsonFiles.wantsNumberWithin', {
        found: 'wrong',
        field: '“letters[0].value”',
        low: 0,
        high: 255,
      }),
    ],
    [`${'['.repeat(100_000)}`, sentence('jsonFiles.tooDeep', { what: 'file', most: 64 })],
    [`{"a":${'['.repeat(100)}${']'.repeat(100)}}`, sentence('jsonFiles.tooDeep', { what: 'file', most: 64 })],
  ])('reject %.60s', (text, message) => {
    const result = parseTileSetFile(text);
    expect(said(result)).toEqual({
      ok: false,
      error: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });
});

describe('formats of tile sets', () => {
  it('are preserved by writing', () => {
    fc.assert(
      fc.property(anyDistribution, (distribution) => {
        const { name } = distribution;
        const value = distribution;
        expect(parseQuackleAlphabet(formatQuackleAlphabet(distribution), name)).toEqual({ ok: true, value });
        expect(parseDistributionCsv(formatDistributionCsv(distribution), name)).toEqual({ ok: true, value });
        const preset = { distribution, aliases: ['x'], exchangeLimit: 3 };
        expect(parseTileSetFile(formatTileSetFile(preset))).toEqual({ ok: true, value: preset });
      }),
    );
  });

  it('return a tile set or a sentence for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('A', 'a', '?', ',', '0', '1', ' ', '\n', 'blank') }),
      fc.json(),
    );
    fc.assert(
      fc.property(text, (any) => {
        const parsers = [parseQuackleAlphabet, parseDistributionCsv, parseTileSetFile];
        for (const parse of parsers) {
          const result = parse(any, 'T');
          if (!result.ok) expect(say(result.error)).toMatch(/^\S.*\.$/s);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
