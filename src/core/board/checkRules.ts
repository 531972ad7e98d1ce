import { MAX_LETTERS } from '../alphabet/tile';
import type { TileDistribution } from '../alphabet/tileDistribution';
import type { Message } from '../message';
import { quoted } from '../quoted';
import { type BoardLayout, MAX_BOARD_SIDE, MAX_MULTIPLIER, MIN_BOARD_SIDE } from './boardLayout';
import type { Rules } from './rules';
import type { Problem, ProblemCode, RulesField } from './setup';
import { positionLabel } from './square';

/** A rack can never play more tiles than the longest line has squares. */
export const MAX_RACK_TILES = MAX_BOARD_SIDE;
export const MAX_TILE_VALUE = 255;
export const MAX_BONUS = 1_000_000;
export const MAX_TILE_COUNT = 1_000_000;
/** Characters of the name of rules or of a tile set. */
export const MAX_NAME_LENGTH = 200;
/** Characters of one letter. */
export const MAX_GLYPH_LENGTH = 16;

const isIntegerWithin = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;

const blocking = (code: ProblemCode, message: Message): Problem => ({ code, severity: 'blocking', message });

/** Everything that makes rules unplayable; all of it blocks. Empty for good rules. */
export function checkRules(rules: Rules): Problem[] {
  const size = checkBoardSize(rules.layout);
  // Squares can be told apart only on a board of known size.
  const squares = size.length > 0 ? [] : [...checkPlanes(rules.layout), ...checkStart(rules.layout)];
  return [...size, ...squares, ...checkNumbers(rules), ...checkDistribution(rules.distribution)];
}

function checkBoardSize({ rows, cols }: BoardLayout): Problem[] {
  const sides: readonly (readonly [number, string])[] = [
    [rows, 'rows'],
    [cols, 'columns'],
  ];
  return sides
    .filter(([side]) => !isIntegerWithin(side, MIN_BOARD_SIDE, MAX_BOARD_SIDE))
    .map(([side, what]) =>
      blocking(
        'board-size',
        `The board has ${side} ${what}; ${MIN_BOARD_SIDE} to ${MAX_BOARD_SIDE} are allowed.`,
      ),
    );
}

function checkPlanes(layout: BoardLayout): Problem[] {
  return [
    ...checkPlaneLength(layout, layout.bricks, 'brick marks'),
    ...checkMultiplierPlane(layout, layout.letterMultipliers, 'letter'),
    ...checkMultiplierPlane(layout, layout.wordMultipliers, 'word'),
  ];
}

function checkMultiplierPlane(layout: BoardLayout, plane: readonly number[], what: string): Problem[] {
  const wrongLength = checkPlaneLength(layout, plane, `${what} multipliers`);
  if (wrongLength.length > 0) return wrongLength;
  return plane.flatMap((multiplier, index) => {
    if (isIntegerWithin(multiplier, 0, MAX_MULTIPLIER)) return [];
    const square = { row: Math.floor(index / layout.cols), col: index % layout.cols };
    const where = positionLabel(square, 'across');
    const message = `Square ${where} has the ${what} multiplier ${multiplier}; whole numbers from 0 to ${MAX_MULTIPLIER} are allowed.`;
    return [{ ...blocking('multiplier', message), ...square }];
  });
}

function checkPlaneLength({ rows, cols }: BoardLayout, plane: readonly unknown[], what: string): Problem[] {
  if (plane.length === rows * cols) return [];
  const message = `The layout has ${plane.length} ${what}; a ${rows}×${cols} board needs ${rows * cols}.`;
  return [blocking('square-count', message)];
}

function checkStart({ start, rows, cols }: BoardLayout): Problem[] {
  if (isIntegerWithin(start.row, 0, rows - 1) && isIntegerWithin(start.col, 0, cols - 1)) return [];
  const message = `The start square (row ${start.row + 1}, column ${start.col + 1}) must lie on the ${rows}×${cols} board.`;
  return [{ ...blocking('start-square', message), row: start.row, col: start.col }];
}

