import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardLayout } from '../../../../src/core/board/boardLayout';
import { CLASSIC_RULES } from '../../../../src/core/board/rules';
import { formatBoardFile, parseBoardFile } from '../../../../src/core/notation/boards/boardFile';
import { formatLayoutFile, parseLayoutFile } from '../../../../src/core/notation/boards/layoutFile';
import { formatQuackleBoard, parseQuackleBoard } from '../../../../src/core/notation/boards/quackleBoard';
import { say } from '../../../../src/texts/say';
import { said } from '../../../said';
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
    ['', 'Line 1 must name the start square as zero-based “row, column”, e.g. “7, 7”; found “”.'],
    ['7 7\n', 'Line 1 must name the start square as zero-based “row, column”, e.g. “7, 7”; found “7 7”.'],
    ['0, 0\n', 'The board has 0 rows and 0 columns; 2 to 40 of each are allowed.'],
    ['0, 0\n  \n', 'The board has 1 row and 2 columns; 2 to 40 of each are allowed.'],
    ['0, 0\n  \n \n', 'Line 3 has 1 square; the first row has 2.'],
    [
      '0, 0\n  \n x\n',
      '“x” on line 3, column 2 is not a square; the characters allowed are: a blank \' " ^ - = ~ #.',
    ],
    ['2, 0\n  \n  \n', 'The start square (row 3, column 1) must lie on the 2×2 board.'],
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
      error:
        'Layout files have no character for one of this board’s squares; they can hold letter multipliers 1 to 4 and word multipliers 1 to 4, never both on one square.',
    });
  });
});

describe('Quackle board files', () => {
  it('read pairs of multipliers', () => {
    const text = 'Quackle\n1 3 2 1 2\n1 1  2 1  3 1\n4 1 1 2\n1 4';
    expect(parseQuackleBoard(text)).toEqual({ ok: true, value: SMALL });
  });

  it.each([
    ['', 'A Quackle board file begins with the word Quackle.'],
    ['quackle 1 2 2 0 0', 'A Quackle board file begins with the word Quackle.'],
    ['Quackle\n2 2 2 0 0', 'Quackle board files of version 1 can be read; this one has version “2”.'],
    ['Quackle\n1 2 2 0', 'Width, height, start row and start column must follow the version.'],
    ['Quackle\n1 2 x 0 0', 'Line 2: “x” must be a whole number.'],
    ['Quackle\n1 2 41 0 0', 'The board has 41 rows and 2 columns; 2 to 40 of each are allowed.'],
    ['Quackle\n1 2 2 0 0\n1 1 1 1\n1 1 1', 'A 2×2 board needs 8 multipliers; the file has 7.'],
    ['Quackle\n1 2 2 0 0\n1 1 1 1\n1 1 1 10', 'Line 4: square 2B has the multiplier 10; 0 to 9 are allowed.'],
    ['Quackle\n1 2 2 0 2\n1 1 1 1\n1 1 1 1', 'The start square (row 1, column 3) must lie on the 2×2 board.'],
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
      error: 'This board has bricks, which Quackle board files do not support.',
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
    [{ ...file, name: undefined }, 'Field “name” is missing; a string is expected.'],
    [{ ...file, start: '1' }, 'The start square “1” is not a square; one such as “H8” is expected.'],
    [{ ...file, start: 'C1' }, 'The start square (row 1, column 3) must lie on the 2×2 board.'],
    [
      { ...file, rackSize: 0 },
      'Field “rackSize” has a wrong value; a whole number from 1 to 40 is expected.',
    ],
    [
      { ...file, bingoBonus: [{ tiles: 7 }] },
      'Field “bingoBonus[0].points” is missing; a whole number from 0 to 1000000 is expected.',
    ],
    [
      { ...file, rows: ['  ', ' *'] },
      '“*” on row 2, column 2 is not a square; the characters allowed are: a blank \' " ^ - = ~ #.',
    ],
    [{ ...file, rows: 'x' }, 'Field “rows” has a wrong value; a list of at most 256 strings is expected.'],
    [
      { ...file, rows: undefined, letterMultipliers: ['11', '1'], wordMultipliers: ['11', '11'] },
      'Letter and word multipliers must each be 2 rows of 2 digits from 0 to 9, or # for a brick.',
    ],
    [
      { ...file, rows: undefined, letterMultipliers: ['11', '1#'], wordMultipliers: ['11', '#1'] },
      'Letter and word multipliers must have their bricks on the same squares.',
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
