import type { PlainTurn } from '../game/turns/turn';
import { turnWithoutMove } from '../game/turns/turnWithoutMove';
import type { Move } from '../movegen/move';
import type { PlayerView } from './playerView';

/** The move, or the turn of a player without one. */
export const moveOrPass = (move: Move | undefined, { bagCount, position }: PlayerView): PlainTurn =>
  move ?? turnWithoutMove(position.rack, bagCount, position.rules.exchangeLimit);
