import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/core/alphabet/english';
import { blankAs, NO_TILE } from '../../../src/core/alphabet/tile';
import { parseLayout } from '../../../src/core/board/boardLayout';
import { checkSetup } from '../../../src/core/board/position';
import { CLASSIC_RULES } from '../../../src/core/board/rules';
import type { Direction } from '../../../src/core/board/square';
import type { Move } from '../../../src/core/movegen/move';
import { parseRack } from '../../../src/core/notation/positions/rack';
import { explainMove } from '../../../src/core/scoring/explainMove';
import { positionOf, unwrap } from '../../oracle/oraclePositions';

/** Upper case = letter tile, lower case = blank, `.` = play-through. */
function moveOf(row: number, col: number, direction: Direction, text: string): Move {
  const tiles = [...text].map((letter) => {
    if (letter === '.') return NO_TILE;
    const tile = unwrap(parseRack(letter.toUpperCase(), ENGLISH))[0]!;
    return letter === letter.toUpperCase() ? tile : blankAs(tile);
  });
  return { kind: 'placement', row, col, direction, tiles, score: 0 };
}

const emptyBoard = Array<string>(15).fill('.'.repeat(15));
const boardWith = (rows: Readonly<Record<number, string>>) =>
  emptyBoard.map((empty, row) => (rows[row] ?? empty).padEnd(15, '.'));
const classic = (board: string[], rack: string) => positionOf({ board, rack });

describe('the score of a move, calculated by hand', () => {
  it('counts letter premiums before the word premium, and the bonus separately', () => {
    // QUIZZED lies on 8B to 8H: the I on the double letter 8D, the D on the double word 8H.
    const move = moveOf(7, 1, 'across', 'QUIZzED');
    const explanation = explainMove(classic(emptyBoard, 'QUIZED?'), move);
    // Q10 U1 I1×2 Z10 z0 E1 D2 = 26, doubled = 52, and 50 for seven tiles.
    expect(explanation.mainWord).toMatchObject({ word: 'QUIZZED', wordMultiplier: 2, score: 52 });
    expect(
      explanation.mainWord.letters.map(({ value, letterMultiplier }) => value * letterMultiplier),
    ).toEqual([10, 1, 2, 10, 0, 1, 2]);
    expect(explanation).toMatchObject({ crossWords: [], bingoBonus: 50, total: 102 });
  });

  it('multiplies two word premiums, and gives none for existing tiles', () => {
    // Row 1 has triple words at 1A, 1H and 1O; an E lies at 1E.
    const board = boardWith({ 0: '....E' });
    const move = moveOf(0, 0, 'across', 'BLAM.D');
    // 1A ×3; 1D doubles the M: B3 L1 A1 M3×2 E1 D2 = 14 → 42.
    expect(explainMove(classic(board, 'BLAMD'), move)).toMatchObject({ total: 42 });
    const long = moveOf(0, 0, 'across', 'BLAM.DIS');
    // … I1 S1 on 1G and the triple word 1H: B3 L1 A1 M6 E1 D2 I1 S1 = 16, × 9.
    expect(explainMove(classic(board, 'BLAMDIS'), long)).toMatchObject({
      mainWord: { wordMultiplier: 9, score: 144 },
      bingoBonus: 50,
      total: 194,
    });
  });

  it('adds each cross-word with the premium of its one new tile', () => {
    // HORN lies on 8F to 8I; FARM goes beneath it, from 9G.
    const board = boardWith({ 7: '.....HORN' });
    const explanation = explainMove(classic(board, 'FARM'), moveOf(8, 6, 'across', 'FARM'));
    // 9G doubles the F, 9I the R: F4×2 A1 R1×2 M3 = 14.
    expect(explanation.mainWord).toMatchObject({ word: 'FARM', score: 14 });
    expect(
      explanation.crossWords.map(({ word, score, direction, row, col }) => [
        word,
        score,
        direction,
        row,
        col,
      ]),
    ).toEqual([
      ['OF', 9, 'down', 7, 6],
      ['RA', 2, 'down', 7, 7],
      ['NR', 3, 'down', 7, 8],
    ]);
    expect(explanation.total).toBe(28);
  });

  it('reads a down move down, its cross-words across', () => {
    const board = boardWith({ 7: '......OF' });
    // S on 8I makes OFS across and IS down (7I doubles the I).
    const explanation = explainMove(classic(board, 'IS'), moveOf(6, 8, 'down', 'IS'));
    expect(explanation.mainWord).toMatchObject({ word: 'IS', score: 3, direction: 'down', row: 6, col: 8 });
    expect(explanation.crossWords).toMatchObject([
      { word: 'OFS', score: 6, direction: 'across', row: 7, col: 6 },
    ]);
  });

  it('supports any multipliers, including 0 and 9, on squares that have both', () => {
    const letterMultipliers = [9, 0, 2, 1, 1, 1];
    const wordMultipliers = [9, 1, 3, 1, 0, 1];
    const plain = parseLayout(['   ', '   '], { row: 0, col: 0 });
    const layout = { ...plain, letterMultipliers, wordMultipliers };
    const rules = { ...CLASSIC_RULES, layout, bingoBonus: { 2: 7 } };
    const tiles = [0, 0, 0, 1, 0, 0];
    const { position } = unwrap(checkSetup({ rules, tiles, rack: [3, 1, 20] }));
    // CAT: C3×9 A1×0 T1×2 = 29, × 27 = 783; CA down: (27 + 1) × 9 = 252.
    expect(explainMove(position, moveOf(0, 0, 'across', 'CAT'))).toMatchObject({
      mainWord: { score: 783, wordMultiplier: 27 },
      crossWords: [{ word: 'CA', score: 252 }],
      bingoBonus: 0,
      total: 1035,
    });
    // AT in row 2: the old A at 2A, T1 on 2B × 0; AT down does not exist.
    expect(explainMove(position, moveOf(1, 0, 'across', '.T'))).toMatchObject({ total: 0, crossWords: [] });
    expect(explainMove(position, moveOf(1, 0, 'across', '.TA'))).toMatchObject({ total: 7, bingoBonus: 7 });
  });
});
