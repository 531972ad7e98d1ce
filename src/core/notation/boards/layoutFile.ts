import type { BoardLayout } from '../../board/boardLayout';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { lengthProblem, MAX_SMALL_TEXT } from '../text/textBounds';
import { splitLines } from '../text/textLines';
import { formatLayoutRows, parseLayoutRows } from './layoutCharacters';

/**
 * Parses a layout file: the start square as zero-based `row, col` on line 1, then one line of layout
 * characters (see `layoutCharacters.ts`) per row.
 */
export function parseLayoutFile(text: string): Result<BoardLayout, Message> {
  const tooLong = lengthProblem('tooLong.layoutFile', text, MAX_SMALL_TEXT);
  if (tooLong !== undefined) return fail(tooLong);
  const [first = '', ...rows] = splitLines(text);
  while (rows.at(-1) === '') rows.pop();
  const start = /^\s*(\d{1,4})\s*,\s*(\d{1,4})\s*$/.exec(first);
  if (start === null) return fail(message('boardFiles.layoutStart', { found: quoted(first) }));
  return parseLayoutRows(rows, { row: Number(start[1]), col: Number(start[2]) }, { unit: 'line', first: 2 });
}

export function formatLayoutFile(layout: BoardLayout): Result<string, Message> {
  const rows = formatLayoutRows(layout);
  if (rows === undefined) return fail(message('boardFiles.noCharacter'));
  return ok(`${layout.start.row}, ${layout.start.col}\n${rows.join('\n')}\n`);
}
