import type { BoardLayout } from '../../board/boardLayout';
import type { Message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { lengthProblem, MAX_SMALL_TEXT } from '../text/textBounds';
import { splitLines } from '../text/textLines';
import { formatLayoutRows, parseLayoutRows } from './layoutCharacters';

/** Why no character can be written for some square. */
const NO_CHARACTER =
  'This board has a square that layout files have no character for; they can hold letter multipliers 1 to 4 and word multipliers 1 to 4, never both on one square.';

/**
 * Reads a layout file: the start square as zero-based `row, col` on line 1, then one line of layout characters
 * (see `layoutCharacters.ts`) for every row.
 */
export function parseLayoutFile(text: string): Result<BoardLayout, Message> {
  const tooLong = lengthProblem('tooLong.layoutFile', text, MAX_SMALL_TEXT);
  if (tooLong !== undefined) return fail(tooLong);
  const [first = '', ...rows] = splitLines(text);
  while (rows.at(-1) === '') rows.pop();
  const start = /^\s*(\d{1,4})\s*,\s*(\d{1,4})\s*$/.exec(first);
  if (start === null)
    return fail(
      `Line 1 must name the start square as zero-based “row, column”, e.g. “7, 7”; found ${quoted(first)}.`,
    );
  return parseLayoutRows(rows, { row: Number(start[1]), col: Number(start[2]) }, (row) => `line ${row + 2}`);
}

export function formatLayoutFile(layout: BoardLayout): Result<string, Message> {
  const rows = formatLayoutRows(layout);
  if (rows === undefined) return fail(NO_CHARACTER);
  return ok(`${layout.start.row}, ${layout.start.col}\n${rows.join('\n')}\n`);
}
