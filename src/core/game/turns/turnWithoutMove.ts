import type { Tile } from '../../alphabet/tile';
import { mayExchange } from '../turnRules';
import { type Exchange, PASS, type Pass } from './turn';

/**
 * The turn of a player without a move: exchanges as much of the rack as the bag can replace, from the front,
 * if the bag has enough tiles for an exchange; otherwise passes.
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
