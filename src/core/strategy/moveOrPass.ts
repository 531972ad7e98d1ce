import { mayExchange } from '../game/turnRules';
import { PASS, type Turn } from '../game/turns/turn';
import type { Move } from '../movegen/move';
import type { PlayerView } from './playerView';

/**
 * The move; where there is none, the exchange of as much of the rack as the bag can replace, from its front,
 * if the rules allow one, else a pass.
 */
export function moveOrPass(move: Move | undefined, { bagCount, position }: PlayerView): Turn {
  if (move !== undefined) return move;
  if (!mayExchange(bagCount, position.rules.exchangeLimit)) return PASS;
  const tiles = [...position.rack].slice(0, bagCount);
  return tiles.length === 0 ? PASS : { kind: 'exchange', tiles };
}
