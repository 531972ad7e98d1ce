import { BLANK, NO_TILE, type Tile } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { MAX_BOARD_SIDE } from '../../board/boardLayout';
import { columnLabel } from '../../board/square';
import { counted } from '../../counted';
import type { Message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { lengthProblem, MAX_PART } from '../text/textBounds';
import { formatTile, readTile } from '../tileSets/tileText';

const EMPTY_SQUARE = '.';

/** Reads a board from its rows, top first: `.` = empty, upper case = letter tile, lower case = blank, `[CH]` = one tile. */
export function parseRows(rows: readonly string[], distribution: TileDistribution): Result<Tile[], Message> {
  if (rows.length > MAX_BOARD_SIDE)
    return fail(`There are ${rows.length} rows; at most ${MAX_BOARD_SIDE} are allowed.`);
  const tiles: Tile[] = [];
  let cols = 0;
  for (const [row, text] of rows.entries()) {
    const line = parseRow(text, row, distribution);
    if (!line.ok) return line;
    if (row === 0) cols = line.value.length;
    if (line.value.length !== cols)
      return fail(`Row ${row + 1} has ${counted(line.value.length, 'square')}; row 1 has ${cols}.`);
    tiles.push(...line.value);
  }
  return ok(tiles);
}

function parseRow(text: string, row: number, distribution: TileDistribution): Result<Tile[], Message> {
  const tooLong = lengthProblem('tooLong.row', text, MAX_PART, { row: row + 1 });
  if (tooLong !== undefined) return fail(tooLong);
  const line: Tile[] = [];
  for (let at = 0; at < text.length; ) {
    if (text[at] === EMPTY_SQUARE) {
      line.push(NO_TILE);
      at++;
      continue;
    }
    const read = readTile(text, at, distribution);
    const where = `Row ${row + 1}, column ${columnLabel(line.length)}`;
    if (typeof read === 'string') return fail(`${where}: ${read}.`);
    if (read.tile === BLANK) return fail(`${where}: a blank on the board needs a letter, in lower case.`);
    line.push(read.tile);
    at = read.end;
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
