import { entryAt } from '../../../core/certain';
import { clamp } from '../../../core/clamp';

/** Number of letters that fit beside and below each other. */
export interface LetterRoom {
  readonly columns: number;
  readonly lines: number;
}

/** What is legible on the board at its current apparent size. */
export interface BoardDetail {
  /** What is printed on a premium square: `2× LETTER`, `2L`, or its colour alone. */
  readonly squareLabels: 'long' | 'short' | 'none';
  /** Coordinates are shown for the first row and column and every multiple of this; 0 for none. */
  readonly coordinateStep: 0 | 1 | 2 | 5;
  /** Side of a coordinate's cell, in squares. */
  readonly coordinateSide: number;
  /** Side of the disc with a cross-word's number, in squares. */
  readonly numberSide: number;
  /** Side of an anchor mark, in squares. */
  readonly anchorMarkSide: number;
  /** For a letter set that has a square to itself, and for one of two that share it. */
  readonly letterRoom: { readonly whole: LetterRoom; readonly half: LetterRoom };
}

/** Sides of a square in CSS pixels at which the level of detail changes. */
const STEPS_PX = [0, 14, 20, 27, 34, 39, 44, 49, 54, 72, 100] as const;

/** The smallest legible letter, including spacing. */
const LETTER_PX = { width: 5.6, height: 8.6 } as const;
const COORDINATE_PX = 11;
/** Height of a coordinate's text as a share of its cell. */
const COORDINATE_TEXT = 0.59;
const NUMBER_PX = 13;
const ANCHOR_MARK_PX = 8;

/**
 * Returns the same value between two steps, so that camera moves do not recompute anything.
 *
 * @param squarePx apparent side of a square, in CSS pixels
 */
export const boardDetailAt = (squarePx: number): BoardDetail =>
  entryAt(
    DETAILS,
    Math.max(
      0,
      STEPS_PX.findLastIndex((step) => step <= squarePx),
    ),
  );

function detailOf(side: number): BoardDetail {
  return {
    squareLabels: side >= 34 ? 'long' : side >= 14 ? 'short' : 'none',
    coordinateStep: side >= 27 ? 1 : side >= 20 ? 2 : side >= 14 ? 5 : 0,
    coordinateSide: sideFor(COORDINATE_PX / COORDINATE_TEXT, side, { least: 0.46, most: 0.86 }),
    numberSide: sideFor(NUMBER_PX, side, { least: 0.37, most: 0.5 }),
    anchorMarkSide: sideFor(ANCHOR_MARK_PX, side, { least: 0.19, most: 0.25 }),
    letterRoom: { whole: roomIn(side, 0.86, 0.76), half: roomIn(side, 0.7, 0.45) },
  };
}

/** Number of squares that are `px` wide, within limits. */
const sideFor = (
  px: number,
  squarePx: number,
  { least, most }: { readonly least: number; readonly most: number },
): number => clamp(squarePx === 0 ? most : px / squarePx, least, most);

const roomIn = (squarePx: number, width: number, height: number): LetterRoom => ({
  columns: Math.floor((squarePx * width) / LETTER_PX.width),
  lines: Math.floor((squarePx * height) / LETTER_PX.height),
});

/** The smallest type on the flat board, where a set is printed with the sign of its direction. */
const FLAT_LETTER_PX = 9;
/** As in `flatBoard.css`: the type for one line, for one column, and the columns of the sign. */
const FLAT_LINE = 0.8;
const FLAT_COLUMN = 1.28;
const FLAT_SIGN = 1.4;

/** What is legible on the flat board: sets that are not are replaced by their number of letters. */
export function flatDetailAt(squarePx: number): BoardDetail {
  const columns = Math.max(0, Math.floor((squarePx * FLAT_COLUMN) / FLAT_LETTER_PX - FLAT_SIGN));
  const lines = Math.floor((squarePx * FLAT_LINE) / FLAT_LETTER_PX);
  const letterRoom = { whole: { columns, lines }, half: { columns, lines: Math.floor(lines / 2) } };
  return { ...boardDetailAt(squarePx), letterRoom };
}

const DETAILS: readonly BoardDetail[] = STEPS_PX.map(detailOf);
