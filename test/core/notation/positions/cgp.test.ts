import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK, blankAs } from '../../../../src/core/alphabet/tile';
import { parseLayout } from '../../../../src/core/board/boardLayout';
import { CLASSIC_RULES, type Rules } from '../../../../src/core/board/rules';
import { formatCgp, parseCgp } from '../../../../src/core/notation/positions/cgp';
import { say } from '../../../../src/texts/say';
import { unwrap } from '../../../oracle/oraclePositions';
import { randomGame } from '../../../oracle/randomSetup';
import { sentence } from '../../../said';
import { runs } from '../../../seed';

const EMPTY = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15';
/** A 3×3 board whose letters are A, CH and L·L. */
const MULTI: Rules = {
  ...CLASSIC_RULES,
  layout: parseLayout(['   ', '   ', '   '], { row: 1, col: 1 }),
  distribution: {
    name: 'Multi',
    letters: ['A', 'CH', 'L·L'].map((glyph) => ({ glyph, value: 1, count: 2, isVowel: glyph === 'A' })),
    blankCount: 2,
  },
};

const errorOf = (text: string, rules?: Rules): string => {
  const parsed = parseCgp(text, rules);
  return parsed.ok ? 'no error' : say(parsed.error);
};

describe('a CGP line', () => {
  it('reads “-0” points as none', () => {
    const parsed = parseCgp(`${new Array(15).fill('15').join('/')} A/B -0/5 0`);
    expect(parsed.ok && parsed.value.scores).toEqual([0, 5]);
  });

  it('contains board, racks, scores, scoreless turns and operations', () => {
    const text = `${EMPTY} AELNOQT/ 12/-5 3 lex NWL18; lm exchange 2;`;
    const document = unwrap(parseCgp(text));
    expect(document.setup.tiles).toEqual(Array(225).fill(0));
    expect(document.setup.rack).toEqual([1, 5, 12, 14, 15, 17, 20]);
    expect(document.otherRacks).toEqual([[]]);
    expect(document.scores).toEqual([12, -5]);
    expect(document.scorelessTurns).toBe(3);
    expect(document.operations).toEqual(['lex NWL18', 'lm exchange 2']);
    expect(formatCgp(document)).toBe(text);
  });

  it('places tiles between runs of any number of digits, lower case for blanks', () => {
    const board = EMPTY.replace('15', '10QUi2').replace('/15', '/A13B');
    const { setup } = unwrap(parseCgp(`${board} ?A/B 0/0 0`));
    expect(setup.tiles.slice(0, 30).flatMap((tile, square) => (tile === 0 ? [] : [[square, tile]]))).toEqual([
      [10, 17],
      [11, 21],
      [12, blankAs(9)],
      [15, 1],
      [29, 2],
    ]);
    expect(setup.rack).toEqual([BLANK, 1]);
  });

  it('reads tiles of several characters in brackets', () => {
    const text = 'A[CH]1/[l·l]2/1a1 [CH]?A/ 0/0 0';
    const document = unwrap(parseCgp(text, MULTI));
    expect(document.setup.tiles).toEqual([1, 2, 0, blankAs(3), 0, 0, 0, blankAs(1), 0]);
    expect(document.setup.rack).toEqual([2, BLANK, 1]);
    expect(formatCgp(document)).toBe(text);
  });

  it.each([
    ['', sentence('positions.cgpParts')],
    ['15/15 A/ 0/0 0', sentence('positions.cgpRows', { found: 2, rows: 15 })],
    [
      `${EMPTY.replace('15', '14')} A/ 0/0 0`,
      sentence('positions.cgpRowLength', { row: 1, found: 14, cols: 15 }),
    ],
    [
      `${EMPTY.replace('/15', '/A15')} A/ 0/0 0`,
      sentence('positions.cgpRowLength', { row: 2, found: 16, cols: 15 }),
    ],
    [
      `${EMPTY.replace('15', '15A0')} A/ 0/0 0`,
      sentence('positions.atSquare', {
        row: 1,
        column: 'Q',
        problem: sentence('positions.emptyRun', { run: '0', most: 15 }),
      }),
    ],
    [
      `${EMPTY.replace('15', '99')} A/ 0/0 0`,
      sentence('positions.atSquare', {
        row: 1,
        column: 'A',
        problem: sentence('positions.emptyRun', { run: 99, most: 15 }),
      }),
    ],
    [
      `${EMPTY.replace('15', '3Ä11')} A/ 0/0 0`,
      sentence('positions.atSquare', {
        row: 1,
        column: 'D',
        problem: sentence('tileSetFiles.noTile', { glyph: '“Ä”', set: 'English' }),
      }),
    ],
    [
      `${EMPTY.replace('15', '3?11')} A/ 0/0 0`,
      sentence('positions.atSquare', { row: 1, column: 'D', problem: sentence('positions.blankOnBoard') }),
    ],
    [
      `${EMPTY.replace('15', '3[A11')} A/ 0/0 0`,
      sentence('positions.atSquare', { row: 1, column: 'D', problem: sentence('tileSetFiles.openBracket') }),
    ],
    [`${EMPTY} Aa/ 0/0 0`, sentence('positions.rackLowerCase', { rack: '“Aa”', tile: 2 })],
    [`${EMPTY} A/ 0/x 0`, sentence('positions.score', { found: '“x”' })],
    [`${EMPTY} A/ 0 0`, sentence('positions.scoresForRacks', { scores: 1, racks: 2 })],
    [`${EMPTY} A/ 0/0 -1`, sentence('positions.scorelessTurns', { found: '“-1”' })],
    [`${EMPTY} A/ 0/0 0 lex NWL18`, sentence('positions.openOperation', { operation: '“lex NWL18”' })],
    [`${EMPTY} A/ 0/0 0 lex NWL18;;`, sentence('positions.emptyOperation', { number: 2 })],
  ])('is refused with one sentence: %s', (text, message) => {
    expect(errorOf(text)).toBe(message);
  });

  it('is preserved for any board', () => {
    fc.assert(
      fc.property(randomGame(12), ({ setup }) => {
        const document = {
          setup,
          otherRacks: [[]],
          scores: [1, 2],
          scorelessTurns: 0,
          operations: ['gid x'],
        };
        expect(unwrap(parseCgp(formatCgp(document), setup.rules))).toEqual(document);
      }),
      { numRuns: runs(100) },
    );
  });

  it('uses the tile set of the rules', () => {
    expect(errorOf('3/3/3 B/ 0/0 0', MULTI)).toBe(
      sentence('positions.atRackTile', {
        rack: '“B”',
        tile: 1,
        problem: sentence('tileSetFiles.noTile', { glyph: '“B”', set: 'Multi' }),
      }),
    );
  });
});
