import { areSameTiles } from '../../alphabet/tileCounts';
import type { PlainTurn } from '../../game/turns/turn';
import { isSamePlacement } from '../endgame/lineTurns';

/** Whether both turns place the same tiles on the same squares, exchange the same tiles, or pass. */
export function isSameTurn(one: PlainTurn, other: PlainTurn): boolean {
  if (one.kind === 'placement' && other.kind === 'placement') return isSamePlacement(one, other);
  if (one.kind === 'exchange' && other.kind === 'exchange') return areSameTiles(one.tiles, other.tiles);
  return one.kind === other.kind;
}
