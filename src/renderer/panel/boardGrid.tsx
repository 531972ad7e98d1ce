import { type ReadonlySignal, useComputed } from '@preact/signals';
import { memo } from 'preact/compat';
import { squareName } from '../view/gridNames';
import type { SquareView, TileView } from '../view/sceneView';
import type { PanelProps } from './panelProps';

interface BoardGridProps extends PanelProps {
  readonly squares: ReadonlySignal<readonly SquareView[]>;
  readonly tiles: ReadonlySignal<readonly TileView[]>;
}

/**
 * The board in words: what a screen reader finds where the eye finds the 3D board. It takes the focus for typing on
 * the board; the square of the cursor is the one in the tab order.
 */
export function BoardGrid({ dispatch, squares, state, tiles }: BoardGridProps) {
  const layout = useComputed(() => state.value.setup.rules.layout).value;
  const cursorIndex = useComputed(
    () => state.value.boardCursor.row * layout.cols + state.value.boardCursor.col,
  ).value;
  const tileById = new Map(tiles.value.map((tile) => [tile.id, tile]));
  const rows = Array.from({ length: layout.rows }, (_, row) =>
    squares.value.slice(row * layout.cols, (row + 1) * layout.cols),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the picture of the board is a canvas, a table would be a second one
    <div
      class="board-grid"
      data-zone="board"
      role="grid"
      aria-label="Board"
      aria-rowcount={layout.rows}
      aria-colcount={layout.cols}
      onFocusIn={({ target }) => {
        const square = squareOf(target);
        if (square !== null) dispatch({ type: 'square-focused', square });
      }}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
        <div key={index} role="row" aria-rowindex={index + 1}>
          {row.map((square) => (
            <Cell
              key={square.col}
              row={square.row}
              col={square.col}
              name={squareName(square, tileById.get(`${square.row}:${square.col}`))}
              isCursor={cursorIndex === square.row * layout.cols + square.col}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  readonly row: number;
  readonly col: number;
  readonly name: string;
  readonly isCursor: boolean;
}

const Cell = memo(({ col, isCursor, name, row }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: as above
  <span
    role="gridcell"
    aria-colindex={col + 1}
    aria-label={name}
    data-row={row}
    data-col={col}
    tabIndex={isCursor ? 0 : -1}
  />
));

function squareOf(target: EventTarget | null): { row: number; col: number } | null {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return null;
  return { row: Number(target.dataset.row), col: Number(target.dataset.col) };
}
