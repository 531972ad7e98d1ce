import { NO_TILE, type Tile } from '../../../core/alphabet/tile';
import { areSameTiles } from '../../../core/alphabet/tileCounts';
import type { Position } from '../../../core/board/position';
import type { Setup } from '../../../core/board/setup';
import { along, type Direction, type Square, squareAt, tileAt } from '../../../core/board/square';
import { findPlaceFaults } from '../../../core/game/turns/checkPlace';
import { readPlacement } from '../../../core/game/turns/placementWords';
import { placeFault } from '../../../core/game/turns/turnProblems';
import { type Message, message } from '../../../core/message';
import type { Move } from '../../../core/movegen/move';
import { fail, ok, type Result } from '../../../core/result';
import { holdsGame, type PlayedGame, viewersRack } from './playedGame';

/** Squares with tentative tiles: those in the setup but not in the game. */
export function tentativeSquares({ game: { position } }: PlayedGame, { tiles }: Setup): readonly number[] {
  return tiles.flatMap((tile, square) =>
    tile !== NO_TILE && position.tiles[square] === NO_TILE ? [square] : [],
  );
}

/** Whether the setup is the current moment of the game, with or without tentative tiles. */
export function isAtPlay(play: PlayedGame, setup: Setup): boolean {
  if (!holdsGame(play, setup)) return false;
  const laid = tentativeSquares(play, setup).map((square) => setup.tiles[square] ?? NO_TILE);
  const held = play.isCovered ? [] : viewersRack(play);
  return areSameTiles([...setup.rack, ...laid], held);
}

/** The tentative tiles as a placement with its score, or why they are not a placement. */
export function tentativeMove(play: PlayedGame, setup: Setup): Result<Move, Message> {
  const { position } = play.game;
  const squares = tentativeSquares(play, setup).map((index) => squareAt(index, position.cols));
  const [first] = squares;
  const last = squares.at(-1);
  if (first === undefined || last === undefined) return fail(message('game.nothingPlayed'));
  const direction = directionOf(position, first, last);
  if (direction === undefined || !squares.every((square) => isInLine(square, first, direction)))
    return fail(message('play.notInLine'));
  const move = { kind: 'placement', ...wordThrough(position, setup.tiles, first, last, direction) } as const;
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

/** The word from the first to the last tentative tile, with adjoining tiles. */
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
