import { NO_TILE } from '../../../../core/alphabet/tile';
import type { BoardLayout } from '../../../../core/board/boardLayout';
import type { Setup } from '../../../../core/board/setup';
import { positionLabel, type Square } from '../../../../core/board/square';
import { message } from '../../../../core/message';
import { removedNotice, type SetupEdit } from '../../../state/editing/setupEdit';
import { type Brush, PLAIN, strokeName } from './brush';
import { type Symmetry, symmetricSquares } from './symmetry';

/**
 * The setup with some squares and their mirror images painted; null if nothing changes. A brick removes the
 * tile on its square. There is only one start square: it is not mirrored, and never a brick.
 */
export function paintSquares(
  setup: Setup,
  squares: readonly Square[],
  brush: Brush,
  symmetry: Symmetry,
): SetupEdit | null {
  const { layout } = setup.rules;
  if (brush.kind === 'start') return moveStart(setup, squares.at(-1) ?? layout.start);
  const wanted = new Set(squares.flatMap((square) => symmetricSquares(layout, square, symmetry)));
  const start = layout.start.row * layout.cols + layout.start.col;
  const coversStart = brush.kind === 'brick' && wanted.delete(start);
  const painted = paintLayout(layout, wanted, brush);
  const startNotice = message('design.startTakesNoBrick', { square: positionLabel(layout.start, 'across') });
  if (painted === layout) return coversStart ? { setup, name: strokeName(brush), notice: startNotice } : null;
  const removed = setup.tiles.filter((_tile, index) => painted.bricks[index]);
  return {
    setup: {
      ...setup,
      rules: { ...setup.rules, layout: painted },
      tiles: removed.every((tile) => tile === NO_TILE)
        ? setup.tiles
        : setup.tiles.map((tile, index) => (painted.bricks[index] ? NO_TILE : tile)),
    },
    name: strokeName(brush),
    notice:
      removedNotice(setup.rules.distribution, removed, { key: 'design.tilesUnderBricks' }) ??
      (coversStart ? startNotice : null),
  };
}

/** Returns the same layout if nothing changes, so that nothing is regenerated. */
function paintLayout(layout: BoardLayout, indexes: ReadonlySet<number>, brush: Brush): BoardLayout {
  const [letter, word] = brush.kind === 'premium' ? brush.premium : PLAIN;
  const isBrick = brush.kind === 'brick';
  const { bricks, letterMultipliers, wordMultipliers } = layout;
  const isSo = (index: number) =>
    bricks[index] === isBrick && letterMultipliers[index] === letter && wordMultipliers[index] === word;
  if ([...indexes].every(isSo)) return layout;
  const paint = <T>(plane: readonly T[], value: T): readonly T[] =>
    plane.map((old, index) => (indexes.has(index) ? value : old));
  return {
    ...layout,
    bricks: paint(bricks, isBrick),
    letterMultipliers: paint(letterMultipliers, letter),
    wordMultipliers: paint(wordMultipliers, word),
  };
}

/** A brick gives way to the start square. */
function moveStart(setup: Setup, { col, row }: Square): SetupEdit | null {
  const { layout } = setup.rules;
  if (layout.start.row === row && layout.start.col === col) return null;
  const bricks = layout.bricks.with(row * layout.cols + col, false);
  return {
    setup: { ...setup, rules: { ...setup.rules, layout: { ...layout, start: { row, col }, bricks } } },
    name: strokeName({ kind: 'start' }),
    notice: null,
  };
}