function checkNumbers({ bingoBonus, exchangeLimit, name, rackSize }: Rules): Problem[] {
  const problems: Problem[] = [];
  const refuse = (field: RulesField, message: Message) =>
    problems.push({ ...blocking('rules', message), field });
  if (name.length > MAX_NAME_LENGTH) refuse('name', `The name of the rules ${tooLong(name)}.`);
  if (!isIntegerWithin(rackSize, 1, MAX_RACK_TILES))
    refuse('rackSize', `The rack size is ${rackSize}; 1 to ${MAX_RACK_TILES} tiles are allowed.`);
  if (!isIntegerWithin(exchangeLimit, 0, MAX_TILE_COUNT))
    refuse(
      'exchangeLimit',
      `An exchange needs ${exchangeLimit} tiles in the bag; whole numbers from 0 to ${MAX_TILE_COUNT} are allowed.`,
    );
  for (const [tiles, bonus] of Object.entries(bingoBonus)) {
    if (!isIntegerWithin(Number(tiles), 1, MAX_RACK_TILES))
      refuse(
        `bonus ${tiles}`,
        `A bonus is set for ${tiles} tiles played; 1 to ${MAX_RACK_TILES} are allowed.`,
      );
    if (!isIntegerWithin(bonus, 0, MAX_BONUS))
      refuse(
        `bonus ${tiles}`,
        `The bonus for ${tiles} tiles is ${bonus}; whole numbers from 0 to ${MAX_BONUS} are allowed.`,
      );
  }
  return problems;
}

function checkDistribution({ name, letters, blankCount }: TileDistribution): Problem[] {
  const problems: Problem[] = [];
  const refuse = (field: RulesField, what: string) =>
    problems.push({ ...blocking('rules', `Tile set ${name}: ${what}.`), field });
  if (name.length > MAX_NAME_LENGTH)
    return [{ ...blocking('rules', `The name of the tile set ${tooLong(name)}.`), field: 'tileSetName' }];
  if (!isIntegerWithin(letters.length, 1, MAX_LETTERS))
    refuse('letters', `it has ${letters.length} letters; 1 to ${MAX_LETTERS} are allowed`);
  if (!isIntegerWithin(blankCount, 0, MAX_TILE_COUNT))
    refuse(
      'blankCount',
      `it has ${blankCount} blanks; whole numbers from 0 to ${MAX_TILE_COUNT} are allowed`,
    );
  const seen = new Set<string>();
  for (const [index, { glyph, value, count }] of letters.entries()) {
    const unusable = glyphProblem(glyph, seen);
    if (unusable !== undefined) refuse(`letter ${index} glyph`, unusable);
    if (!isIntegerWithin(value, 0, MAX_TILE_VALUE))
      refuse(
        `letter ${index} value`,
        `letter ${quoted(glyph)} is worth ${value} points; whole numbers from 0 to ${MAX_TILE_VALUE} are allowed`,
      );
    if (!isIntegerWithin(count, 0, MAX_TILE_COUNT))
      refuse(
        `letter ${index} count`,
        `letter ${quoted(glyph)} is there ${count} times; whole numbers from 0 to ${MAX_TILE_COUNT} are allowed`,
      );
    seen.add(glyph);
  }
  return problems;
}

function glyphProblem(glyph: string, others: ReadonlySet<string>): string | undefined {
  if (glyph === '') return 'a letter is empty';
  if (glyph.length > MAX_GLYPH_LENGTH)
    return `letter ${quoted(glyph)} has ${glyph.length} characters; at most ${MAX_GLYPH_LENGTH} are allowed`;
  if (glyph !== glyph.toUpperCase()) return `letter ${quoted(glyph)} must be in upper case`;
  return others.has(glyph) ? `letter ${quoted(glyph)} is there twice` : undefined;
}

const tooLong = (name: string): string =>
  `has ${name.length} characters; at most ${MAX_NAME_LENGTH} are allowed`;
