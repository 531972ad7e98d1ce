import type { Tile } from '../../alphabet/tile';
import { mayExchange } from '../turnRules';
import { type Exchange, PASS, type Pass } from './turn';

/**
 * What a player without a move does: exchanges as much of the rack as the bag can replace, from its front,
 * while that holds as many tiles as the rules ask for, else passes.
 */
export function turnWithoutMove(
  rack: Iterable<Tile>,
  bagCount: number,
  exchangeLimit: number,
): Exchange | Pass {
  if (!mayExchange(bagCount, exchangeLimit)) return PASS;
  const tiles = [...rack].slice(0, bagCount);
  return tiles.length === 0 ? PASS : { kind: 'exchange', tiles };
}
