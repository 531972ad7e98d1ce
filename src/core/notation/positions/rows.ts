import { BLANK, NO_TILE, type Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { MAX_BOARD_SIDE } from '../../board/boardLayout';
import { columnLabel } from '../../board/square';
import { type Message, message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { lengthProblem, MAX_PART } from '../text/textBounds';
import { formatTile, readTile } from '../tileSets/tileText';

const EMPTY_SQUARE = '.';

/**
 * Parses a board from its rows, top first: `.` = empty, upper case = letter tile, lower case = blank, `[CH]`
 * = one tile.
 */
export function parseRows(rows: readonly string[], distribution: TileDistribution): Result<Tile[], Message> {
  if (rows.length > MAX_BOARD_SIDE)
    return fail(message('positions.manyRows', { rows: String(rows.length), most: MAX_BOARD_SIDE }));
  const tiles: Tile[] = [];
  let cols = 0;
  for (const [row, text] of rows.entries()) {
    const tooLong = lengthProblem('tooLong.row', text, MAX_PART, { row: row + 1 });
    if (tooLong !== undefined) return fail(tooLong);
    const line = parseRow(text, distribution);
    if (!line.ok) return fail(atSquare(row, line.error));
    if (row === 0) cols = line.value.length;
    if (line.value.length !== cols)
      return fail(message('positions.unevenRow', { row: row + 1, squares: line.value.length, cols }));
    tiles.push(...line.value);
  }
  return ok(tiles);
}

/** An error in a row and its place. The message is for use after the place. */
export interface RowFault {
  readonly col: number;
  readonly problem: Message;
}

export const atSquare = (row: number, { col, problem }: RowFault): Message =>
  message('positions.atSquare', { row: row + 1, column: columnLabel(col), problem });

/** Parses one row of at most `MAX_PART` characters. */
export function parseRow(text: string, distribution: TileDistribution): Result<Tile[], RowFault> {
  const line: Tile[] = [];
  for (let at = 0; at < text.length; ) {
    if (text[at] === EMPTY_SQUARE) {
      line.push(NO_TILE);
      at++;
      continue;
    }
    const read = readTile(text, at, distribution);
    if (!read.ok) return fail({ col: line.length, problem: read.error });
    if (read.value.tile === BLANK)
      return fail({ col: line.length, problem: message('positions.blankOnBoard') });
    line.push(read.value.tile);
    at = read.value.end;
  }
  return ok(line);
}

/** The inverse of `parseRows`. */
export function formatRows(tiles: ArrayLike<Tile>, cols: number, distribution: TileDistribution): string[] {
  const squares = Array.from(tiles, (tile) =>
    tile === NO_TILE ? EMPTY_SQUARE : formatTile(tile, distribution),
  );
  return Array.from({ length: Math.ceil(squares.length / cols) }, (_, row) =>
    squares.slice(row * cols, (row + 1) * cols).join(''),
  );
}
