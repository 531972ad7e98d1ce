import {
  type BoardLayout,
  BRICK_CHARACTER,
  MAX_BOARD_SIDE,
  MIN_BOARD_SIDE,
  PLAIN_SQUARE,
  PREMIUM_CHARACTERS,
  type Premium,
} from '../../board/boardLayout';
import type { Square } from '../../board/square';
import { type KeyedMessage, type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';

const CHARACTER_OF: ReadonlyMap<string, string> = new Map(
  [...PREMIUM_CHARACTERS].map(([character, premium]) => [premium.join(), character]),
);

/** How messages number the rows: as rows of the board or as lines of a file, and the number of the first. */
export interface RowNumbers {
  readonly unit: 'row' | 'line';
  readonly first: number;
}

/** As messages list them, after the blank for a plain square. */
const VISIBLE_CHARACTERS = [...PREMIUM_CHARACTERS.keys(), BRICK_CHARACTER]
  .filter((character) => character !== ' ')
  .join(' ');

/** Parses rows of layout characters. */
export function parseLayoutRows(
  rows: readonly string[],
  start: Square,
  { first, unit }: RowNumbers,
): Result<BoardLayout, Message> {
  const cols = rows[0]?.length ?? 0;
  const sizeError = checkSides(rows.length, cols);
  if (sizeError !== undefined) return fail(sizeError);
  const premiums: Premium[] = [];
  for (const [row, text] of rows.entries()) {
    if (text.length !== cols)
      return fail(
        message('boardFiles.unevenRow', { unit, number: String(first + row), squares: text.length, cols }),
      );
    for (const [col, character] of [...text].entries()) {
      const premium = character === BRICK_CHARACTER ? PLAIN_SQUARE : PREMIUM_CHARACTERS.get(character);
      if (premium === undefined)
        return fail(
          message('boardFiles.unknownSquare', {
            unit,
            number: String(first + row),
            column: col + 1,
            found: quoted(character),
            characters: VISIBLE_CHARACTERS,
          }),
        );
      premiums.push(premium);
    }
  }
  return checkStart({
    rows: rows.length,
    cols,
    start,
    letterMultipliers: premiums.map(([letter]) => letter),
    wordMultipliers: premiums.map(([, word]) => word),
    bricks: [...rows.join('')].map((character) => character === BRICK_CHARACTER),
  });
}

/** Rows of layout characters; undefined if some square has multipliers without a character. */
export function formatLayoutRows(layout: BoardLayout): string[] | undefined {
  const characters = layout.letterMultipliers.map((letter, index) =>
    layout.bricks[index] ? BRICK_CHARACTER : CHARACTER_OF.get(`${letter},${layout.wordMultipliers[index]}`),
  );
  if (characters.includes(undefined)) return undefined;
  return Array.from({ length: layout.rows }, (_, row) =>
    characters.slice(row * layout.cols, (row + 1) * layout.cols).join(''),
  );
}

/** What is wrong with the size of a board; undefined if it is valid. */
export function checkSides(rows: number, cols: number): KeyedMessage | undefined {
  const isSide = (side: number) => side >= MIN_BOARD_SIDE && side <= MAX_BOARD_SIDE;
  if (isSide(rows) && isSide(cols)) return undefined;
  return message('boardFiles.sides', { rows, cols, least: MIN_BOARD_SIDE, most: MAX_BOARD_SIDE });
}

/** The layout, or why no word can start on its start square. */
export function checkStart(layout: BoardLayout): Result<BoardLayout, Message> {
  const { start, rows, cols } = layout;
  if (start.row >= 0 && start.row < rows && start.col >= 0 && start.col < cols) return ok(layout);
  const square = { row: String(start.row + 1), col: String(start.col + 1) };
  return fail(message('boardFiles.startOffBoard', { ...square, rows, cols }));
}
