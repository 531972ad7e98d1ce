import { NO_TILE } from '../../alphabet/tile';
import type { TileDistribution } from '../../alphabet/tileDistribution';
import { positionLabel } from '../../board/square';
import type { Move } from '../../movegen/move';
import { formatTile } from '../tileSets/tileText';

/** A move's tiles: `.` = tile already on the board, upper case = letter tile, lower case = blank. */
export function formatMoveTiles(move: Move, distribution: TileDistribution): string {
  return move.tiles.map((tile) => (tile === NO_TILE ? '.' : formatTile(tile, distribution))).join('');
}

/** A move as `POS TILES SCORE`, e.g. `8D QUI.Z 64`. */
export function formatMoveLine(move: Move, distribution: TileDistribution): string {
  return `${positionLabel(move, move.direction)} ${formatMoveTiles(move, distribution)} ${move.score}`;
}

/** The canonical list: one line per move, sorted by code unit. */
export function formatMoveList(moves: Iterable<Move>, distribution: TileDistribution): string[] {
  return Array.from(moves, (move) => formatMoveLine(move, distribution)).sort();
}
