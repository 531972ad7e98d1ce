import { NO_TILE, type Tile } from '../../../../core/alphabet/tile';
import { type BoardLayout, MAX_BOARD_SIDE, MIN_BOARD_SIDE } from '../../../../core/board/boardLayout';
import type { Setup } from '../../../../core/board/setup';
import type { Square } from '../../../../core/board/square';
import { entryAt } from '../../../../core/certain';
import { clamp } from '../../../../core/clamp';
import { type Message, message } from '../../../../core/message';
import { namedTiles, removedNotice, type SetupEdit } from '../../../state/editing/setupEdit';

/**
 * Position of the old board within the new one: 0 at its upper or left edge, 1 at the other, 0.5 in the
 * middle.
 */
export interface Anchor {
  readonly down: 0 | 0.5 | 1;
  readonly across: 0 | 0.5 | 1;
}

export const CENTRED: Anchor = { down: 0.5, across: 0.5 };

export const isBoardSide = (side: number): boolean =>
  Number.isInteger(side) && side >= MIN_BOARD_SIDE && side <= MAX_BOARD_SIDE;

export interface BoardSize {
  readonly rows: number;
  readonly cols: number;
}

/** The setup on a board of another (valid) size; null if it already has that size. */
export function resizeBoard(setup: Setup, size: BoardSize, anchor: Anchor): SetupEdit | null {
  const { layout } = setup.rules;
  if (size.rows === layout.rows && size.cols === layout.cols) return null;
  const shift = anchorShift(layout, size, anchor);
  const moved = moveLayout(layout, size, shift);
  const { lost, tiles } = moveTiles(setup, moved, shift);
  return {
    setup: { ...setup, rules: { ...setup.rules, layout: moved }, tiles },
    name: message('steps.resize', { rows: String(size.rows), cols: String(size.cols) }),
    notice: removedNotice(setup.rules.distribution, lost, { key: 'design.tilesOutside' }),
  };
}

/**
 * Description of what would be lost on a board of another size: `3 tiles (Q, U, I) and 12 premium squares`.
 */
export function resizeLoss(setup: Setup, size: BoardSize, anchor: Anchor): Message | null {
  const { layout } = setup.rules;
  const shift = anchorShift(layout, size, anchor);
  const isLost = (_value: unknown, index: number) => !isOn(size, movedSquare(layout, index, shift));
  const tiles = setup.tiles.filter(isLost).filter((tile) => tile !== NO_TILE);
  const count = layout.letterMultipliers.filter(
    (letter, index) =>
      isLost(letter, index) &&
      (letter !== 1 || layout.wordMultipliers[index] !== 1 || layout.bricks[index] === true),
  ).length;
  if (tiles.length === 0) return count === 0 ? null : message('design.squaresLost', { squares: count });
  const named = namedTiles(setup.rules.distribution, tiles);
  return count === 0
    ? message('design.tilesLost', named)
    : message('design.tilesAndSquaresLost', { ...named, squares: count });
}

/** The tiles of a setup moved to another layout, and those that do not fit: off the board or on a brick. */
export function moveTiles(
  { rules, tiles }: Setup,
  to: BoardLayout,
  shift: Square,
): { readonly tiles: readonly Tile[]; readonly lost: readonly Tile[] } {
  const moved = new Array<Tile>(to.rows * to.cols).fill(NO_TILE);
  const lost: Tile[] = [];
  tiles.forEach((tile, index) => {
    if (tile === NO_TILE) return;
    const { col, row } = movedSquare(rules.layout, index, shift);
    const at = row * to.cols + col;
    if (isOn(to, { row, col }) && to.bricks[at] !== true) moved[at] = tile;
    else lost.push(tile);
  });
  return { tiles: moved, lost };
}

function anchorShift(from: BoardSize, to: BoardSize, { across, down }: Anchor): Square {
  // If the middle is between two squares, rounds towards the upper left, whether the board grows or shrinks.
  return { row: Math.floor((to.rows - from.rows) * down), col: Math.floor((to.cols - from.cols) * across) };
}

const movedSquare = ({ cols }: BoardSize, index: number, shift: Square): Square => ({
  row: Math.floor(index / cols) + shift.row,
  col: (index % cols) + shift.col,
});

const isOn = ({ cols, rows }: BoardSize, { col, row }: Square): boolean =>
  row >= 0 && row < rows && col >= 0 && col < cols;

/** New squares are plain. A start square outside moves to the nearest square, replacing a brick. */
function moveLayout(layout: BoardLayout, { cols, rows }: BoardSize, shift: Square): BoardLayout {
  const move = <T>(plane: readonly T[], fresh: T): readonly T[] => {
    return Array.from({ length: rows * cols }, (_, index) => {
      const from = { row: Math.floor(index / cols) - shift.row, col: (index % cols) - shift.col };
      return isOn(layout, from) ? entryAt(plane, from.row * layout.cols + from.col) : fresh;
    });
  };
  const start = {
    row: clamp(layout.start.row + shift.row, 0, rows - 1),
    col: clamp(layout.start.col + shift.col, 0, cols - 1),
  };
  return {
    rows,
    cols,
    start,
    letterMultipliers: move(layout.letterMultipliers, 1),
    wordMultipliers: move(layout.wordMultipliers, 1),
    bricks: move(layout.bricks, false).with(start.row * cols + start.col, false),
  };
}
