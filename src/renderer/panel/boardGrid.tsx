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
 * The board in words: what a screen reader finds where the eye finds the 3D board, and what the eye finds, flat, where
 * there is none. It takes the focus for typing on the board; the square of the cursor is the one in the tab order.
 */
export function BoardGrid({ dispatch, squares, state, tiles }: BoardGridProps) {
  const layout = useComputed(() => state.value.setup.rules.layout).value;
  const cursorIndex = useComputed(
    () => state.value.boardCursor.row * layout.cols + state.value.boardCursor.col,
  ).value;
  const isFlat = useComputed(() => state.value.sceneFailure !== null).value;
  const tileById = new Map(tiles.value.map((tile) => [tile.id, tile]));
  const rows = Array.from({ length: layout.rows }, (_, row) =>
    squares.value.slice(row * layout.cols, (row + 1) * layout.cols),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the picture of the board is a canvas, a table would be a second one
    <div
      class={isFlat ? 'board-grid flat' : 'board-grid'}
      style={{ '--rows': layout.rows, '--cols': layout.cols }}
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
          {row.map((square) => {
            const tile = tileById.get(`${square.row}:${square.col}`);
            return (
              <Cell
                key={square.col}
                row={square.row}
                col={square.col}
                name={squareName(square, tile)}
                text={tile?.glyph ?? premiumLabel(square)}
                look={tile === undefined ? premiumLook(square) : `tile ${tile.role}`}
                isCursor={cursorIndex === square.row * layout.cols + square.col}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  readonly row: number;
  readonly col: number;
  readonly name: string;
  readonly text: string;
  readonly look: string;
  readonly isCursor: boolean;
}

const Cell = memo(({ col, isCursor, look, name, row, text }: CellProps) => (
  // biome-ignore lint/a11y/useSemanticElements: as above
  <span
    role="gridcell"
    aria-colindex={col + 1}
    aria-label={name}
    data-row={row}
    data-col={col}
    class={look}
    tabIndex={isCursor ? 0 : -1}
  >
    {text}
  </span>
));

/** `3W`, `2L`; the word's multiplier where there are both. */
function premiumLabel({ letterMultiplier, wordMultiplier }: SquareView): string {
  if (wordMultiplier !== 1) return `${wordMultiplier}W`;
  return letterMultiplier === 1 ? '' : `${letterMultiplier}L`;
}

function premiumLook({ letterMultiplier, wordMultiplier }: SquareView): string {
  if (wordMultiplier !== 1) return 'premium-word';
  return letterMultiplier === 1 ? '' : 'premium-letter';
}

function squareOf(target: EventTarget | null): { row: number; col: number } | null {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return null;
  return { row: Number(target.dataset.row), col: Number(target.dataset.col) };
}
