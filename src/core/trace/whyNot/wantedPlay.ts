import { type LetterCode, letterOf, NO_TILE, type Tile } from '../../alphabet/tile';
import type { Position } from '../../board/position';
import {
  along,
  type DirectedSquare,
  type Direction,
  positionLabel,
  type Square,
  squareIndex,
  tileAt,
} from '../../board/square';
import { message } from '../../message';
import { fail, ok, type Result } from '../../result';
import { crossWordWith } from './crossWord';
import type { WhyNotCause } from './whyNotCause';

/**
 * A play that the user asks about; it may break every rule. `tiles` holds, for each square in reading order,
 * a letter (a blank is used if the rack lacks it), a designated blank (only a blank will do), or `NO_TILE`
 * for the tile on the board.
 */
export interface WantedPlay extends DirectedSquare {
  readonly tiles: readonly Tile[];
}

/** A tile that the user has put on the board. */
export interface PutTile extends Square {
  readonly tile: Tile;
}

/** The word that these tiles form with those on the board, or why they form none. */
export function playOfTiles(
  position: Position,
  put: readonly PutTile[],
): Result<WantedPlay, readonly WhyNotCause[]> {
  const causes = findMisplaced(position, put);
  const [first] = put;
  if (first === undefined || causes.length > 0) return fail(causes);
  const direction = directionOf(position, put);
  if (direction === null)
    return fail([
      {
        code: 'not-in-line',
        message: message('whyNot.notInLine'),
        detail: null,
        squares: numbersOf(position, put),
      },
    ]);
  const distance = ({ row, col }: Square) => row - first.row + (col - first.col);
  const from = along(first, direction, Math.min(...put.map(distance)));
  const last = along(first, direction, Math.max(...put.map(distance)));
  const tiles: Tile[] = [];
  const length = last.row - from.row + (last.col - from.col) + 1;
  for (let i = 0; i < length; i++) {
    const square = along(from, direction, i);
    tiles.push(put.find(({ row, col }) => row === square.row && col === square.col)?.tile ?? NO_TILE);
  }
  return ok(withNeighbours(position, { ...from, direction, tiles }));
}

/** The play extended by the tiles directly before and after it, which belong to its word. */
export function withNeighbours(position: Position, wanted: WantedPlay): WantedPlay {
  const { direction, tiles } = wanted;
  let before = 0;
  while (tileAt(position, along(wanted, direction, -before - 1)) !== NO_TILE) before++;
  let behind = 0;
  while (tileAt(position, along(wanted, direction, tiles.length + behind)) !== NO_TILE) behind++;
  return {
    ...along(wanted, direction, -before),
    direction,
    tiles: [...Array<Tile>(before).fill(NO_TILE), ...tiles, ...Array<Tile>(behind).fill(NO_TILE)],
  };
}

/** The letters of the word, including those on the board; 0 if a square has neither. */
export function lettersOf(position: Position, wanted: WantedPlay): LetterCode[] {
  return wanted.tiles.map((tile, i) =>
    letterOf(tile === NO_TILE ? tileAt(position, along(wanted, wanted.direction, i)) : tile),
  );
}

function findMisplaced(position: Position, put: readonly PutTile[]): WhyNotCause[] {
  if (put.length === 0)
    return [{ code: 'no-tile-played', message: message('whyNot.noTilePut'), detail: null, squares: [] }];
  const { rows, cols } = position;
  return put.flatMap((tile, i): WhyNotCause[] => {
    const { row, col } = tile;
    const place = positionLabel(tile, 'across');
    if (row >= rows || col >= cols)
      return [
        {
          code: 'outside-board',
          message: message('whyNot.outsideBoard', { place }),
          detail: null,
          squares: [],
        },
      ];
    const isTaken = put.findIndex((other) => other.row === row && other.col === col) !== i;
    if (!isTaken && tileAt(position, tile) === NO_TILE) return [];
    return [
      {
        code: 'other-tile',
        message: message('whyNot.tileLies', { place }),
        detail: null,
        squares: numbersOf(position, [tile]),
      },
    ];
  });
}

/**
 * A single tile reads across if it forms a word across, else down; null for tiles that are not in one line.
 */
function directionOf(position: Position, put: readonly PutTile[]): Direction | null {
  const [first] = put;
  if (first === undefined) return null;
  if (put.length > 1) {
    if (put.every(({ row }) => row === first.row)) return 'across';
    return put.every(({ col }) => col === first.col) ? 'down' : null;
  }
  const square = squareIndex(first, position.cols);
  const lengthIn = (direction: Direction) =>
    crossWordWith(position, square, direction, letterOf(first.tile)).letters.length;
  return lengthIn('across') > 1 || lengthIn('down') === 1 ? 'across' : 'down';
}

const numbersOf = ({ cols }: Position, squares: readonly Square[]): number[] =>
  squares.map((square) => squareIndex(square, cols));
