import type { Tile } from '../../alphabet/tile';
import { MAX_BOARD_SIDE } from '../../board/boardLayout';
import type { Rules } from '../../board/rules';
import type { Setup } from '../../board/setup';
import { columnLabel } from '../../board/square';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { lengthProblem, MAX_PART, MAX_SMALL_TEXT } from '../text/textBounds';
import { meaningfulLines, type NumberedLine, splitLines } from '../text/textLines';
import { formatRack, parseRack } from './rack';
import { formatRows, parseRow } from './rows';

/** A position as plain text, split but not parsed. */
export interface RowsText {
  readonly rows: readonly NumberedLine[];
  /** Null if the text has none. */
  readonly rack: NumberedLine | null;
}

/** The tiles of a position; if the rack is null, the old one is kept. */
export interface ReadRows {
  readonly tiles: readonly Tile[];
  readonly rack: readonly Tile[] | null;
}

/**
 * Splits a text into the lines of the board (see `rows.ts`) and the rack, which may follow after an empty
 * line.
 */
export function splitRowsText(text: string): Result<RowsText, Message> {
  const tooLong = lengthProblem('tooLong.text', text, MAX_SMALL_TEXT);
  if (tooLong !== undefined) return fail(tooLong);
  const lines = meaningfulLines(text);
  const all = splitLines(text);
  const end = lines.findIndex(({ line }, index) => index > 0 && all[line - 2]?.trim() === '');
  const rows = end < 0 ? lines : lines.slice(0, end);
  const [rack = null, surplus] = end < 0 ? [] : lines.slice(end);
  if (surplus !== undefined)
    return fail(message('positions.behindRack', { line: String(surplus.line), found: quoted(surplus.text) }));
  if (rows.length === 0) return fail(message('positions.noRows'));
  if (rows.length > MAX_BOARD_SIDE)
    return fail(message('positions.manyRows', { rows: String(rows.length), most: MAX_BOARD_SIDE }));
  for (const row of rows) {
    const problem = lengthProblem('tooLong.lineOfText', row.text, MAX_PART, { line: String(row.line) });
    if (problem !== undefined) return fail(problem);
  }
  return ok({ rows, rack });
}

/** Parses the tiles of a text whose board has the size of the rules' layout. The error names the line. */
export function readRowsText({ rack, rows }: RowsText, rules: Rules): Result<ReadRows, Message> {
  const { cols, rows: rowCount } = rules.layout;
  if (rows.length !== rowCount)
    return fail(message('positions.textRows', { found: rows.length, rows: rowCount }));
  const tiles: Tile[] = [];
  for (const { line, text } of rows) {
    const row = parseRow(text, rules.distribution);
    if (!row.ok) {
      const { col, problem } = row.error;
      const place = { line: String(line), column: columnLabel(col) };
      return fail(message('positions.atLineColumn', { ...place, problem }));
    }
    if (row.value.length !== cols)
      return fail(message('positions.lineLength', { line: String(line), squares: row.value.length, cols }));
    tiles.push(...row.value);
  }
  if (rack === null) return ok({ tiles, rack: null });
  const read = parseRack(rack.text, rules.distribution);
  return read.ok
    ? ok({ tiles, rack: read.value })
    : fail(message('notation.atLine', { line: String(rack.line), problem: read.error }));
}

/** The number of squares that most rows have. */
export function columnsOfRows({ rows }: RowsText): number {
  const widths = rows.map(({ text }) => (text.match(/\[[^\]]*\]|./gu) ?? []).length);
  const countOf = (width: number) => widths.filter((each) => each === width).length;
  return widths.reduce((best, width) => (countOf(width) > countOf(best) ? width : best));
}

/** The inverse: the rows, then the rack unless it is empty. */
export function formatRowsText({ rack, rules, tiles }: Setup): string {
  const rows = formatRows(tiles, rules.layout.cols, rules.distribution).map((row) => `${row}\n`);
  return rows.join('') + (rack.length === 0 ? '' : `\n${formatRack(rack, rules.distribution)}\n`);
}
