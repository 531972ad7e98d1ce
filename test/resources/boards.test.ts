import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BoardLayout } from '../../src/core/board/boardLayout';
import { CLASSIC_RULES } from '../../src/core/board/rules';
import { columnLabel } from '../../src/core/board/square';
import { type BoardPreset, formatBoardFile, parseBoardFile } from '../../src/core/notation/boards/boardFile';
import { say } from '../../src/texts/say';

const FOLDER = new URL('../../resources/boards/', import.meta.url);

function readBoard(file: string): BoardPreset {
  const board = parseBoardFile(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!board.ok) throw new Error(`${file}: ${say(board.error)}`);
  return board.value;
}

/** Squares of the games as published: [DL, TL, QL, DW, TW, QW]. */
const BOARDS: readonly {
  file: string;
  name: string;
  side: number;
  premiums: readonly number[];
  bonus: number;
  start: string;
  startWordMultiplier: number;
}[] = [
  {
    file: 'standard.json',
    name: 'Standard',
    side: 15,
    premiums: [24, 12, 0, 17, 8, 0],
    bonus: 50,
    start: '8H',
    startWordMultiplier: 2,
  },
  {
    file: 'super.json',
    name: 'Super',
    side: 21,
    premiums: [36, 20, 8, 41, 16, 4],
    bonus: 50,
    start: '11K',
    startWordMultiplier: 2,
  },
  {
    file: 'wordsWithFriends.json',
    name: 'Words With Friends',
    side: 15,
    premiums: [24, 16, 0, 12, 8, 0],
    bonus: 35,
    start: '8H',
    startWordMultiplier: 1,
  },
  {
    file: 'wordfeud.json',
    name: 'Wordfeud',
    side: 15,
    premiums: [24, 20, 0, 12, 8, 0],
    bonus: 40,
    start: '8H',
    startWordMultiplier: 1,
  },
  {
    file: 'crossplay.json',
    name: 'Crossplay',
    side: 15,
    premiums: [20, 20, 0, 8, 8, 0],
    bonus: 40,
    start: '8H',
    startWordMultiplier: 1,
  },
  {
    file: 'duel.json',
    name: 'Duel',
    side: 11,
    premiums: [16, 4, 0, 9, 4, 0],
    bonus: 50,
    start: '6F',
    startWordMultiplier: 2,
  },
  {
    file: 'kelimelik.json',
    name: 'Kelimelik',
    side: 15,
    premiums: [24, 8, 0, 8, 8, 0],
    bonus: 30,
    start: '8H',
    startWordMultiplier: 1,
  },
];

function countPremiums({ letterMultipliers, wordMultipliers }: BoardLayout): number[] {
  const count = (plane: readonly number[], multiplier: number) =>
    plane.filter((each) => each === multiplier).length;
  return [2, 3, 4]
    .flatMap((multiplier) => count(letterMultipliers, multiplier))
    .concat([2, 3, 4].flatMap((multiplier) => count(wordMultipliers, multiplier)));
}

/** Both multipliers of a square, as one value to compare. */
const premiumAt = (layout: BoardLayout, row: number, col: number): string => {
  const index = row * layout.cols + col;
  return `${layout.letterMultipliers[index]} ${layout.wordMultipliers[index]}`;
};

describe('board files', () => {
  it('are exactly the ones listed here', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(BOARDS.map(({ file }) => file).sort());
  });

  for (const expected of BOARDS) {
    it(`${expected.file} holds the published board`, () => {
      const { name, layout, rackSize, bingoBonus } = readBoard(expected.file);
      expect(name).toBe(expected.name);
      expect([layout.rows, layout.cols]).toEqual([expected.side, expected.side]);
      expect(countPremiums(layout)).toEqual(expected.premiums);
      expect(rackSize).toBe(7);
      expect(bingoBonus).toEqual({ 7: expected.bonus });
      expect(`${layout.start.row + 1}${columnLabel(layout.start.col)}`).toBe(expected.start);
      expect(premiumAt(layout, layout.start.row, layout.start.col)).toBe(`1 ${expected.startWordMultiplier}`);
    });

    it(`${expected.file} is symmetric left to right, top to bottom and along the diagonal`, () => {
      const { layout } = readBoard(expected.file);
      const last = layout.rows - 1;
      for (let row = 0; row <= last; row++) {
        for (let col = 0; col <= last; col++) {
          const premium = premiumAt(layout, row, col);
          expect(premiumAt(layout, row, last - col)).toBe(premium);
          expect(premiumAt(layout, last - row, col)).toBe(premium);
          expect(premiumAt(layout, col, row)).toBe(premium);
        }
      }
    });
  }

  it('have the standard board that the rules of the program start with', () => {
    expect(readBoard('standard.json').layout).toEqual(CLASSIC_RULES.layout);
  });

  it('say under what licence they are and where they come from', () => {
    for (const { file } of BOARDS) {
      const note = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));
      expect(note).toMatchObject({ licence: 'CC0-1.0', source: expect.stringMatching(/published/) });
    }
  });

  it('come back from being written', () => {
    for (const { file } of BOARDS) {
      const board = readBoard(file);
      expect(parseBoardFile(formatBoardFile(board))).toEqual({ ok: true, value: board });
    }
  });
});
