import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { checkSetup, type Position } from '../../../core/board/position';
import { along, type Direction, type Square, squareAt, tileAt } from '../../../core/board/square';
import { entryAt } from '../../../core/certain';
import { findPlaceFaults } from '../../../core/game/turns/checkPlace';
import { readPlacement } from '../../../core/game/turns/placementWords';
import { placeFault } from '../../../core/game/turns/turnProblems';
import { type Message, message } from '../../../core/message';
import type { Move } from '../../../core/movegen/move';
import { fail, ok, type Result } from '../../../core/result';
import type { AppState } from '../appState';
import { shownSetup, triedSquares } from './tried';

/** The tried tiles as a placement with its score, or why they are not a placement. */
export function triedMove(state: Pick<AppState, 'setup' | 'tried'>): Result<Move, Message> {
  const [first, ...others] = triedSquares(state);
  if (first === undefined) return fail(message('game.nothingPlayed'));
  const checked = checkSetup(state.setup);
  if (!checked.ok) return fail(entryAt(checked.error, 0).message);
  return readMove(checked.value.position, [first, ...others], shownSetup(state).tiles);
}

/** @param indices of the new tiles, row × cols + col, in reading order */
function readMove(
  position: Position,
  indices: readonly [number, ...number[]],
  tiles: readonly Tile[],
): Result<Move, Message> {
  const squares = indices.map((index) => squareAt(index, position.cols));
  const first = squareAt(indices[0], position.cols);
  const last = squares.at(-1) ?? first;
  const direction = directionOf(position, first, last);
  if (direction === undefined || !squares.every((square) => isInLine(square, first, direction)))
    return fail(message('play.notInLine'));
  const move = { kind: 'placement', ...wordThrough(position, tiles, first, last, direction) } as const;
  const { layout } = position.rules;
  const [fault] = findPlaceFaults({ layout, tiles: position.tiles }, move);
  if (fault?.code === 'square-empty') return fail(message('play.gap'));
  if (fault !== undefined) return fail(placeFault(fault, layout, position.rules.distribution));
  const read = readPlacement(position, { ...move, score: 0 });
  if (read.words.length === 0) return fail(message('game.oneTileAlone'));
  return ok({ ...move, score: read.score });
}

const isInLine = (square: Square, first: Square, direction: Direction): boolean =>
  direction === 'across' ? square.row === first.row : square.col === first.col;

/** A single tile reads across if it forms a word across, otherwise down. */
function directionOf(position: Position, first: Square, last: Square): Direction | undefined {
  if (first.row === last.row && first.col !== last.col) return 'across';
  if (first.col === last.col && first.row !== last.row) return 'down';
  if (first.row !== last.row) return undefined;
  const isBeside = [1, -1].some((step) => tileAt(position, along(first, 'across', step)) !== NO_TILE);
  return isBeside ? 'across' : 'down';
}

/** The word from the first to the last new tile, with adjoining tiles. */
function wordThrough(
  position: Position,
  tiles: readonly Tile[],
  first: Square,
  last: Square,
  direction: Direction,
): Omit<Move, 'kind' | 'score'> {
  let start = first;
  while (tileAt(position, along(start, direction, -1)) !== NO_TILE) start = along(start, direction, -1);
  let end = last;
  while (tileAt(position, along(end, direction, 1)) !== NO_TILE) end = along(end, direction, 1);
  const length = direction === 'across' ? end.col - start.col + 1 : end.row - start.row + 1;
  const laid = Array.from({ length }, (_, nth) => {
    const square = along(start, direction, nth);
    const isOld = tileAt(position, square) !== NO_TILE;
    return isOld ? NO_TILE : (tiles[square.row * position.cols + square.col] ?? NO_TILE);
  });
  return { row: start.row, col: start.col, direction, tiles: laid };
}
