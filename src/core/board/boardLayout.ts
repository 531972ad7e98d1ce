import type { Square } from './square';

export const MIN_BOARD_SIDE = 2;
export const MAX_BOARD_SIDE = 40;
export const MAX_MULTIPLIER = 9;

/**
 * The empty board. The planes are row-major, `rows × cols` long. Multipliers are integers 0 … 9 (1 = plain
 * square); those of a brick are ignored, and files do not keep them.
 */
export interface BoardLayout {
  readonly rows: number;
  readonly cols: number;
  /** The square that the first move must cover. */
  readonly start: Square;
  readonly letterMultipliers: readonly number[];
  readonly wordMultipliers: readonly number[];
  /** True if the square takes no tile: words end before it as at the edge of the board. */
  readonly bricks: readonly boolean[];
}

export type Premium = readonly [letterMultiplier: number, wordMultiplier: number];
export const PLAIN_SQUARE: Premium = [1, 1];

/** The character for a square that takes no tile. */
export const BRICK_CHARACTER = '#';

/** Characters of the field's common layout notation. Other pairs of multipliers have none. */
export const PREMIUM_CHARACTERS: ReadonlyMap<string, Premium> = new Map([
  [' ', PLAIN_SQUARE],
  ["'", [2, 1]],
  ['"', [3, 1]],
  ['^', [4, 1]],
  ['-', [1, 2]],
  ['=', [1, 3]],
  ['~', [1, 4]],
]);

/** Builds a layout from rows of layout characters. The rows are program data: an invalid one throws. */
export function parseLayout(lines: readonly string[], start: Square): BoardLayout {
  const cols = lines[0]?.length ?? 0;
  const premiums = lines.flatMap((line, row) =>
    [...line].map((character, col) => {
      const premium = character === BRICK_CHARACTER ? PLAIN_SQUARE : PREMIUM_CHARACTERS.get(character);
      if (premium === undefined || line.length !== cols)
        throw new Error(`Board layout, row ${row + 1}, column ${col + 1}: unexpected "${character}"`);
      return premium;
    }),
  );
  return {
    rows: lines.length,
    cols,
    start,
    letterMultipliers: premiums.map(([letter]) => letter),
    wordMultipliers: premiums.map(([, word]) => word),
    bricks: [...lines.join('')].map((character) => character === BRICK_CHARACTER),
  };
}
