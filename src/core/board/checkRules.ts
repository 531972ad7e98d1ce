import { MAX_LETTERS } from '../alphabet/tile';
import type { TileDistribution } from '../alphabet/tileDistribution';
import { type Message, message } from '../message';
import { quoted } from '../quoted';
import { type BoardLayout, MAX_BOARD_SIDE, MAX_MULTIPLIER, MIN_BOARD_SIDE } from './boardLayout';
import type { Rules } from './rules';
import type { Problem, ProblemCode, RulesField } from './setup';
import { positionLabel } from './square';

/** No play can use more tiles than the longest line has squares. */
export const MAX_RACK_TILES = MAX_BOARD_SIDE;
export const MAX_TILE_VALUE = 255;
export const MAX_BONUS = 1_000_000;
export const MAX_TILE_COUNT = 1_000_000;
/** Limit for the name of the rules or of a tile set, in characters. */
export const MAX_NAME_LENGTH = 200;
/** Limit for one letter, in characters. */
export const MAX_GLYPH_LENGTH = 16;

const isIntegerWithin = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;

const blocking = (code: ProblemCode, why: Message): Problem => ({ code, severity: 'blocking', message: why });

/** Everything that makes the rules unplayable, always blocking. Empty if the rules are valid. */
export function checkRules(rules: Rules): Problem[] {
  const size = checkBoardSize(rules.layout);
  // The per-square checks need a valid board size.
  const squares = size.length > 0 ? [] : [...checkPlanes(rules.layout), ...checkStart(rules.layout)];
  return [...size, ...squares, ...checkNumbers(rules), ...checkDistribution(rules.distribution)];
}

function checkBoardSize({ rows, cols }: BoardLayout): Problem[] {
  const least = String(MIN_BOARD_SIDE);
  const most = String(MAX_BOARD_SIDE);
  const problems: Problem[] = [];
  if (!isIntegerWithin(rows, MIN_BOARD_SIDE, MAX_BOARD_SIDE))
    problems.push(blocking('board-size', message('rules.rowCount', { count: String(rows), least, most })));
  if (!isIntegerWithin(cols, MIN_BOARD_SIDE, MAX_BOARD_SIDE))
    problems.push(blocking('board-size', message('rules.columnCount', { count: String(cols), least, most })));
  return problems;
}

type Plane = 'brick' | 'letter' | 'word';

function checkPlanes(layout: BoardLayout): Problem[] {
  return [
    ...checkPlaneLength(layout, layout.bricks, 'brick'),
    ...checkMultiplierPlane(layout, layout.letterMultipliers, 'letter'),
    ...checkMultiplierPlane(layout, layout.wordMultipliers, 'word'),
  ];
}

function checkMultiplierPlane(
  layout: BoardLayout,
  multipliers: readonly number[],
  plane: 'letter' | 'word',
): Problem[] {
  const wrongLength = checkPlaneLength(layout, multipliers, plane);
  if (wrongLength.length > 0) return wrongLength;
  return multipliers.flatMap((multiplier, index) => {
    if (isIntegerWithin(multiplier, 0, MAX_MULTIPLIER)) return [];
    const square = { row: Math.floor(index / layout.cols), col: index % layout.cols };
    const wrong = message('rules.multiplier', {
      square: positionLabel(square, 'across'),
      plane,
      multiplier: String(multiplier),
      most: String(MAX_MULTIPLIER),
    });
    return [{ ...blocking('multiplier', wrong), ...square }];
  });
}

function checkPlaneLength({ rows, cols }: BoardLayout, squares: readonly unknown[], plane: Plane): Problem[] {
  if (squares.length === rows * cols) return [];
  const wrong = message('rules.planeLength', {
    count: String(squares.length),
    plane,
    rows: String(rows),
    cols: String(cols),
    needed: String(rows * cols),
  });
  return [blocking('square-count', wrong)];
}

function checkStart({ start, rows, cols }: BoardLayout): Problem[] {
  if (isIntegerWithin(start.row, 0, rows - 1) && isIntegerWithin(start.col, 0, cols - 1)) return [];
  const outside = message('rules.startOutside', {
    row: String(start.row + 1),
    col: String(start.col + 1),
    rows: String(rows),
    cols: String(cols),
  });
  return [{ ...blocking('start-square', outside), row: start.row, col: start.col }];
}

