import { type BoardLayout, BRICK_CHARACTER, MAX_MULTIPLIER } from '../../board/boardLayout';
import { MAX_BONUS, MAX_RACK_TILES } from '../../board/checkRules';
import { CLASSIC_RULES, type Rules } from '../../board/rules';
import { positionLabel, type Square } from '../../board/square';
import { type Message, message } from '../../message';
import { quoted } from '../../quoted';
import { fail, ok, type Result } from '../../result';
import { checkPlayable } from '../positions/checkPlayable';
import { parsePositionLabel } from '../positions/positionText';
import { JsonFields, MAX_LISTED, parseJsonObject } from '../text/jsonFields';
import { checkSides, formatLayoutRows, parseLayoutRows } from './layoutCharacters';

/** A built-in or loaded board: the squares, and the rules that go with them whatever the tiles. */
export interface BoardPreset extends Pick<Rules, 'name' | 'layout' | 'rackSize' | 'bingoBonus'> {
  /** Names of this board in other programs' files. */
  readonly aliases: readonly string[];
}

/**
 * Parses a board file: JSON with `name`, `start` (such as `H8`), `rackSize`, `bingoBonus` and the squares,
 * either as `rows` of layout characters or as `letterMultipliers` and `wordMultipliers` with one digit per
 * square, `#` for a brick.
 */
export function parseBoardFile(text: string): Result<BoardPreset, Message> {
  const object = parseJsonObject(text);
  if (!object.ok) return object;
  const fields = new JsonFields(object.value);
  const board = {
    name: fields.text('name'),
    aliases: fields.has('aliases') ? fields.texts('aliases', MAX_LISTED) : [],
    layout: readLayout(fields),
    rackSize: fields.integer('rackSize', 1, MAX_RACK_TILES),
    bingoBonus: readBingoBonus(fields),
  };
  if (fields.problem !== undefined) return fail(fields.problem);
  const problem = checkPlayable({ ...CLASSIC_RULES, ...board });
  return problem === undefined ? ok(board) : fail(problem);
}

/** Writes the squares as layout characters if each square has one, otherwise as digits. */
export function formatBoardFile(board: BoardPreset): string {
  const { name, aliases, layout, rackSize, bingoBonus } = board;
  const file = {
    name,
    aliases,
    rackSize,
    bingoBonus: writeBingoBonus(bingoBonus),
    ...writeLayout(layout),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads the squares of the board in `fields`; errors are reported there. */
export function readLayout(fields: JsonFields): BoardLayout {
  const label = fields.text('start');
  const start = parsePositionLabel(label)?.square;
  if (start === undefined) fields.reject(message('boardFiles.startNoSquare', { label: quoted(label) }));
  const layout = fields.has('rows')
    ? parseLayoutRows(fields.texts('rows', MAX_LISTED), start ?? ORIGIN, { unit: 'row', first: 1 })
    : parseDigitRows(fields, start ?? ORIGIN);
  if (layout.ok) return layout.value;
  fields.reject(layout.error);
  return CLASSIC_RULES.layout;
}

/** The inverse of `readLayout`; fields that must be absent are undefined. */
export function writeLayout(layout: BoardLayout) {
  const start = positionLabel(layout.start, 'down');
  const rows = formatLayoutRows(layout);
  if (rows !== undefined) return { start, rows, letterMultipliers: undefined, wordMultipliers: undefined };
  return {
    start,
    rows: undefined,
    letterMultipliers: digitRows(layout.letterMultipliers, layout),
    wordMultipliers: digitRows(layout.wordMultipliers, layout),
  };
}

/** Bonus points by number of tiles, from a list of `{ "tiles": 7, "points": 50 }`. */
export function readBingoBonus(fields: JsonFields): Record<number, number> {
  const entries = fields
    .list('bingoBonus', MAX_LISTED)
    .map((entry): [number, number] => [
      entry.integer('tiles', 1, MAX_RACK_TILES),
      entry.integer('points', 0, MAX_BONUS),
    ]);
  return Object.fromEntries(entries);
}

export function writeBingoBonus(
  bonus: Readonly<Record<number, number>>,
): { tiles: number; points: number }[] {
  return Object.entries(bonus).map(([tiles, points]) => ({ tiles: Number(tiles), points }));
}

const ORIGIN: Square = { row: 0, col: 0 };

function parseDigitRows(fields: JsonFields, start: Square): Result<BoardLayout, Message> {
  const letterRows = fields.texts('letterMultipliers', MAX_LISTED);
  const wordRows = fields.texts('wordMultipliers', MAX_LISTED);
  const rows = letterRows.length;
  const cols = letterRows[0]?.length ?? 0;
  const sizeError = checkSides(rows, cols);
  if (sizeError !== undefined) return fail(sizeError);
  const isPlane = (plane: readonly string[]) =>
    plane.length === rows && plane.every((row) => row.length === cols && DIGITS.test(row));
  if (!isPlane(letterRows) || !isPlane(wordRows))
    return fail(
      message('boardFiles.digitRows', { rows, cols, most: MAX_MULTIPLIER, brick: BRICK_CHARACTER }),
    );
  const bricks = bricksOf(letterRows);
  if (bricksOf(wordRows).some((isBrick, index) => isBrick !== bricks[index]))
    return fail(message('boardFiles.brickSquares'));
  return ok({
    rows,
    cols,
    start,
    letterMultipliers: multipliersOf(letterRows),
    wordMultipliers: multipliersOf(wordRows),
    bricks,
  });
}

const DIGITS = /^[0-9#]+$/;

const bricksOf = (rows: readonly string[]): boolean[] =>
  [...rows.join('')].map((character) => character === BRICK_CHARACTER);

const multipliersOf = (rows: readonly string[]): number[] =>
  [...rows.join('')].map((character) => (character === BRICK_CHARACTER ? 1 : Number(character)));

function digitRows(plane: readonly number[], { rows, cols, bricks }: BoardLayout): string[] {
  const characters = plane.map((digit, index) => (bricks[index] ? BRICK_CHARACTER : digit));
  return Array.from({ length: rows }, (_, row) => characters.slice(row * cols, (row + 1) * cols).join(''));
}
