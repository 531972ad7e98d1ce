import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardLayout } from '../../../../src/core/board/boardLayout';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { formatBoardFile, parseBoardFile } from '../../../../src/core/notation/boards/boardFile';
import { formatLayoutFile, parseLayoutFile } from '../../../../src/core/notation/boards/layoutFile';
import { formatQuackleBoard, parseQuackleBoard } from '../../../../src/core/notation/boards/quackleBoard';
import { say } from '../../../../src/texts/say';
import { said, sentence } from '../../../said';
import { runs } from '../../../seed';
import { anyLayout } from '../anyLayout';

const digit = fc.integer({ min: 0, max: 9 });
const anyMultipliers = fc.tuple(digit, digit);
const writableMultipliers = fc.constantFrom<[number, number]>(
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [1, 2],
  [1, 3],
  [1, 4],
);

const SMALL: BoardLayout = {
  rows: 2,
  cols: 3,
  start: { row: 1, col: 2 },
  letterMultipliers: [1, 2, 3, 4, 1, 1],
  wordMultipliers: [1, 1, 1, 1, 2, 4],
  bricks: [false, false, false, false, false, false],
};
/** With a brick on its first square. */
const BRICKED: BoardLayout = { ...SMALL, bricks: SMALL.bricks.with(0, true) };

describe('layout files', () => {
  it('read start square and characters', () => {
    expect(parseLayoutFile('1, 2\n \'"\n^-~\n')).toEqual({ ok: true, value: SMALL });
    expect(formatLayoutFile(SMALL)).toEqual({ ok: true, value: '1, 2\n \'"\n^-~\n' });
  });

  it('support bricks', () => {
    expect(parseLayoutFile('1, 2\n#\'"\n^-~\n')).toEqual({ ok: true, value: BRICKED });
    expect(formatLayoutFile(BRICKED)).toEqual({ ok: true, value: '1, 2\n#\'"\n^-~\n' });
  });

  it.each([
    ['', sentence('boardFiles.layoutStart', { found: '“”' })],
    ['7 7\n', sentence('boardFiles.layoutStart', { found: '“7 7”' })],
    ['0, 0\n', sentence('boardFiles.sides', { rows: 0, cols: 0, least: 2, most: 40 })],
    ['0, 0\n  \n', sentence('boardFiles.sides', { rows: 1, cols: 2, least: 2, most: 40 })],
    ['0, 0\n  \n \n', sentence('boardFiles.unevenRow', { unit: 'line', number: 3, squares: 1, cols: 2 })],
    [
      '0, 0\n  \n x\n',
      '“x” on line 3, column 2 is not a square; the characters allowed are: a blank \' " ^ - = ~ #.',
    ],
    ['2, 0\n  \n  \n', sentence('boardFiles.startOffBoard', { row: 3, col: 1, rows: 2, cols: 2 })],
  ])('reject %j', (text, message) => {
    expect(said(parseLayoutFile(text))).toEqual({ ok: false, error: message });
  });

  it('are preserved by writing', () => {
    fc.assert(
      fc.property(anyLayout(writableMultipliers, 10), (layout) => {
        const text = formatLayoutFile(layout);
        expect(text.ok && parseLayoutFile(text.value)).toEqual({ ok: true, value: layout });
      }),
      { numRuns: 30 },
    );
  });

  it('report a square without a character', () => {
    const layout = { ...SMALL, wordMultipliers: [5, 1, 1, 1, 1, 1] };
    expect(said(formatLayoutFile(layout))).toEqual({
      ok: false,
      error: sentence('boardFiles.noCharacter'),
    });
  });
});

describe('Quackle board files', () => {
  it('read pairs of multipliers', () => {
    const text = 'Quackle\n1 3 2 1 2\n1 1  2 1  3 1\n4 1 1 2\n1 4';
    expect(parseQuackleBoard(text)).toEqual({ ok: true, value: SMALL });
  });

  it.each([
    ['', sentence('boardFiles.quackleWord', { word: 'Quackle' })],
    ['quackle 1 2 2 0 0', sentence('boardFiles.quackleWord', { word: 'Quackle' })],
    ['Quackle\n2 2 2 0 0', sentence('boardFiles.quackleVersion', { known: 1, version: '“2”' })],
    ['Quackle\n1 2 2 0', sentence('boardFiles.quackleHead')],
    ['Quackle\n1 2 x 0 0', sentence('boardFiles.quackleNumber', { line: 2, found: '“x”' })],
    ['Quackle\n1 2 41 0 0', sentence('boardFiles.sides', { rows: 41, cols: 2, least: 2, most: 40 })],
    [
      'Quackle\n1 2 2 0 0\n1 1 1 1\n1 1 1',
      sentence('boardFiles.quackleCount', { rows: 2, cols: 2, needed: 8, found: 7 }),
    ],
    [
      'Quackle\n1 2 2 0 0\n1 1 1 1\n1 1 1 10',
      sentence('boardFiles.quackleMultiplier', { line: 4, square: '2B', multiplier: 10, most: 9 }),
    ],
    [
      'Quackle\n1 2 2 0 2\n1 1 1 1\n1 1 1 1',
      sentence('boardFiles.startOffBoard', { row: 1, col: 3, rows: 2, cols: 2 }),
    ],
  ])('reject %j', (text, message) => {
    expect(said(parseQuackleBoard(text))).toEqual({ ok: false, error: message });
  });

  it('are preserved by writing, whatever the multipliers', () => {
    fc.assert(
      fc.property(anyLayout(anyMultipliers, 0), (layout) => {
        const text = formatQuackleBoard(layout);
        expect(text.ok && parseQuackleBoard(text.value)).toEqual({ ok: true, value: layout });
      }),
      { numRuns: 30 },
    );
  });

  it('cannot be written for a board with bricks', () => {
    expect(said(formatQuackleBoard(BRICKED))).toEqual({
      ok: false,
      error: sentence('boardFiles.quackleBricks'),
    });
  });
});

