import { NO_TILE, type Tile } from '../../alphabet/tile';
import type { BoardLayout } from '../../board/boardLayout';
import { along, isOnBoard, type Square, squareIndex, tileAt } from '../../board/square';
import type { Move } from '../../movegen/move';

/** Why a placement does not fit the board. Words and racks are checked elsewhere. */
export type PlaceFault =
  | { readonly code: 'off-board'; readonly square: Square }
  | { readonly code: 'square-empty'; readonly square: Square }
  | { readonly code: 'square-taken'; readonly square: Square; readonly there: Tile }
  | { readonly code: 'brick'; readonly square: Square }
  | { readonly code: 'nothing-played' }
  | { readonly code: 'word-goes-on'; readonly square: Square }
  | { readonly code: 'start-not-covered' }
  | { readonly code: 'not-connected' };

export interface LaidBoard {
  readonly layout: BoardLayout;
  /** Row-major. */
  readonly tiles: ArrayLike<Tile>;
}

/** Every fault of the placement; if a square does not fit, only that fault. */
export function* findPlaceFaults(board: LaidBoard, move: Omit<Move, 'score'>): Generator<PlaceFault> {
  const squares = move.tiles.map((_, nth) => along(move, move.direction, nth));
  for (const [nth, square] of squares.entries()) {
    const fault = squareFault(board, square, move.tiles[nth] ?? NO_TILE);
    if (fault === undefined) continue;
    yield fault;
    return;
  }
  const newSquares = squares.filter((_, nth) => move.tiles[nth] !== NO_TILE);
  if (newSquares.length === 0) {
    yield { code: 'nothing-played' };
    return;
  }
  const ends = [along(move, move.direction, -1), along(move, move.direction, squares.length)];
  const next = ends.find((square) => isTaken(board, square));
  if (next !== undefined) yield { code: 'word-goes-on', square: next };
  const link = linkFault(board, newSquares);
  if (link !== undefined) yield link;
}

function squareFault({ layout, tiles }: LaidBoard, square: Square, tile: Tile): PlaceFault | undefined {
  if (!isOnBoard(layout, square)) return { code: 'off-board', square };
  const index = squareIndex(square, layout.cols);
  const there = tiles[index] ?? NO_TILE;
  if (tile === NO_TILE) return there === NO_TILE ? { code: 'square-empty', square } : undefined;
  if (there !== NO_TILE) return { code: 'square-taken', square, there };
  return layout.bricks[index] ? { code: 'brick', square } : undefined;
}

/** The first play must cover the start square, every other one must touch a tile. */
function linkFault(board: LaidBoard, newSquares: readonly Square[]): PlaceFault | undefined {
  if (newSquares.some((square) => neighboursOf(square).some((next) => isTaken(board, next))))
    return undefined;
  const { start } = board.layout;
  const isFirst = Array.from(board.tiles).every((tile) => tile === NO_TILE);
  if (!isFirst) return { code: 'not-connected' };
  const coversStart = newSquares.some(({ row, col }) => row === start.row && col === start.col);
  return coversStart ? undefined : { code: 'start-not-covered' };
}

const isTaken = ({ layout: { cols, rows }, tiles }: LaidBoard, square: Square): boolean =>
  tileAt({ rows, cols, tiles }, square) !== NO_TILE;

const neighboursOf = (square: Square): Square[] =>
  [1, -1].flatMap((step) => [along(square, 'across', step), along(square, 'down', step)]);
