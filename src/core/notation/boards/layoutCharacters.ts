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
import { counted } from '../../counted';
import type { Message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';

const CHARACTER_OF: ReadonlyMap<string, string> = new Map(
  [...PREMIUM_CHARACTERS].map(([character, premium]) => [premium.join(), character]),
);

/** A layout from rows of layout characters. `locate` names a row in messages, e.g. `line 3`. */
export function parseLayoutRows(
  rows: readonly string[],
  start: Square,
  locate: (row: number) => string,
): Result<BoardLayout, Message> {
  const cols = rows[0]?.length ?? 0;
  const sizeError = checkSides(rows.length, cols);
  if (sizeError !== undefined) return fail(sizeError);
  const premiums: Premium[] = [];
  for (const [row, text] of rows.entries()) {
    if (text.length !== cols)
      return fail(
        `The row on ${locate(row)} has ${counted(text.length, 'square')}; the first row has ${cols}.`,
      );
    for (const [col, character] of [...text].entries()) {
      const premium = character === BRICK_CHARACTER ? PLAIN_SQUARE : PREMIUM_CHARACTERS.get(character);
      if (premium === undefined) return fail(unknownCharacter(character, locate(row), col));
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

/** Rows of layout characters; undefined if some square has multipliers that no character stands for. */
export function formatLayoutRows(layout: BoardLayout): string[] | undefined {
  const characters = layout.letterMultipliers.map((letter, index) =>
    layout.bricks[index] ? BRICK_CHARACTER : CHARACTER_OF.get(`${letter},${layout.wordMultipliers[index]}`),
  );
  if (characters.includes(undefined)) return undefined;
  return Array.from({ length: layout.rows }, (_, row) =>
    characters.slice(row * layout.cols, (row + 1) * layout.cols).join(''),
  );
}

/** What is wrong with the size of a board; undefined for a good one. */
export function checkSides(rows: number, cols: number): string | undefined {
  const isSide = (side: number) => side >= MIN_BOARD_SIDE && side <= MAX_BOARD_SIDE;
  if (isSide(rows) && isSide(cols)) return undefined;
  return `The board has ${counted(rows, 'row')} and ${counted(cols, 'column')}; ${MIN_BOARD_SIDE} to ${MAX_BOARD_SIDE} of each are allowed.`;
}

/** The layout, or why a word cannot start on its start square. */
export function checkStart(layout: BoardLayout): Result<BoardLayout, Message> {
  const { start, rows, cols } = layout;
  if (start.row >= 0 && start.row < rows && start.col >= 0 && start.col < cols) return ok(layout);
  return fail(
    `The start square (row ${start.row + 1}, column ${start.col + 1}) must lie on the ${rows}×${cols} board.`,
  );
}

function unknownCharacter(character: string, where: string, col: number): string {
  const place = `on ${where}, column ${col + 1}`;
  const characters = [...PREMIUM_CHARACTERS.keys(), BRICK_CHARACTER];
  const known = characters.map((each) => (each === ' ' ? 'a blank' : each)).join(' ');
  return `${quoted(character)} ${place} is not a square; the characters allowed are: ${known}.`;
}