function checkNumbers({ bingoBonus, exchangeLimit, name, rackSize }: Rules): Problem[] {
  const problems: Problem[] = [];
  const refuse = (field: RulesField, why: Message) => problems.push({ ...blocking('rules', why), field });
  if (name.length > MAX_NAME_LENGTH)
    refuse(
      'name',
      message('rules.nameLength', { length: String(name.length), most: String(MAX_NAME_LENGTH) }),
    );
  if (!isIntegerWithin(rackSize, 1, MAX_RACK_TILES))
    refuse('rackSize', message('rules.rackSize', { size: String(rackSize), most: String(MAX_RACK_TILES) }));
  if (!isIntegerWithin(exchangeLimit, 0, MAX_TILE_COUNT))
    refuse(
      'exchangeLimit',
      message('rules.exchangeLimit', { limit: String(exchangeLimit), most: String(MAX_TILE_COUNT) }),
    );
  for (const [tiles, bonus] of Object.entries(bingoBonus)) {
    if (!isIntegerWithin(Number(tiles), 1, MAX_RACK_TILES))
      refuse(`bonus ${tiles} tiles`, message('rules.bonusTiles', { tiles, most: String(MAX_RACK_TILES) }));
    if (!isIntegerWithin(bonus, 0, MAX_BONUS))
      refuse(
        `bonus ${tiles} points`,
        message('rules.bonusPoints', { tiles, bonus: String(bonus), most: String(MAX_BONUS) }),
      );
  }
  return problems;
}

/** Context of a message about a tile set: next to the form field it need not name the set. */
type Place = 'anywhere' | 'field';

function checkDistribution({ name, letters, blankCount }: TileDistribution): Problem[] {
  if (name.length > MAX_NAME_LENGTH) {
    const tooLong = message('rules.tileSetNameLength', {
      length: String(name.length),
      most: String(MAX_NAME_LENGTH),
    });
    return [{ ...blocking('rules', tooLong), field: 'tileSetName' }];
  }
  const problems: Problem[] = [];
  const refuse = (field: RulesField, sentence: (place: Place) => Message) =>
    problems.push({ ...blocking('rules', sentence('anywhere')), field, atField: sentence('field') });
  if (!isIntegerWithin(letters.length, 1, MAX_LETTERS))
    refuse('letters', (place) =>
      message('rules.letterCount', { place, name, count: String(letters.length), most: String(MAX_LETTERS) }),
    );
  if (!isIntegerWithin(blankCount, 0, MAX_TILE_COUNT))
    refuse('blankCount', (place) =>
      message('rules.blankCount', { place, name, count: String(blankCount), most: String(MAX_TILE_COUNT) }),
    );
  const seen = new Set<string>();
  for (const [index, { glyph, value, count }] of letters.entries()) {
    const letter = quoted(glyph);
    const unusable = glyphProblem(glyph, seen, name);
    if (unusable !== undefined) refuse(`letter ${index} glyph`, unusable);
    if (!isIntegerWithin(value, 0, MAX_TILE_VALUE))
      refuse(`letter ${index} value`, (place) =>
        message('rules.letterValue', {
          place,
          name,
          letter,
          value: String(value),
          most: String(MAX_TILE_VALUE),
        }),
      );
    if (!isIntegerWithin(count, 0, MAX_TILE_COUNT))
      refuse(`letter ${index} count`, (place) =>
        message('rules.tilesOfLetter', {
          place,
          name,
          letter,
          count: String(count),
          most: String(MAX_TILE_COUNT),
        }),
      );
    seen.add(glyph);
  }
  return problems;
}

function glyphProblem(
  glyph: string,
  others: ReadonlySet<string>,
  name: string,
): ((place: Place) => Message) | undefined {
  if (glyph === '') return (place) => message('rules.letterEmpty', { place, name });
  const letter = quoted(glyph);
  if (glyph.length > MAX_GLYPH_LENGTH)
    return (place) =>
      message('rules.letterLength', {
        place,
        name,
        letter,
        length: String(glyph.length),
        most: String(MAX_GLYPH_LENGTH),
      });
  if (glyph !== glyph.toUpperCase()) return (place) => message('rules.letterCase', { place, name, letter });
  return others.has(glyph) ? (place) => message('rules.letterTwice', { place, name, letter }) : undefined;
}
