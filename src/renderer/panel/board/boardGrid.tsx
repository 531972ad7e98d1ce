import { type ReadonlySignal, useComputed } from '@preact/signals';
import { memo } from 'preact/compat';
import { text } from '../../../texts/text';
import { shownCrossChecks } from '../../state/candidates/engineNeeds';
import { crossCheckName } from '../../view/board/crossCheckView';
import type { FlatDetail } from '../../view/board/flatLayout';
import { flawedSquares } from '../../view/board/flawedWords';
import { squareName } from '../../view/board/gridNames';
import { squareBackground, squareInk } from '../../view/board/squareLook';
import type {
  AnchorView,
  CrossCheckView,
  FlawedWordView,
  OutlinedTileView,
  SquareView,
  TileView,
} from '../../view/sceneView';
import { anchorDescription } from '../../view/walk/anchorView';
import type { PanelProps } from '../window/panelProps';
import { FlatSquare } from './flatSquare';

interface BoardGridProps extends PanelProps {
  readonly squares: ReadonlySignal<readonly SquareView[]>;
  readonly tiles: ReadonlySignal<readonly TileView[]>;
  /** Empty while they are hidden. */
  readonly crossChecks: ReadonlySignal<readonly CrossCheckView[]>;
  /** Words that are not in the lexicon. */
  readonly flaws: ReadonlySignal<readonly FlawedWordView[]>;
  /** Anchors whose search can be opened. */
  readonly anchors: ReadonlySignal<readonly AnchorView[]>;
  /** Tiles drawn over the squares as letter and outline only. */
  readonly outlined: ReadonlySignal<readonly OutlinedTileView[]>;
  /** Detail that fits on a square; null while the board is hidden. */
  readonly detail: FlatDetail | null;
}

/**
 * The board in words: for screen readers in place of the 3D board, and the squares and tiles of the flat one.
 * It has the focus while typing on the board; the cursor's square is in the tab order.
 */
export function BoardGrid(props: BoardGridProps) {
  const { anchors, crossChecks, detail, dispatch, flaws, outlined, squares, state, tiles } = props;
  const { cols, rows } = useComputed(() => state.value.setup.rules.layout).value;
  const cursorIndex = useComputed(
    () => state.value.boardCursor.row * cols + state.value.boardCursor.col,
  ).value;
  const tileById = new Map(tiles.value.map((tile) => [tile.id, tile]));
  const checkAt = new Map(crossChecks.value.map((check) => [check.row * cols + check.col, check]));
  const anchorAt = new Map(anchors.value.map((anchor) => [anchor.row * cols + anchor.col, anchor]));
  const flawed = flawedSquares(flaws.value, cols);
  const overlaid = detail === null ? [] : outlined.value;
  const covered = new Set(overlaid.map((tile) => tile.row * cols + tile.col));
  const named = useComputed(() => shownCrossChecks(state.value)).value;
  const nameChecks = (square: SquareView) =>
    named === null ? null : crossCheckName(state.peek().setup, named, square);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the picture of the board is a canvas, a table would be a second one
    <div
      class="board-grid"
      data-zone="board"
      role="grid"
      aria-label={text('designPanel.board')}
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
              isCovered={covered.has(square.row * cols + square.col)}
              checks={nameChecks(square)}
              detail={detail}
              check={checkAt.get(square.row * cols + square.col)}
              anchor={anchorAt.get(square.row * cols + square.col)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  readonly square: SquareView;
  readonly tile: TileView | undefined;
  readonly isCursor: boolean;
  /** Part of a word that is not in the lexicon. */
  readonly isFlawed: boolean;
  /** Whether the letter of an outlined tile covers it. */
  readonly isCovered: boolean;
  /** Its cross-checks in words. */
  readonly checks: string | null;
  /** Its cross-checks as printed on the board. */
  readonly check: CrossCheckView | undefined;
  readonly anchor: AnchorView | undefined;
  readonly detail: FlatDetail | null;
}

const Cell = memo(
  ({ anchor, check, checks, detail, isCovered, isCursor, isFlawed, square, tile }: CellProps) => (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <span
      role="gridcell"
      aria-colindex={square.col + 1}
      aria-label={squareName(square, tile, isFlawed ? text('designPanel.flawedWord') : checks)}
      aria-description={anchor && anchorDescription(anchor)}
      data-row={square.row}
      data-col={square.col}
      class={detail !== null && square.isBrick === true ? 'brick' : ''}
      style={detail === null || square.isBrick === true ? {} : squareStyle(square)}
      tabIndex={isCursor ? 0 : -1}
    >
      {detail !== null && (
        <FlatSquare square={square} tile={tile} check={check} isCovered={isCovered} detail={detail} />
      )}
    </span>
  ),
  isSameCell,
);

const squareStyle = (square: SquareView) => ({
  '--square': squareBackground(square),
  '--square-ink': squareInk(square),
});

/** Tile views are recreated for every candidate, though most are equal. */
function isSameCell(before: CellProps, after: CellProps): boolean {
  if (
    before.isFlawed !== after.isFlawed ||
    before.isCovered !== after.isCovered ||
    before.isCursor !== after.isCursor ||
    before.square !== after.square ||
    before.anchor !== after.anchor
  )
    return false;
  if (before.checks !== after.checks || before.check !== after.check || before.detail !== after.detail)
    return false;
  const [one, other] = [before.tile, after.tile];
  if (one === undefined || other === undefined) return one === other;
  return (
    one.glyph === other.glyph &&
    one.isBlank === other.isBlank &&
    one.value === other.value &&
    one.role === other.role &&
    one.crossWordNumbers.join() === other.crossWordNumbers.join()
  );
}

function squareOf(target: EventTarget | null): { row: number; col: number } | null {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return null;
  return { row: Number(target.dataset.row), col: Number(target.dataset.col) };
}
