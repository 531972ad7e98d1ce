import type { Tile } from '../../alphabet/tile';
import type { Bag } from '../../game/bag';
import type { GameState } from '../../game/gameState';
import { takeTurn } from '../../game/turns/takeTurn';
import type { PlainTurn } from '../../game/turns/turn';

/**
 * The games that a turn can lead to, all equally likely: one, except for an exchange, whose tiles go anywhere
 * among those in the bag.
 */
export function gamesAfter(state: GameState, turn: PlainTurn): readonly GameState[] {
  const next = takeTurn(state, turn);
  if (turn.kind !== 'exchange') return [next];
  // Without the tiles that the player drew.
  const { length: drawn } = turn.tiles;
  const rest = state.player === 0 ? state.bag.slice(drawn) : state.bag.slice(0, state.bag.length - drawn);
  return mixtures(rest, turn.tiles).map((bag) => ({ ...next, bag }));
}

/** The ways to insert tiles one after the other; equal results are repeated. */
function mixtures(bag: Bag, [tile, ...others]: readonly Tile[]): readonly Bag[] {
  if (tile === undefined) return [bag];
  return Array.from({ length: bag.length + 1 }, (_, place) => bag.toSpliced(place, 0, tile)).flatMap(
    (mixed) => mixtures(mixed, others),
  );
}
