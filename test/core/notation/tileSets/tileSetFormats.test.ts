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
import { said } from '../../../said';
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
    ['', 'Tile set T: it has 0 letters; 1 to 32 are allowed.'],
    [
      'A a 1 9',
      'Line 1: “A a 1 9” must be “LETTER blankText score count vowel” with a vowel of 0 or 1, or “blank score count”.',
    ],
    [
      'A a 1 9 2',
      'Line 1: “A a 1 9 2” must be “LETTER blankText score count vowel” with a vowel of 0 or 1, or “blank score count”.',
    ],
    ['A a 1 9 1\nblank 1 2', 'Line 2: blanks are worth 1 points; only 0 is allowed.'],
    ['blank 0 2\n#\nblank 0 2', 'Line 3: blanks are already given; one line is allowed.'],
    ['A a 1 9 1\nA a 1 9 1', 'Tile set T: letter “A” appears twice.'],
    ['A a 256 9 1', 'Tile set T: letter “A” is worth 256 points; whole numbers from 0 to 255 are allowed.'],
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
    ['', 'The file is empty; its first row must be the blank, “?”.'],
    ['A,a,9,1,1', 'Line 1: the first row must be the blank, “?”.'],
    ['?,?,2,5,0', 'Line 1: blanks are worth 5 points; only 0 is allowed.'],
    [
      '?,?,2,0,0\nA,a',
      'Line 2: 2 fields found; “UPPER,lower,count,score,vowel” or “TILE,count,score,vowel” is expected.',
    ],
    ['?,?,2,0,0\nA,a,9,x,1', 'Line 2: count “9” and score “x” must be whole numbers from 0.'],
    ['?,2,0,0\nÇ,1,10,10', 'Line 2: the vowel field is “10”; 0 or 1 is allowed.'],
    ['?,?,2,0,0', 'Tile set T: it has 0 letters; 1 to 32 are allowed.'],
  ])('reject %j', (text, message) => {
    expect(said(parseDistributionCsv(text, 'T'))).toEqual({ ok: false, error: message });
  });
});

describe('tile set files', () => {
  const file = { name: 'Mine', blankCount: 2, letters: [{ glyph: 'A', value: 1, count: 9, isVowel: true }] };
  it.each([
    ['[]', 'The file must hold one JSON object, in braces.'],
    [
      JSON.stringify({ ...file, blankCount: -1 }),
      'Field “blankCount” has a wrong value; a whole number from 0 to 1000000 is expected.',
    ],
    [
      JSON.stringify({ ...file, letters: [{ ...file.letters[0], glyph: 1 }] }),
      'Field “letters[0].glyph” has a wrong value; a string is expected.',
    ],
    [
      JSON.stringify({ ...file, letters: [{ ...file.letters[0], glyph: 'a' }] }),
      'Tile set Mine: letter “a” must be in upper case.',
    ],
    [
      JSON.stringify({ ...file, letters: [{ ...file.letters[0], value: 1000 }] }),
      'Field “letters[0].value” has a wrong value; a whole number from 0 to 255 is expected.',
    ],
    [`${'['.repeat(100_000)}`, 'The file nests more than 64 levels deep.'],
    [`{"a":${'['.repeat(100)}${']'.repeat(100)}}`, 'The file nests more than 64 levels deep.'],
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
