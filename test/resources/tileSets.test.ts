import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../src/core/alphabet/english';
import { MAX_LETTERS } from '../../src/core/alphabet/tile';
import type { TileDistribution } from '../../src/core/alphabet/tileDistribution';
import {
  formatTileSetFile,
  parseTileSetFile,
  type TileSetPreset,
} from '../../src/core/notation/tileSets/tileSetFile';
import { say } from '../../src/texts/say';
import { said, sentence } from '../said';

const FOLDER = new URL('../../resources/tileSets/', import.meta.url);

function readTileSet(file: string): TileSetPreset {
  const preset = parseTileSetFile(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!preset.ok) throw new Error(`${file}: ${say(preset.error)}`);
  return preset.value;
}

/**
 * The sets as published: tiles in all, points in all, blanks, kinds of letters, and some telling
 * tiles as [value, count].
 */
const TILE_SETS: readonly {
  file: string;
  tiles: number;
  points: number;
  blanks: number;
  letters: number;
  some: Readonly<Record<string, readonly [value: number, count: number]>>;
}[] = [
  { file: 'english.json', tiles: 100, points: 187, blanks: 2, letters: 26, some: { Q: [10, 1], E: [1, 12] } },
  {
    file: 'superEnglish.json',
    tiles: 200,
    points: 381,
    blanks: 4,
    letters: 26,
    some: { S: [1, 10], Z: [10, 2] },
  },
  { file: 'french.json', tiles: 102, points: 197, blanks: 2, letters: 26, some: { K: [10, 1], E: [1, 15] } },
  { file: 'german.json', tiles: 102, points: 202, blanks: 2, letters: 29, some: { Ö: [8, 1], H: [2, 4] } },
  {
    file: 'spanish.json',
    tiles: 100,
    points: 192,
    blanks: 2,
    letters: 28,
    some: { CH: [5, 1], LL: [8, 1], RR: [8, 1], Ñ: [8, 1] },
  },
  {
    file: 'polish.json',
    tiles: 100,
    points: 190,
    blanks: 2,
    letters: 32,
    some: { Ź: [9, 1], Ł: [3, 2], Z: [1, 5] },
  },
  {
    file: 'catalan.json',
    tiles: 100,
    points: 189,
    blanks: 2,
    letters: 26,
    some: { L·L: [10, 1], NY: [10, 1], QU: [8, 1] },
  },
  { file: 'dutch.json', tiles: 102, points: 230, blanks: 2, letters: 26, some: { J: [4, 2], E: [1, 18] } },
  {
    file: 'swedish.json',
    tiles: 100,
    points: 194,
    blanks: 2,
    letters: 27,
    some: { Å: [4, 2], Ä: [3, 2], Ö: [4, 2] },
  },
  {
    file: 'norwegian.json',
    tiles: 100,
    points: 202,
    blanks: 2,
    letters: 26,
    some: { Æ: [6, 1], Ø: [5, 2], Å: [4, 2] },
  },
  {
    file: 'wordsWithFriends.json',
    tiles: 104,
    points: 220,
    blanks: 2,
    letters: 26,
    some: { J: [10, 1], H: [3, 4] },
  },
  { file: 'wordfeud.json', tiles: 104, points: 210, blanks: 2, letters: 26, some: { H: [4, 3], A: [1, 10] } },
  { file: 'crossplay.json', tiles: 100, points: 210, blanks: 3, letters: 26, some: { K: [6, 1], G: [4, 3] } },
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function summarise({ letters, blankCount }: TileDistribution) {
  return {
    tiles: blankCount + sum(letters.map(({ count }) => count)),
    points: sum(letters.map(({ count, value }) => count * value)),
    blanks: blankCount,
    letters: letters.length,
  };
}

describe('tile set files', () => {
  it('are exactly the ones listed here', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(TILE_SETS.map(({ file }) => file).sort());
  });

  for (const { file, some, ...expected } of TILE_SETS) {
    it(`${file} holds the published tiles`, () => {
      const { distribution } = readTileSet(file);
      expect(summarise(distribution)).toEqual(expected);
      for (const [glyph, [value, count]] of Object.entries(some))
        expect(distribution.letters.find((letter) => letter.glyph === glyph)).toMatchObject({ value, count });
    });
  }

  it('have the English tiles that the rules of the program start with', () => {
    expect(readTileSet('english.json').distribution).toEqual(ENGLISH);
  });

  it('know that Spanish tiles may be exchanged while one is in the bag', () => {
    expect(readTileSet('spanish.json').exchangeLimit).toBe(1);
    expect(readTileSet('english.json').exchangeLimit).toBe(7);
  });

  it('call the vowels of each language so', () => {
    const vowelsOf = (file: string) =>
      readTileSet(file)
        .distribution.letters.filter(({ isVowel }) => isVowel)
        .map(({ glyph }) => glyph)
        .join('');
    expect(vowelsOf('german.json')).toBe('AÄEIOÖUÜ');
    expect(vowelsOf('french.json')).toBe('AEIOUY');
    expect(vowelsOf('polish.json')).toBe('AĄEĘIOÓU');
    expect(vowelsOf('norwegian.json')).toBe('AEIOUYÆØÅ');
    expect(vowelsOf('swedish.json')).toBe('AEIOUYÅÄÖ');
    expect(vowelsOf('catalan.json')).toBe('AEIOU');
  });

  it('say under what licence they are and where they come from', () => {
    for (const { file } of TILE_SETS) {
      const note = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
      expect(note).toMatchObject({ licence: 'CC0-1.0', source: expect.stringMatching(/published/) });
    }
  });

  it('come back from being written', () => {
    for (const { file } of TILE_SETS) {
      const preset = readTileSet(file);
      expect(parseTileSetFile(formatTileSetFile(preset))).toEqual({ ok: true, value: preset });
    }
  });

  it('refuse a letter beyond the most that a tile code can tell apart', () => {
    const { distribution, ...preset } = readTileSet('polish.json');
    expect(distribution.letters).toHaveLength(MAX_LETTERS);
    const letters = [...distribution.letters, { glyph: 'Q', value: 10, count: 1, isVowel: false }];
    const text = formatTileSetFile({ ...preset, distribution: { ...distribution, letters } });
    expect(said(parseTileSetFile(text))).toEqual({
      ok: false,
      error: sentence('rules.letterCount', { place: 'anywhere', name: 'Polish', count: 33, most: 32 }),
    });
  });
});
