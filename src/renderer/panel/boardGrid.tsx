import { type ReadonlySignal, useComputed } from '@preact/signals';
import { memo } from 'preact/compat';
import { shownCrossChecks } from '../state/engineNeeds';
import { crossCheckName } from '../view/crossCheckView';
import { flawedSquares } from '../view/flawedWords';
import { squareName } from '../view/gridNames';
import type { CrossCheckView, FlawedWordView, SquareView, TileView } from '../view/sceneView';
import { squareBackground, squareLabel } from '../view/squareLook';
import type { PanelProps } from './panelProps';

interface BoardGridProps extends PanelProps {
  readonly squares: ReadonlySignal<readonly SquareView[]>;
  readonly tiles: ReadonlySignal<readonly TileView[]>;
  /** None while they are not shown. */
  readonly crossChecks: ReadonlySignal<readonly CrossCheckView[]>;
  /** Words that are not in the lexicon. */
  readonly flaws: ReadonlySignal<readonly FlawedWordView[]>;
}

/**
 * The board in words: what a screen reader finds where the eye finds the 3D board, and what the eye finds, flat, where
 * there is none. It takes the focus for typing on the board; the square of the cursor is the one in the tab order.
 */
export function BoardGrid({ crossChecks, dispatch, flaws, squares, state, tiles }: BoardGridProps) {
  const { cols, rows } = useComputed(() => state.value.setup.rules.layout).value;
  const cursorIndex = useComputed(
    () => state.value.boardCursor.row * cols + state.value.boardCursor.col,
  ).value;
  const isFlat = useComputed(() => state.value.sceneFailure !== null).value;
  const tileById = new Map(tiles.value.map((tile) => [tile.id, tile]));
  const checkAt = new Map(crossChecks.value.map((check) => [check.row * cols + check.col, check]));
  const flawed = flawedSquares(flaws.value, cols);
  const named = useComputed(() => shownCrossChecks(state.value)).value;
  const nameChecks = (square: SquareView) =>
    named === null ? null : crossCheckName(state.peek().setup, named, square);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the picture of the board is a canvas, a table would be a second one
    <div
      class={isFlat ? 'board-grid flat' : 'board-grid'}
      style={{ '--rows': rows, '--cols': cols }}
      data-zone="board"
      role="grid"
      aria-label="Board"
      aria-rowcount={rows}
      aria-colcount={cols}
      onFocusIn={({ target }) => {
        const square = squareOf(target);
        if (square !== null) dispatch({ type: 'square-focused', square });
      }}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
        <div key={row} role="row" aria-rowindex={row + 1}>
          {squares.value.slice(row * cols, (row + 1) * cols).map((square) => (
            <Cell
              key={square.col}
              square={square}
              tile={tileById.get(`${square.row}:${square.col}`)}
              isCursor={cursorIndex === square.row * cols + square.col}
              isFlawed={flawed.has(square.row * cols + square.col)}
              checks={nameChecks(square)}
              check={checkAt.get(square.row * cols + square.col)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const FLAW = 'in a word that is not in the lexicon';

interface CellProps {
  readonly square: SquareView;
  readonly tile: TileView | undefined;
  readonly isCursor: boolean;
  /** Part of a word that is not in the lexicon. */
  readonly isFlawed: boolean;
  /** Its cross-checks in words. */
  readonly checks: string | null;
  /** The same as it is written on the board. */
  readonly check: CrossCheckView | undefined;
}

const Cell = memo(
  ({ check, checks, isCursor, isFlawed, square, tile }: CellProps) => (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <span
      role="gridcell"
      aria-colindex={square.col + 1}
      aria-label={squareName(square, tile, isFlawed ? FLAW : checks)}
      data-row={square.row}
      data-col={square.col}
      class={tile === undefined ? premiumLook(square) : `tile ${tile.role}${isFlawed ? ' flawed' : ''}`}
      style={tile === undefined && square.isBrick !== true ? { '--square': squareBackground(square) } : {}}
      tabIndex={isCursor ? 0 : -1}
    >
      {tile?.glyph ?? (check === undefined ? printOf(square) : <Checks check={check} />)}
    </span>
  ),
  isSameCell,
);

const Checks = ({ check: { across, down, isDead } }: { readonly check: CrossCheckView }) => (
  <span class={isDead ? 'checks dead' : 'checks'}>
    {!isDead && across !== null && <span>→{across}</span>}
    {!isDead && down !== null && <span>↓{down}</span>}
  </span>
);

/** Tile views are made anew for every candidate, though most of them say the same. */
function isSameCell(before: CellProps, after: CellProps): boolean {
  if (
    before.isFlawed !== after.isFlawed ||
    before.isCursor !== after.isCursor ||
    before.square !== after.square
  )
    return false;
  if (before.checks !== after.checks || before.check !== after.check) return false;
  const [one, other] = [before.tile, after.tile];
  if (one === undefined || other === undefined) return one === other;
  return one.glyph === other.glyph && one.isBlank === other.isBlank && one.role === other.role;
}

const printOf = (square: SquareView): string => (square.isBrick === true ? '' : squareLabel(square));

function premiumLook({ isBrick, letterMultiplier, wordMultiplier }: SquareView): string {
  if (isBrick === true) return 'brick';
  return letterMultiplier === 1 && wordMultiplier === 1 ? '' : 'premium';
}

function squareOf(target: EventTarget | null): { row: number; col: number } | null {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return null;
  return { row: Number(target.dataset.row), col: Number(target.dataset.col) };
}