describe('board files', () => {
  const board = {
    name: 'Mine',
    aliases: ['other'],
    layout: SMALL,
    rackSize: 9,
    bingoBonus: { 7: 50, 8: 60 },
  };

  it('write layout characters if they suffice, otherwise digits', () => {
    expect(JSON.parse(formatBoardFile(board))).toEqual({
      name: 'Mine',
      aliases: ['other'],
      start: 'C2',
      rackSize: 9,
      bingoBonus: [
        { tiles: 7, points: 50 },
        { tiles: 8, points: 60 },
      ],
      rows: [' \'"', '^-~'],
    });
    const odd = { ...board, layout: { ...SMALL, letterMultipliers: [0, 2, 3, 4, 9, 1] } };
    expect(JSON.parse(formatBoardFile(odd))).toMatchObject({
      letterMultipliers: ['023', '491'],
      wordMultipliers: ['111', '124'],
    });
    const both = { ...board, layout: { ...BRICKED, letterMultipliers: [1, 0, 3, 4, 9, 1] } };
    expect(JSON.parse(formatBoardFile(both))).toMatchObject({
      letterMultipliers: ['#03', '491'],
      wordMultipliers: ['#11', '124'],
    });
    const drawn = { ...board, layout: BRICKED };
    expect(JSON.parse(formatBoardFile(drawn))).toMatchObject({ rows: ['#\'"', '^-~'] });
  });

  it('are preserved by writing', () => {
    fc.assert(
      fc.property(anyLayout(anyMultipliers, 10), (layout) => {
        const any = { ...board, layout };
        expect(parseBoardFile(formatBoardFile(any))).toEqual({ ok: true, value: any });
      }),
      { numRuns: 30 },
    );
  });

  const file = {
    name: 'Mine',
    start: 'A1',
    rackSize: 7,
    bingoBonus: [{ tiles: 7, points: 50 }],
    rows: ['  ', '  '],
  };
  it.each([
    [{ ...file, name: undefined }, sentence('jsonFiles.wantsText', { found: 'nothing', field: '“name”' })],
    [{ ...file, start: '1' }, sentence('boardFiles.startNoSquare', { label: '“1”' })],
    [{ ...file, start: 'C1' }, sentence('boardFiles.startOffBoard', { row: 1, col: 3, rows: 2, cols: 2 })],
    [
      { ...file, rackSize: 0 },
      sentence('jsonFiles.wantsNumberWithin', { found: 'wrong', field: '“rackSize”', low: 1, high: 40 }),
    ],
    [
      { ...file, bingoBonus: [{ tiles: 7 }] },
      sentence('jsonFiles.wantsNumberWithin', {
        found: 'nothing',
        field: '“bingoBonus[0].points”',
        low: 0,
        high: 1000000,
      }),
    ],
    [
      { ...file, rows: ['  ', ' *'] },
      '“*” on row 2, column 2 is not a square; the characters allowed are: a blank \' " ^ - = ~ #.',
    ],
    [
      { ...file, rows: 'x' },
      sentence('jsonFiles.wantsTexts', { found: 'wrong', field: '“rows”', most: 256 }),
    ],
    [
      { ...file, rows: undefined, letterMultipliers: ['11', '1'], wordMultipliers: ['11', '11'] },
      sentence('boardFiles.digitRows', { rows: 2, cols: 2, most: 9, brick: '#' }),
    ],
    [
      { ...file, rows: undefined, letterMultipliers: ['11', '1#'], wordMultipliers: ['11', '#1'] },
      sentence('boardFiles.brickSquares'),
    ],
  ])('reject %j', (value, message) => {
    expect(said(parseBoardFile(JSON.stringify(value)))).toEqual({ ok: false, error: message });
  });
});

describe('parsers of boards', () => {
  it('return a board or a sentence for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('0', '1', ',', ' ', '\n', "'", '=', 'Quackle', '{', '}', '"') }),
      fc.json(),
    );
    fc.assert(
      fc.property(text, (any) => {
        for (const parse of [parseLayoutFile, parseQuackleBoard, parseBoardFile]) {
          const result = parse(any);
          if (!result.ok) expect(say(result.error)).toMatch(/^\S.*\.$/s);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('agree on the standard board', () => {
    const { layout } = CLASSIC_RULES;
    const written = formatLayoutFile(layout);
    const ofQuackle = formatQuackleBoard(layout);
    expect(written.ok && parseLayoutFile(written.value)).toEqual({ ok: true, value: layout });
    expect(ofQuackle.ok && parseQuackleBoard(ofQuackle.value)).toEqual({ ok: true, value: layout });
  });
});
