import { NO_TILE } from '../../alphabet/tile';
import { areSameTiles } from '../../alphabet/tileCounts';
import type { Move } from '../../movegen/move';
import type { PlainTurn } from './turn';

/** Whether both turns place the same tiles on the same squares, exchange the same tiles, or pass. */
export function isSameTurn(one: PlainTurn, other: PlainTurn): boolean {
  if (one.kind === 'placement' && other.kind === 'placement') return isSamePlacement(one, other);
  if (one.kind === 'exchange' && other.kind === 'exchange') return areSameTiles(one.tiles, other.tiles);
  return one.kind === other.kind;
}

/** The same tiles on the same squares, however they are written down. */
function isSamePlacement(one: Move, other: Move): boolean {
  return layout(one) === layout(other);
}

const layout = ({ col, direction, row, tiles }: Move): string =>
  tiles
    .map((tile, i) =>
      tile === NO_TILE
        ? ''
        : `${direction === 'down' ? row + i : row},${direction === 'down' ? col : col + i},${tile}`,
    )
    .filter((text) => text !== '')
    .join(' ');
